import { Trans } from '@lingui/react/macro';
import styles from './skip-link.module.css';

/** The first link of a page, which skips the header (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#main" data-screen-only>
      <Trans>Skip to main content</Trans>
    </a>
  );
}
