import { Trans } from '@lingui/react/macro';
import surveillance from 'content:surveillance';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { FeatureDrawing } from './feature-drawing.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import drawings from '#src/ui/axis-drawing.module.css';
import styles from './page.module.css';

/** Market Surveillance: three features, each with what it monitors, what it triggers, and its limits. */
export default function MarketSurveillancePage() {
  return (
    <>
      <PageHead heading={<Trans>Market Surveillance</Trans>} lead={<ContentText>{surveillance.lead}</ContentText>} />
      <div className="wrap block-end">
        {surveillance.features.map(({ id, title, description, points, drawing, caption }) => (
          <section key={id} id={id} className={`thirds ${styles['feature']}`}>
            <div className={`stack-3 ${styles['side']}`}>
              <ContentText as="h2" className="size-25">
                {title}
              </ContentText>
              <figure className={`stack ${drawings['figure']}`}>
                <FeatureDrawing of={drawing} />
                <ContentText as="figcaption">{caption}</ContentText>
              </figure>
            </div>
            <div className="stack measure">
              <Blocks blocks={[{ text: description }, { list: points }]} />
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
