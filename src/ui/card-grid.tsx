import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards in up to three columns, or four in pairs beside the heading of their section. */
export function CardGrid({ columns = 3, children }: { columns?: 2 | 3; children: ReactNode }) {
  return <ul className={`${styles['grid']} ${columns === 2 ? styles['pairs'] : ''}`}>{children}</ul>;
}

/** One card: a label, a title, a text and a foot with an action. */
export function Card({
  label,
  title,
  level = 2,
  children,
  foot,
}: {
  label?: ReactNode;
  title: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
  foot?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <li className="card">
      {label && <p className="label">{label}</p>}
      <Heading className="size-3">{title}</Heading>
      <div className={styles['text']}>{children}</div>
      {foot && <div className={styles['foot']}>{foot}</div>}
    </li>
  );
}
