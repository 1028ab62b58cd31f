import { Trans } from '@lingui/react/macro';
import surveillance from 'content:surveillance';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { MarginsDrawing } from '#src/parts/drawings/margins-drawing.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import drawings from '#src/ui/axis-drawing.module.css';
import styles from './page.module.css';

/** Market Surveillance: three features, each with what it monitors, what it triggers, and its limits. */
export default function MarketSurveillancePage() {
  return (
    <>
      <PageHead heading={<Trans>Market Surveillance</Trans>} lead={<ContentText>{surveillance.lead}</ContentText>} />
      <div className="wrap block-end">
        {surveillance.features.map(({ id, title, description, points, caption }) => (
          <section key={id} id={id} className={`thirds ${styles['feature']}`}>
            <ContentText as="h2" className="size-25">
              {title}
            </ContentText>
            <div className="stack measure">
              {caption !== undefined && (
                <figure className={`stack ${drawings['figure']}`}>
                  <MarginsDrawing />
                  <ContentText as="figcaption">{caption}</ContentText>
                </figure>
              )}
              <Blocks blocks={[{ text: description }, { list: points }]} />
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
