import type { ReactNode } from 'react';
import { IS_RTL } from '#src/i18n/language.ts';
import styles from './axis-drawing.module.css';

/** The size of the drawing, in its own units. */
export const WIDTH = 384;
const HEIGHT = 152;
/** The positions of the axis and of the figures below it. */
export const AXIS = 122;
const FIGURES = 148;

/**
 * A drawing over an axis of `ticks` steps, every `long`th of them longer: each shows a rule, a sequence or figures that the
 * text beside it gives in words, so it is hidden from assistive technology.
 */
export function AxisDrawing({ ticks, long, children }: { ticks: number; long: number; children: ReactNode }) {
  const axis = Array.from(
    { length: ticks + 1 },
    (_, tick) => `M${Math.round((tick * WIDTH * 100) / ticks) / 100} ${AXIS}v${tick % long === 0 ? 9 : 4}`,
  ).join('');
  return (
    <svg className={styles['drawing']} viewBox={`-1 0 ${WIDTH + 2} ${HEIGHT}`} aria-hidden="true">
      {/* In a language from right to left, the axis is too. */}
      <g transform={IS_RTL ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined}>
        {children}
        <path className={styles['axis']} d={axis} />
      </g>
    </svg>
  );
}

interface TextProps {
  x: number;
  anchor?: 'start' | 'end';
  children: ReactNode;
}

/** A text in a drawing. Where the drawing is mirrored, the text is turned back. Its anchor follows the direction of the language. */
export function AxisText({ x, y, anchor = 'start', children }: TextProps & { y: number }) {
  return (
    <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor} transform={IS_RTL ? `matrix(-1 0 0 1 ${2 * x} 0)` : undefined}>
      {children}
    </text>
  );
}

/** A figure below the axis. */
export function AxisFigure(figure: TextProps) {
  return <AxisText {...figure} y={FIGURES} />;
}
