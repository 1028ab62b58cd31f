import { Trans } from '@lingui/react/macro';
import home from 'content:home';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Link } from '#src/parts/link/link.ts';
import { ServiceDrawing } from './drawings.tsx';
import { ServiceFact } from './service-fact.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { Section } from '#src/ui/section.tsx';
import drawings from '#src/ui/axis-drawing.module.css';
import page from './page.module.css';
import styles from './services.module.css';

/** The three service cards: a drawing, a title, a sentence and a fact. The whole card is a link. */
export function Services() {
  return (
    <Section heading={<Trans>Core Services Overview</Trans>} count={home.services.length}>
      <ul className={styles['cards']}>
        {home.services.map(({ drawing, title, description, linkText, link }) => (
          <Reveal key={link} className={`${page['clickable']} card ${styles['card']}`}>
            <div className={drawings['place']}>
              <ServiceDrawing of={drawing} />
            </div>
            <h3>
              <Link href={link}>
                <ContentText>{title}</ContentText>
              </Link>
            </h3>
            <ContentText as="p">{description}</ContentText>
            <p className={styles['fact']}>
              <ServiceFact of={drawing} />
            </p>
            <p className={styles['on']} aria-hidden="true" data-screen-only>
              <ContentText>{linkText}</ContentText>
              <Icon name="onward" />
            </p>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
