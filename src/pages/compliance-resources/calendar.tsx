import { useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import returns from 'content:returns';
import type { Returns } from '#build/content/schemas/texts.ts';
import { ReturnsDrawing } from '#src/parts/drawings/returns-drawing.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Link } from '#src/parts/link/link.ts';
import { NextReturn } from '#src/parts/next-return/next-return.tsx';
import { CardTable } from '#src/ui/card-table.tsx';
import drawings from '#src/ui/axis-drawing.module.css';
import { Section } from '#src/ui/section.tsx';
import styles from './page.module.css';

/** The calendar of returns: what firms must file, which firms, and the rule for the due date. */
export function Calendar() {
  const { t } = useLingui();
  const { lead, periodic, caption, events, proposed } = returns;
  const [first] = periodic;
  return (
    <Section id="calendar" heading={<Trans>Calendar of returns</Trans>}>
      <div className={styles['head']}>
        <ContentText as="p" className="measure">
          {lead}
        </ContentText>
        {first && (
          <figure className={`stack ${drawings['figure']}`}>
            <ReturnsDrawing months={first.months} days={first.days} />
            <figcaption>
              <b>
                <NextReturn />
              </b>
              <ContentText as="p">{caption}</ContentText>
            </figcaption>
          </figure>
        )}
      </div>
      <div className={`stack-6 ${styles['tables']}`}>
        <Filings heading={t`Every quarter`} from={t`Reference date`} filings={periodic} />
        <Filings heading={t`After an event`} from={t`Time runs from`} filings={events} />
        <Filings heading={t`Proposed in DARF, not in force`} from={t`Time runs from`} filings={proposed} />
      </div>
    </Section>
  );
}

type Filing = Returns['events'][number];

function Filings({ heading, from, filings }: { heading: string; from: string; filings: readonly Filing[] }) {
  const { t } = useLingui();
  const headingId = useId();
  const columns = [t`Who files it`, from, t`Due`, t`Rule`] as const;
  return (
    <div>
      <h3 id={headingId}>{heading}</h3>
      <CardTable className={styles['filings']} aria-labelledby={headingId} columns={[t`What is filed`, ...columns]}>
        {filings.map(({ what, who, from: begin, due, source, link }) => (
          <tr key={what}>
            <th scope="row">
              <ContentText>{what}</ContentText>
            </th>
            <td data-label={columns[0]}>
              <ContentText>{who}</ContentText>
            </td>
            <td data-label={columns[1]}>
              <ContentText>{begin}</ContentText>
            </td>
            <td data-label={columns[2]} className={styles['due']}>
              <ContentText>{due}</ContentText>
            </td>
            <td data-label={columns[3]} className="touch-links">
              <Link href={link}>
                <ContentText>{source}</ContentText>
              </Link>
            </td>
          </tr>
        ))}
      </CardTable>
    </div>
  );
}
