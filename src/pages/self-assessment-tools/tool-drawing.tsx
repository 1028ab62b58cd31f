import type { Tool } from '#build/content/schemas/texts.ts';
import { Drawing } from '#src/ui/drawing.tsx';

/** A monitored account, a jumping price, a lock. */
const PATHS: Record<Tool['icon'], string> = {
  aml: 'M1 18h46v28H1zM1 27h46M8 37h12M38 33v8M34 37h8',
  market: 'M1 46h46M1 39l10-3 9 2 6-28 6 25 15-4',
  cyber: 'M9 24h30v22H9zM15 24v-8a9 9 0 0 1 18 0v8M24 31v8',
};

/** The icon of a tool, above its name. */
export function ToolDrawing({ icon }: { icon: Tool['icon'] }) {
  return <Drawing path={PATHS[icon]} />;
}
