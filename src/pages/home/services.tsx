import type { ReactElement } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import frameworks from 'content:framework-dates';
import home from 'content:home';
import margins from 'content:register/capital-margins';
import returns from 'content:return-dates';
import type { HomeDrawing } from '#build/content/schemas/records.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Link } from '#src/parts/link/link.ts';
import { MarginsDrawing } from '#src/parts/drawings/margins-drawing.tsx';
import { ReturnsDrawing } from '#src/parts/drawings/returns-drawing.tsx';
import { NextReturn } from '#src/parts/next-return/next-return.tsx';
import { FrameworksDrawing } from './frameworks-drawing.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { Section } from '#src/ui/section.tsx';
import drawings from '#src/ui/axis-drawing.module.css';
import styles from './page.module.css';

/** What each card shows: a drawing of the page to which it leads, and a fact counted from the same data. */
const SHOWN: Record<HomeDrawing, { picture: ReactElement; fact: ReactElement }> = {
  frameworks: { picture: <FrameworksDrawing />, fact: <InForce /> },
  surveillance: { picture: <MarginsDrawing />, fact: <BelowMinimum /> },
  filings: { picture: <>{returns[0] && <ReturnsDrawing {...returns[0]} />}</>, fact: <NextReturn /> },
};

/** The three service cards: a drawing, a title, a sentence and a fact. The whole card is a link. */
export function Services() {
  return (
    <Section heading={<Trans>Core Services Overview</Trans>}>
      <ul className={styles['cards']}>
        {home.services.map(({ drawing, title, description, linkText, link }) => (
          <Reveal key={link} className={`quiet-links ${styles['clickable']} card ${styles['card']}`}>
            <div className={drawings['place']}>{SHOWN[drawing].picture}</div>
            <h3>
              <Link href={link}>
                <ContentText>{title}</ContentText>
              </Link>
            </h3>
            <ContentText as="p">{description}</ContentText>
            <p className={styles['fact']}>{SHOWN[drawing].fact}</p>
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

function InForce() {
  const proposed = frameworks.filter(({ until }) => until !== undefined).length;
  const inForce = frameworks.length - proposed;
  return (
    <Trans>
      {inForce} in force, {proposed} proposed
    </Trans>
  );
}

function BelowMinimum() {
  const { least, counts } = margins;
  const sum = (list: readonly number[]) => list.reduce((total, count) => total + count, 0);
  const total = formatNumber(sum(counts));
  return (
    <Plural
      value={sum(counts.slice(0, -least))}
      one={`# of ${total} firms is below its minimum ratio`}
      other={`# of ${total} firms are below their minimum ratio`}
    />
  );
}
