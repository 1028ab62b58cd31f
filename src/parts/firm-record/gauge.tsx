import { DIRECTION, IS_RTL, placeOf } from '#src/i18n/language.ts';
import { formatPercent } from '#src/i18n/format-number.ts';
import styles from './gauge.module.css';

const MAX = 30;

/**
 * A percentage on a scale from 0 to 30, with a tick for each point, a bar up to the value, and a needle at the requirement. The
 * figure is in the text beside it, so the drawing is hidden from assistive technology.
 */
export function Gauge({ value, required, requiredLabel }: { value: number; required?: number | undefined; requiredLabel?: string }) {
  const share = (points: number) => Math.min(points, MAX) / MAX;
  const at = (points: number) => `${placeOf(share(points)) * 100}%`;
  const end = IS_RTL ? 'end' : 'start';
  const ticks = Array.from({ length: MAX + 1 }, (_, point) => `M${point} 34V${point % 5 === 0 ? 24 : 28}`).join('');
  return (
    <svg className={styles['gauge']} aria-hidden="true">
      <rect className={styles['bar']} x={IS_RTL ? at(value) : 0} y="10" width={`${share(value) * 100}%`} height="8" />
      <svg className={`marks ${styles['ticks']}`} viewBox="0 0 30 34" width="100%" height="34" preserveAspectRatio="none">
        <path d={`M0 34H30${ticks}`} />
      </svg>
      {required !== undefined && <line className={styles['needle']} x1={at(required)} x2={at(required)} y1="2" y2="34" />}
      <text className={styles['end']} x={at(0)} y="34" dy="1.15em" textAnchor={end}>
        0
      </text>
      {required !== undefined && (
        <text className={styles['required']} x={at(required)} y="34" dy="1.15em" textAnchor="middle" direction={DIRECTION}>
          {requiredLabel}
        </text>
      )}
      <text className={styles['end']} x={at(MAX)} y="34" dy="1.15em" textAnchor={end === 'start' ? 'end' : 'start'}>
        {formatPercent(MAX)}
      </text>
    </svg>
  );
}
