import { Plural, Trans, useLingui } from '@lingui/react/macro';
import years from 'content:register/years';
import type { StatusGroup } from '#src/register/register-data.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import key from '#src/parts/drawings/key.module.css';
import { firmsAt } from './rows.tsx';
import styles from './figures.module.css';

/** From the axis upwards. */
const GROUPS = ['active', 'caution', 'limited'] as const satisfies readonly StatusGroup[];
const MARK_PX = 6;
/** In a larger register, each mark is drawn for several firms. */
const MAX_MARKS = 40;

const countOf = ({ groups }: (typeof years)[number]) => GROUPS.reduce((sum, group) => sum + groups[group], 0);
const firmsPerMark = Math.max(1, Math.ceil(Math.max(...years.map(countOf)) / MAX_MARKS));

/** A column for each year of licence, with a mark for each firm in the colour of its status. The key says the same as text. */
export function FirmsByYear() {
  const { t } = useLingui();
  return (
    <section className={`deep ${styles['years']}`} aria-labelledby="by-year">
      <div className="wrap">
        <div className={`apart ${styles['caption']}`}>
          <h2 id="by-year" className="size-3">
            <Trans>By year of licence and status</Trans>
          </h2>
          <ul className={`${key['key']} ${styles['key']}`}>
            <li className={key['active']}>{t`Active`}</li>
            <li className={key['caution']}>{t`Under review or provisional`}</li>
            <li className={key['limited']}>{t`Restricted, merged or ceased operations`}</li>
          </ul>
        </div>
        <ol className={styles['axis']}>
          {years.map((year) => (
            <li key={year.year}>
              <Year year={year} />
            </li>
          ))}
        </ol>
        {firmsPerMark > 1 && <FirmsPerMark firms={firmsPerMark} />}
      </div>
    </section>
  );
}

function Year({ year }: { year: (typeof years)[number] }) {
  const count = countOf(year);
  const text = (
    <>
      <b>{formatNumber(count)}</b>
      <Marks groups={year.groups} />
      <span>{year.year}</span>
    </>
  );
  return count === 0 ? (
    <span className={styles['year']}>{text}</span>
  ) : (
    <a className={styles['year']} href={firmsAt('year', year.year)}>
      {text}
    </a>
  );
}

function Marks({ groups }: Pick<(typeof years)[number], 'groups'>) {
  const marks = GROUPS.map((group) => ({ group, count: Math.ceil(groups[group] / firmsPerMark) }));
  const height = marks.reduce((sum, { count }) => sum + count, 0) * MARK_PX;
  const paths = marks.map(({ group, count }, index) => {
    const below = marks.slice(0, index).reduce((sum, lower) => sum + lower.count, 0);
    return { group, d: count === 0 ? '' : `M0 ${height - below * MARK_PX - 3}h1${`m-1-${MARK_PX}h1`.repeat(count - 1)}` };
  });
  return (
    <svg className="marks" viewBox={`0 0 1 ${height}`} height={height} preserveAspectRatio="none" aria-hidden="true">
      {paths.map(({ group, d }) => d !== '' && <path key={group} className={key[group]} d={d} />)}
    </svg>
  );
}

function FirmsPerMark({ firms }: { firms: number }) {
  return (
    <p className={styles['scale']}>
      <Plural value={firms} one="Each mark represents # firm." other="Each mark represents up to # firms." />
    </p>
  );
}
