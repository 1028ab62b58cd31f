import styles from './seal.module.css';

/** The security badge: a lock in a dial of 72 ticks, one every five degrees. */
export function Seal() {
  return (
    <svg className={styles['seal']} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle className={styles['dial']} r="46" />
      <circle r="35" />
      <path d="M-9-3h18v14H-9zM-5-3v-4a5 5 0 0 1 10 0v4M0 3v3" />
    </svg>
  );
}
