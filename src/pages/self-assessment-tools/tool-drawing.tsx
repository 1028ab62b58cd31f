import type { Tool } from '#src/content/document-schemas.ts';
import styles from './page.module.css';

/** An account that is watched, a price that jumps, a lock: drawn in the house's square hand. */
const DRAWINGS: Record<Tool['icon'], string> = {
  aml: 'M4 14h40v24H4zM4 22h40M10 31h10M36 28v6M33 31h6',
  market: 'M4 40h40M4 34l9-3 8 2 6-22 5 20 12-3',
  cyber: 'M10 21h28v20H10zM16 21v-7a8 8 0 0 1 16 0v7M24 28v6',
};

/** A tool's icon; its name stands under it. */
export function ToolDrawing({ icon }: { icon: Tool['icon'] }) {
  return (
    <svg className={styles['drawing']} viewBox="0 0 48 48" aria-hidden="true">
      <path d={DRAWINGS[icon]} />
    </svg>
  );
}
