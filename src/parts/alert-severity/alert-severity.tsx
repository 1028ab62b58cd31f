import { useLingui } from '@lingui/react/macro';
import { COLON } from '#src/i18n/punctuation.ts';
import type { Alert } from '#build/content/schemas/records.ts';
import styles from './alert-severity.module.css';

/** An alert's severity as a three-bar meter and a word: High in red, otherwise yellow (ALERT-1). */
export function AlertSeverity({ severity }: { severity: Alert['severity'] }) {
  const { t } = useLingui();
  const words = { High: t`High`, Medium: t`Medium` };
  return (
    <span className={`filled ${styles['severity']} ${severity === 'High' ? styles['high'] : styles['medium']}`}>
      <svg viewBox="0 0 13 11" aria-hidden="true">
        <path d="M0 6h3v5H0zM5 3h3v8H5z" />
        <path className={styles['third']} d="M10 0h3v11h-3z" />
      </svg>
      <span className="spoken">
        {t`Severity`}
        {COLON}
      </span>
      {words[severity]}
    </span>
  );
}
