import { AxisDrawing, AxisFigure, WIDTH } from '#src/ui/axis-drawing.tsx';
import styles from '#src/ui/axis-drawing.module.css';

const FIRST_LINE = 16;
const LINE = 22;
/** The distance of long ticks with figures. */
const LONG = 10;

/** The steps in a row, each as long as its duration. */
export function StepsDrawing({ weeks }: { weeks: readonly number[] }) {
  const total = weeks.reduce((sum, each) => sum + each, 0);
  const week = WIDTH / total;
  const begins = weeks.map((_, step) => weeks.slice(0, step).reduce((sum, each) => sum + each, 0));
  const figures = Array.from({ length: Math.floor((total - LONG / 2) / LONG) + 1 }, (_, ten) => ten * LONG);
  return (
    <AxisDrawing ticks={total} long={LONG}>
      {begins.map((begin, step) => {
        const y = FIRST_LINE + step * LINE;
        return (
          <g key={begin}>
            <path className={styles['hair']} d={`M0 ${y}H${WIDTH}`} />
            <path className={styles['force']} d={`M${begin * week} ${y}h${(weeks[step] ?? 0) * week}`} />
          </g>
        );
      })}
      {figures.map((figure) => (
        <AxisFigure key={figure} x={figure * week}>
          {figure}
        </AxisFigure>
      ))}
      <AxisFigure x={WIDTH} anchor="end">
        {total}
      </AxisFigure>
    </AxisDrawing>
  );
}
