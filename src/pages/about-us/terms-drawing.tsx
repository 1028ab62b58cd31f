import type { People } from '#src/content/build-time/schemas/texts.ts';
import { AXIS, AxisDrawing, AxisFigure, WIDTH } from '#src/ui/axis-drawing.tsx';
import styles from '#src/ui/axis-drawing.module.css';

/** A figure below every third year: more would touch. */
const YEARS_APART = 3;
const QUARTERS = 4;

const yearOf = (day: string) => Number(day.slice(0, 4));

/** A bar for the term of each member, on one axis of years; its caption says what is drawn. */
export function TermsDrawing({ members }: { members: People['board']['members'] }) {
  const first = Math.min(...members.map(({ from }) => yearOf(from)));
  const last = Math.max(...members.map(({ to }) => yearOf(to))) + 1;
  const year = WIDTH / (last - first);
  const at = (day: string) => (yearOf(day) - first + (Date.parse(day) - Date.UTC(yearOf(day))) / Date.UTC(1971)) * year;
  const row = (place: number) => Math.round((AXIS * (place + 1)) / (members.length + 1)) - 4;
  return (
    <AxisDrawing ticks={(last - first) * QUARTERS} long={QUARTERS}>
      <path className={styles['hair']} d={members.map((_, place) => `M0 ${row(place)}H${WIDTH}`).join('')} />
      <path
        className={styles['force']}
        d={members.map(({ from, to }, place) => `M${Math.round(at(from))} ${row(place)}H${Math.round(at(to))}`).join('')}
      />
      {Array.from({ length: Math.floor((last - first) / YEARS_APART) }, (_, place) => (
        <AxisFigure key={place} x={place * YEARS_APART * year} anchor={place === 0 ? 'start' : 'middle'}>
          {first + place * YEARS_APART}
        </AxisFigure>
      ))}
      <AxisFigure x={WIDTH} anchor="end">
        {last}
      </AxisFigure>
    </AxisDrawing>
  );
}
