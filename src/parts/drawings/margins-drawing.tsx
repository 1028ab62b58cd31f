import margins from 'content:register/capital-margins';
import { formatSigned } from '#src/i18n/format-number.ts';
import { AXIS, AxisDrawing, AxisFigure, WIDTH } from '#src/ui/axis-drawing.tsx';
import styles from '#src/ui/axis-drawing.module.css';

/** The height of the tallest column, in units of the drawing. */
const TALLEST = 108;

/** A column for each percentage point that firms are above or below the minimum, with the figures of the register. */
export function MarginsDrawing() {
  const { least, counts } = margins;
  const step = WIDTH / counts.length;
  const unit = TALLEST / Math.max(1, ...counts);
  const minimum = -least * step;
  return (
    <AxisDrawing ticks={counts.length} long={-least}>
      <path className={styles['limit']} d={`M${minimum} 6V${AXIS}`} />
      {counts.map((count, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a column is identified by its index
          key={index}
          className={styles[index < -least ? 'breach' : 'done']}
          x={index * step + 3}
          y={AXIS - 2 - count * unit}
          width={step - 6}
          height={count * unit}
        />
      ))}
      <AxisFigure x={0}>{formatSigned(least)}</AxisFigure>
      <AxisFigure x={minimum}>0</AxisFigure>
      <AxisFigure x={2 * minimum}>{formatSigned(-least)}</AxisFigure>
      <AxisFigure x={WIDTH} anchor="end">
        {formatSigned(counts.length - 1 + least)}
      </AxisFigure>
    </AxisDrawing>
  );
}
