import { Plural } from '@lingui/react/macro';
import { type Filter, type FilterValue, slugOf } from '#src/register/filters.ts';
import { STATUS_GROUPS } from '#src/register/standing.ts';
import { addressOf } from '#src/i18n/address.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import styles from './figures.module.css';

/** With more ticks than this in a row, they would be less than 3 px apart on a phone. Then each tick is drawn for several firms. */
const MAX_TICKS = 100;

/** The colours of the drawing by year, as they are on paper, by the values of the filter. */
const ROWS = new Map(Object.entries(STATUS_GROUPS).map(([status, group]) => [slugOf(status), styles[`${group}Row`]]));

/** A row for each value of a filter, with a tick for each firm. The ticks of all rows have the same scale. */
export function Rows({ filter, values, inColumns = false }: { filter: Filter; values: readonly FilterValue[]; inColumns?: boolean }) {
  const most = Math.max(1, ...values.map(({ count }) => count));
  const firmsPerTick = Math.ceil(most / MAX_TICKS);
  return (
    <>
      <ul className={`ruled quiet-links ${styles['rows']} ${inColumns ? styles['columns'] : ''}`}>
        {values.map(({ value, name, count }) => {
          const ticks = Math.ceil(count / firmsPerTick);
          return (
            <li key={value} className={filter === 'status' ? ROWS.get(value) : undefined}>
              <a href={firmsAt(filter, value)}>
                <ContentText>{name}</ContentText>
                <span className={styles['track']}>
                  <svg
                    className="onward"
                    width={`${Math.round((count / most) * 1e4) / 100}%`}
                    viewBox={`0.5 0 ${ticks} 1`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <path d={`M.5 0v1${'m1-1v1'.repeat(ticks - 1)}`} />
                  </svg>
                </span>
                <b>{formatNumber(count)}</b>
              </a>
            </li>
          );
        })}
      </ul>
      <FirmsPerMark firms={firmsPerTick} />
    </>
  );
}

/** The address of the directory with one filter. */
export function firmsAt(filter: Filter, value: string): string {
  return `${addressOf('/regulated-companies')}?${new URLSearchParams({ [filter]: value })}`;
}

/** Says how many firms each mark of a drawing represents, in a register that is too large for a mark for each firm. */
export function FirmsPerMark({ firms }: { firms: number }) {
  if (firms === 1) return null;
  return (
    <p className={styles['scale']}>
      <Plural value={firms} one="Each mark represents # firm." other="Each mark represents up to # firms." />
    </p>
  );
}
