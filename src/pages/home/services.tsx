import { Link } from 'wouter';
import { Trans } from '@lingui/react/macro';
import home from 'content:home';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { Section } from '#src/ui/section.tsx';
import { FilingsDrawing, FrameworksDrawing, SurveillanceDrawing } from './drawings.tsx';
import styles from './services.module.css';

const DRAWINGS = { frameworks: FrameworksDrawing, surveillance: SurveillanceDrawing, filings: FilingsDrawing };

/** The three service cards: a drawing of what the service works on, a title, a sentence; the whole card is the link. */
export function Services() {
  return (
    <Section heading={<Trans>Core Services Overview</Trans>}>
      <ul className={styles['cards']}>
        {home.services.map(({ drawing, title, description, linkText, link }) => {
          const Drawing = DRAWINGS[drawing];
          return (
            <Reveal as="li" key={link} className={styles['card']}>
              <Drawing />
              <h3>
                <Link href={link}>
                  <ContentText>{title}</ContentText>
                </Link>
              </h3>
              <p>
                <ContentText>{description}</ContentText>
              </p>
              <p className={styles['on']} aria-hidden="true" data-screen-only>
                <ContentText>{linkText}</ContentText>
                <Icon name="onward" />
              </p>
            </Reveal>
          );
        })}
      </ul>
    </Section>
  );
}
