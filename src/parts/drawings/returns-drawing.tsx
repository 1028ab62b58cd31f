import { formatDayOfYear } from '#src/i18n/format-date.ts';
import { AxisDrawing, AxisFigure, WIDTH } from '#src/ui/axis-drawing.tsx';
import styles from '#src/ui/axis-drawing.module.css';

const MONTH = WIDTH / 12;
const DAY = WIDTH / 365;
const LINE = 72;

/** A year in months: the reference dates of a return, and the days in which it is filed. */
export function ReturnsDrawing({ months, days }: { months: readonly number[]; days: number }) {
  return (
    <AxisDrawing ticks={12} long={3}>
      <path className={styles['hair']} d={`M0 ${LINE}H${WIDTH}`} />
      {months.map((month) => {
        const from = month * MONTH;
        const to = from + days * DAY;
        return (
          <g key={month}>
            <path
              className={styles['force']}
              d={`M${from} ${LINE}H${Math.min(to, WIDTH)}${to > WIDTH ? `M0 ${LINE}H${to - WIDTH}` : ''}`}
            />
            <path className={styles['order']} d={`M${Math.min(from, WIDTH - 1)} ${LINE - 24}v48`} />
            {/* In the middle of its mark, the last but one would touch the last in Arabic. */}
            <AxisFigure x={from} anchor="end">
              {formatDayOfYear(Date.UTC(2000, month, 0))}
            </AxisFigure>
          </g>
        );
      })}
    </AxisDrawing>
  );
}
