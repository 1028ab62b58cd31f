import { type Filter, type FilterValue, slugOf } from '#src/register/filters.ts';
import { STATUS_GROUPS } from '#src/register/standing.ts';
import { addressOf } from '#src/i18n/address.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import styles from './figures.module.css';

/** A country with fewer firms is a word and a number: a bar would say no more. */
const MIN_IN_BARS = 4;

/** The colours of the drawing by year, as they are on paper, by the values of the filter. */
const ROWS = new Map(Object.entries(STATUS_GROUPS).map(([status, group]) => [slugOf(status), styles[`${group}Row`]]));

/** A row for each value of a filter, with a bar. The bars of all rows have the same scale. */
export function Rows({ filter, values }: { filter: Filter; values: readonly FilterValue[] }) {
  const most = Math.max(1, ...values.map(({ count }) => count));
  const inBars = filter === 'country' ? values.filter(({ count }) => count >= MIN_IN_BARS) : values;
  return (
    <>
      <ul className={`ruled quiet-links ${styles['rows']}`}>
        {inBars.map(({ value, name, count }) => (
          <li key={value} className={filter === 'status' ? ROWS.get(value) : undefined}>
            <a href={firmsAt(filter, value)}>
              <ContentText>{name}</ContentText>{' '}
              <svg className={styles['track']} aria-hidden="true">
                <rect width={`${Math.round((count / most) * 1e4) / 100}%`} height="100%" />
              </svg>
              <b>{formatNumber(count)}</b>
            </a>
          </li>
        ))}
      </ul>
      {inBars.length < values.length && (
        <ul className={`quiet-links ${styles['few']}`}>
          {values.slice(inBars.length).map(({ value, name, count }) => (
            <li key={value}>
              <a href={firmsAt(filter, value)}>
                <ContentText>{name}</ContentText> <b>{formatNumber(count)}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The address of the directory with one filter. */
export function firmsAt(filter: Filter, value: string): string {
  return `${addressOf('/regulated-companies')}?${new URLSearchParams({ [filter]: value })}`;
}
