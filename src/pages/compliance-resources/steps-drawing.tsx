import { AxisDrawing, AxisFigure, AxisText, WIDTH } from '#src/ui/axis-drawing.tsx';
import styles from '#src/ui/axis-drawing.module.css';

const FIRST_LINE = 16;
const LINE = 22;
/** The room that a number and its distances take. */
const NUMBER = 19;
/** The distance of long ticks with figures. */
const LONG = 10;

/** The steps in a row, each as long as its duration, with its number in the list of steps. */
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
            <StepNumber step={step} begin={begin * week} end={(begin + (weeks[step] ?? 0)) * week} y={y} />
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

/** The number of a step, before its bar if there is room, and else behind it. */
function StepNumber({ step, begin, end, y }: { step: number; begin: number; end: number; y: number }) {
  const isBefore = begin > 0;
  const [from, to] = isBefore ? [begin - NUMBER, begin] : [end, end + NUMBER];
  return (
    <>
      {/* Not through the number. */}
      <path className={styles['hair']} d={`M0 ${y}H${from}M${to} ${y}H${WIDTH}`} />
      <AxisText x={isBefore ? begin - 6 : end + 6} y={y + 4.5} anchor={isBefore ? 'end' : 'start'}>
        {step + 1}
      </AxisText>
    </>
  );
}
