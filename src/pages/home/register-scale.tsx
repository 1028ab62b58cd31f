import { Plural, Trans, useLingui } from '@lingui/react/macro';
import halves from 'content:register/scale';
import { IS_RTL, placeOf } from '#src/i18n/language.ts';
import { SPACE } from '#src/i18n/punctuation.ts';
import { Link } from '#src/parts/link/link.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { drawMatches, drawTicks } from '#src/register/scale-ticks.ts';
import type { EntitySearch } from './use-entity-search.ts';
import key from '#src/parts/drawings/key.module.css';
import styles from './register-scale.module.css';

/** The register as a scale with a tick for each firm (HOME-8): its length shows the tier, its colour the status. A caliper marks the found firm. */
export function RegisterScale({ search }: { search: EntitySearch }) {
  const { t } = useLingui();
  const { firms = [], registrationOrder: ticks = [] } = search.loaded?.found ?? {};
  const found = firms.length === 1 ? firms[0]?.name : undefined;
  return (
    <figure className={styles['scale']}>
      <figcaption className={`apart ${styles['caption']}`}>
        <span>
          <b>
            <Trans>The register, firm by firm</Trans>
          </b>{' '}
          <Trans>One tick per firm, in order of registration. The longest ticks are Tier 1.</Trans>
          {SPACE}
          <Link href="/register-in-figures">
            <Trans>The register in figures</Trans>
          </Link>
        </span>
        <ul className={`${key['key']} ${styles['key']}`}>
          <li className={key['active']}>{t`Active`}</li>
          <li className={key['caution']}>{t`Under review or provisional`}</li>
          <li className={key['limited']}>{t`Restricted, merged or ceased operations`}</li>
          {ticks.length > 1 && (
            <li className={styles['match']}>
              <Plural value={ticks.length} one="# matches" other="# match" />
            </li>
          )}
        </ul>
      </figcaption>
      <div className={styles['halves']} aria-hidden="true">
        <Half half={0} ticks={ticks} found={found} />
        <Half half={1} ticks={ticks.map((tick) => tick - halves[0].marks.length)} found={found} />
      </div>
    </figure>
  );
}

interface HalfProps {
  half: 0 | 1;
  /** The ticks of all firms that match, from the beginning of this half. */
  ticks: readonly number[];
  /** The name of the only firm that matches, which the caliper marks. */
  found: string | undefined;
}

function Half({ half, ticks, found }: HalfProps) {
  const { length } = halves[half].marks;
  const matches = ticks.filter((tick) => tick >= 0 && tick < length);
  return (
    <div className={styles['half']}>
      <ScaleDrawing half={half} matches={found === undefined ? matches : []} />
      {found !== undefined &&
        matches.map((tick) => {
          const share = (tick + 0.5) / length;
          return (
            <div
              key={tick}
              className={`${styles['caliper']} ${half === 1 && share > 0.5 ? styles['turned'] : ''}`}
              style={{ insetInlineStart: `${share * 100}%` }}
            >
              <FirmName>{found}</FirmName>
            </div>
          );
        })}
    </div>
  );
}

/** The ticks and years of one half of the register scale. The ticks of the firms that match are drawn again, over the others. */
function ScaleDrawing({ half, matches }: { half: 0 | 1; matches: readonly number[] }) {
  const { marks, years } = halves[half];
  const at = (share: number) => `${(placeOf(share) * 100).toFixed(1)}%`;
  const paths = drawTicks(marks);
  return (
    <>
      <svg className={`onward marks ${styles['ticks']}`} viewBox={`0 0 ${marks.length} 64`} preserveAspectRatio="none">
        <path className={key['active']} d={paths.active} />
        <path className={key['caution']} d={paths.caution} />
        <path className={key['limited']} d={paths.limited} />
        {matches.length > 0 && <path className={styles['match']} d={drawMatches(marks, matches)} />}
      </svg>
      <svg className={styles['years']}>
        {years.map(({ year, at: x }) => (
          <g key={year}>
            <line x1={at(x)} x2={at(x)} y1="4" y2="20" />
            <text x={at(x)} y="16" dx={IS_RTL ? -5 : 5} textAnchor={IS_RTL ? 'end' : undefined}>
              {year}
            </text>
          </g>
        ))}
      </svg>
    </>
  );
}
