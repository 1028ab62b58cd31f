import { Drawing } from '#src/ui/drawing.tsx';

/** A square for each statement, and a column for each section of the checklist. */
const SQUARE = 6;
const STEP = 9;

/** The icon of a tool, above its name: its checklist. `sections` has the number of statements in each section. */
export function ToolDrawing({ sections }: { sections: readonly number[] }) {
  const column = 48 / sections.length;
  const squares = sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, row) => `M${(section * column + 1).toFixed(1)} ${40 - row * STEP}h${SQUARE}v${SQUARE}h-${SQUARE}z`),
  );
  return <Drawing path={squares.join('')} />;
}
