import { Trans } from '@lingui/react/macro';
import styles from './skip-link.module.css';

/** First in the page: past the header, straight to what the page says (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#main" data-screen-only>
      <Trans>Skip to main content</Trans>
    </a>
  );
}
