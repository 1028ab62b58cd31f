import type { People } from '#build/content/schemas/texts.ts';
import { AXIS, AxisDrawing, AxisFigure, WIDTH } from '#src/ui/axis-drawing.tsx';
import styles from '#src/ui/axis-drawing.module.css';

/** Every third year has a figure. More would touch. */
const YEARS_APART = 3;
const QUARTERS = 4;

const yearOf = (day: string) => Number(day.slice(0, 4));

/** A bar for the term of each member on an axis of years. The caption describes it. */
export function TermsDrawing({ members }: { members: People['board']['members'] }) {
  const first = Math.min(...members.map(({ from }) => yearOf(from)));
  const last = Math.max(...members.map(({ to }) => yearOf(to))) + 1;
  const year = WIDTH / (last - first);
  const at = (day: string) => (yearOf(day) - first + (Date.parse(day) - Date.UTC(yearOf(day))) / Date.UTC(1971)) * year;
  const row = (index: number) => Math.round((AXIS * (index + 1)) / (members.length + 1)) - 4;
  return (
    <AxisDrawing ticks={(last - first) * QUARTERS} long={QUARTERS}>
      <path className={styles['hair']} d={members.map((_, index) => `M0 ${row(index)}H${WIDTH}`).join('')} />
      <path
        className={styles['force']}
        d={members.map(({ from, to }, index) => `M${Math.round(at(from))} ${row(index)}H${Math.round(at(to))}`).join('')}
      />
      {Array.from({ length: Math.floor((last - first) / YEARS_APART) }, (_, index) => (
        <AxisFigure key={index} x={index * YEARS_APART * year} anchor={index === 0 ? 'start' : 'middle'}>
          {first + index * YEARS_APART}
        </AxisFigure>
      ))}
      <AxisFigure x={WIDTH} anchor="end">
        {last}
      </AxisFigure>
    </AxisDrawing>
  );
}
