import styles from './drawing.module.css';

/**
 * A line drawing on 48 × 48 with square ends. `path` is its SVG path. The words beside it have its meaning, so it is hidden from
 * assistive technology.
 */
export function Drawing({ path, large = false }: { path: string; large?: boolean }) {
  return (
    <svg className={`${styles['drawing']} ${large ? styles['large'] : ''}`} viewBox="0 0 48 48" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
