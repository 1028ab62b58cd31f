import type { ReactNode } from 'react';
import styles from './contents.module.css';

/** The sections of a long page, as links. */
export function Contents({ label, items }: { label: string; items: readonly { id: string; text: ReactNode }[] }) {
  return (
    <nav className={styles['contents']} aria-label={label} data-screen-only>
      <ul>
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
