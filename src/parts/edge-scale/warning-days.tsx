import scale from 'content:warned-firms/scale';
import { HEIGHT, WIDTH, drawDays, yearsOf } from '#src/register/warning-scale.ts';
import { IS_RTL, placeOf } from '#src/i18n/language.ts';
import styles from './edge-scale.module.css';

/** A scale on the lower edge of a band with a tick for each warning, at its day. */
export function WarningDays() {
  if (scale.days.length === 0) return null;
  const at = (share: number) => `${(placeOf(share) * 100).toFixed(2)}%`;
  return (
    <div className="wrap" data-hidden-while="searching" aria-hidden="true">
      <div className={`marks ${styles['drawing']}`}>
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
    </div>
  );
}
