import { Trans } from '@lingui/react/macro';
import scale from 'content:warned-firms/scale';
import { warnings } from '#src/register/warned-firms.ts';
import { HEIGHT, WIDTH, drawDays, yearsOf } from '#src/register/warning-scale.ts';
import { IS_RTL, placeOf } from '#src/i18n/language.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import styles from './edge-scale.module.css';

/** A scale on the lower edge of a band with a tick for each warning, at its day. */
export function WarningDays() {
  if (scale.days.length === 0) return null;
  const at = (share: number) => `${(placeOf(share) * 100).toFixed(2)}%`;
  const total = <b>{formatNumber(warnings.length)}</b>;
  return (
    <figure className={`wrap thirds ${styles['scale']}`} data-hidden-while="searching">
      <figcaption className="wide-only">
        <Trans>Warnings by day of issue: {total}.</Trans>
      </figcaption>
      <div className={`marks ${styles['drawing']}`} aria-hidden="true">
        <svg className="onward" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path d={drawDays(scale)} />
        </svg>
        <svg>
          {yearsOf(scale).map(({ year, at: share }) => (
            <g key={year}>
              {share > 0 && <line x1={at(share)} x2={at(share)} y1="16" y2={HEIGHT} />}
              <text x={at(share)} y="27" dx={share > 0 ? (IS_RTL ? -5 : 5) : 0} textAnchor={IS_RTL ? 'end' : undefined}>
                {year}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
