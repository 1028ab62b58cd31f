import styles from './status-mark.module.css';

/** The icons of the site, drawn on 16 × 16 with square ends (LOOK-3). `onward` is mirrored in Arabic. */
const DRAWINGS = {
  close: 'M2.5 2.5l11 11M13.5 2.5l-11 11',
  onward: 'M1 8h13M9 3l5 5-5 5',
  download: 'M8 1v10M3.5 6.5 8 11l4.5-4.5M1 15h14',
  find: 'M10.5 10.5 15 15M2 7a5 5 0 1 0 10 0A5 5 0 1 0 2 7',
  tick: 'M1.5 8.5 6 13l8.5-9.5',
  lock: 'M2.5 7h11v8h-11zM5 7V4a3 3 0 0 1 6 0v3',
  menu: 'M0 4h16M0 12h16',
  page: 'M3 1h6.5L13 4.5V15H3z',
  elsewhere: 'M6 3H2v11h11v-4M9 2h5v5M14 2 7 9',
  withdrawn: 'M8 2.5 14.5 15h-13z',
} as const;

/** An icon beside a word, or in a control with its own name. It is hidden from assistive technology. */
export function Icon({ name, size = 16 }: { name: keyof typeof DRAWINGS; size?: number }) {
  return (
    <svg
      className={name === 'onward' ? `${styles['icon']} onward` : styles['icon']}
      viewBox="0 0 16 16"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}

/** The warning triangle. Its exclamation mark is cut out, so that it is visible on any background. */
export function WarningSign() {
  return (
    <svg viewBox="0 0 17 16" width="1.0625rem" height="1.0625rem" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d="M8.5.5l8.3 15H.2zM7.6 5.5h1.8v5H7.6zM7.6 12h1.8v1.7H7.6z" />
    </svg>
  );
}
