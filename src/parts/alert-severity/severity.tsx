import styles from './severity.module.css';

/** A three-bar meter and a word: High in red, otherwise yellow (ALERT-1). */
export function Severity({ level, label, word }: { level: 'High' | 'Medium'; label: string; word: string }) {
  return (
    <span className={`filled ${styles['severity']} ${level === 'High' ? styles['high'] : styles['medium']}`}>
      <svg viewBox="0 0 13 11" aria-hidden="true">
        <path d="M0 6h3v5H0zM5 3h3v8H5z" />
        <path className={styles['third']} d="M10 0h3v11h-3z" />
      </svg>
      <span className="spoken">{label} </span>
      {word}
    </span>
  );
}
