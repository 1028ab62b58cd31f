import { Plural, Trans, useLingui } from '@lingui/react/macro';
import scale from 'content:register/scale';
import type { ScaleHalf } from '#src/content/register-data.ts';
import { drawTicks } from '#src/content/scale-ticks.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { EntitySearch } from './use-entity-search.ts';
import styles from './register-scale.module.css';

/**
 * The register as a scale: one tick per firm in order of registration, length = tier, colour = status
 * (LOOK: "Register scale"). A caliper marks the firm that was found. Its caption and key are text.
 */
export function RegisterScale({ search: { outcome } }: { search: EntitySearch }) {
  const { t } = useLingui();
  const found = outcome.kind === 'found' ? { name: outcome.firm.name, tick: outcome.details.scalePlace / scale.firmsPerTick } : undefined;
  const [first, second] = scale.halves;
  return (
    <figure className={styles['scale']}>
      <figcaption className={styles['caption']}>
        <span>
          <b>
            <Trans>The register, firm by firm</Trans>
          </b>{' '}
          <Plural value={scale.firmsPerTick} one="One tick per firm" other="One tick for every # firms" />
          <Trans>, in order of registration. Length is the tier.</Trans>
        </span>
        <ul className={styles['key']}>
          <li className={styles['active']}>{t`Active`}</li>
          <li className={styles['caution']}>{t`Under review or provisional`}</li>
          <li className={styles['limited']}>{t`Restricted, merged or ceased`}</li>
        </ul>
      </figcaption>
      <div className={styles['halves']} aria-hidden="true">
        <Half half={first} found={found && found.tick < first.marks.length ? { ...found, tick: found.tick } : undefined} />
        <Half
          half={second}
          found={found && found.tick >= first.marks.length ? { ...found, tick: found.tick - first.marks.length } : undefined}
          last
        />
      </div>
    </figure>
  );
}

function Half({
  half: { marks, years },
  found,
  last = false,
}: {
  half: ScaleHalf;
  found: { name: string; tick: number } | undefined;
  last?: boolean;
}) {
  const { direction } = useLanguage();
  const rtl = direction === 'rtl';
  const at = (share: number) => `${((rtl ? 1 - share : share) * 100).toFixed(2)}%`;
  const ticks = marks.length;
  const paths = drawTicks(marks);
  const share = found && (found.tick + 0.5) / ticks;
  return (
    <div className={`${styles['half']} ${last ? styles['last'] : ''}`}>
      <svg className={styles['ticks']} viewBox={`0 0 ${ticks} 64`} preserveAspectRatio="none" transform={rtl ? 'scale(-1 1)' : undefined}>
        <path className={styles['active']} d={paths.active} />
        <path className={styles['caution']} d={paths.caution} />
        <path className={styles['limited']} d={paths.limited} />
      </svg>
      <svg className={styles['years']}>
        {years.map(({ year, at: place }) => (
          <g key={year}>
            <line x1={at(place)} x2={at(place)} y1="4" y2="20" />
            <text x={at(place)} y="16" dx={rtl ? -5 : 5} textAnchor={rtl ? 'end' : 'start'}>
              {year}
            </text>
          </g>
        ))}
      </svg>
      {found && share !== undefined && (
        <div className={`${styles['caliper']} ${share > 0.5 ? styles['turned'] : ''}`} style={{ insetInlineStart: `${share * 100}%` }}>
          <bdi>{found.name}</bdi>
        </div>
      )}
    </div>
  );
}
