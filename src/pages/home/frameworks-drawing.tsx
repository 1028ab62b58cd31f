import buildDate from 'content:build-date';
import frameworks from 'content:framework-dates';
import { localToday } from '#src/i18n/local-today.ts';
import { FIRST_YEAR, shareOf, spanOf, YEARS } from '#src/parts/drawings/framework-years.ts';
import { AxisDrawing, AxisFigure, AxisText, WIDTH } from '#src/ui/axis-drawing.tsx';
import { useInBrowser } from '#src/ui/in-browser.ts';
import styles from '#src/ui/axis-drawing.module.css';

/** A time line of the frameworks: solid since they came into force, dashed until the comments on a proposal end. */
export function FrameworksDrawing() {
  const today = shareOf(useInBrowser(localToday, buildDate));
  const row = 112 / frameworks.length;
  return (
    <AxisDrawing ticks={YEARS * 12} long={12}>
      {frameworks.map(({ id, category, effective, until }, line) => {
        const span = spanOf({ effective, until }, today);
        const [from, to] = [Math.round(span.from * WIDTH), Math.round(span.to * WIDTH)];
        const y = Math.round(row * (line + 1)) - 6;
        // A name that begins far to the right ends with the drawing, because it may be longer than the line.
        const isLate = from > WIDTH / 2;
        return (
          <g key={id}>
            <AxisText x={isLate ? WIDTH : from} y={y - 7} anchor={isLate ? 'end' : 'start'}>
              {category}
            </AxisText>
            <path className={styles['hair']} d={`M0 ${y}H${WIDTH}`} />
            <path className={until === undefined ? styles['force'] : styles['proposed']} d={`M${from} ${y}H${to}`} />
          </g>
        );
      })}
      {Array.from({ length: YEARS }, (_, year) => (
        <AxisFigure key={year} x={(year * WIDTH) / YEARS}>
          {FIRST_YEAR + year}
        </AxisFigure>
      ))}
    </AxisDrawing>
  );
}
