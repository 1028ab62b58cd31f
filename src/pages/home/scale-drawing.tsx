import { IS_RTL, MIRRORED, placeOf } from '#src/i18n/language.ts';
import halves from 'content:register/scale-marks';
import { drawMatches, drawTicks } from '#src/register/scale-ticks.ts';
import styles from './register-scale.module.css';

/** The ticks and years of one half of the register scale. The ticks of the firms that match are drawn again, over the others. */
export function ScaleDrawing({ half, matches }: { half: 0 | 1; matches: readonly number[] }) {
  const { marks, years } = halves[half];
  const at = (share: number) => `${(placeOf(share) * 100).toFixed(1)}%`;
  const paths = drawTicks(marks);
  return (
    <>
      <svg className={styles['ticks']} viewBox={`0 0 ${marks.length} 64`} preserveAspectRatio="none" transform={MIRRORED}>
        <path className={styles['active']} d={paths.active} />
        <path className={styles['caution']} d={paths.caution} />
        <path className={styles['limited']} d={paths.limited} />
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
