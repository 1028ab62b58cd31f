import { Trans, useLingui } from '@lingui/react/macro';
import site from 'content:site';
import styles from './app.module.css';

/** The line at the top of every page that says that the authority is fictional (SITE-2). */
export function DemonstrationLine() {
  const { t } = useLingui();
  if (!site.fictional) return null;
  return (
    <aside className={styles['demonstration']} aria-label={t`Demonstration`}>
      <p className="wrap">
        <Trans>
          <strong className="wide-only">Demonstration.</strong> This authority, its firms and its warnings are fictional.
        </Trans>
      </p>
    </aside>
  );
}
