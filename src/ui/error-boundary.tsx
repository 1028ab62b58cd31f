import { Component, type ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { addressOf } from '#src/i18n/address.ts';
import { servedPage } from './served-page.ts';
import { setPageTitle } from './title-prefix.ts';
import styles from './callout.module.css';

interface Props {
  /** Only a part of the page: if it fails, the rest of the page stays. */
  part?: boolean;
  /** It contains what is in the HTML of a page. While that page is open, it stays as it is in the HTML (`main.tsx`), without a message here. */
  served?: boolean;
  /** When this changes, the part is tried again. */
  tried?: unknown;
  /** What is shown in place of the message, if it is more useful. */
  instead?: ReactNode;
  children: ReactNode;
}

interface State {
  error: unknown;
  tried: unknown;
}

/**
 * The required fallback (ERROR-1): "Unexpected Application Error!" and the status or message.
 * It uses hardly any other part of the site: any of them may be what failed.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, tried: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown') };
  }

  static getDerivedStateFromProps({ tried }: Props, state: State): State | null {
    return tried === state.tried ? null : { error: undefined, tried };
  }

  override componentDidCatch() {
    // Otherwise the title of the previous page would stay on a page that failed, or come back when its effects end.
    if (!this.props.part) setPageTitle(title());
  }

  override render() {
    const { part, served, instead, children } = this.props;
    if (this.state.error === undefined) return children;
    if (served && servedPage.path === location.pathname) throw this.state.error;
    if (instead) return instead;
    const Title = part ? 'p' : 'h1';
    return (
      <div className={`wrap stack ${styles['fallback']}`} role="alert">
        <Title>{title()}</Title>
        <p>{describe(this.state.error)}</p>
        <p>
          <Trans>
            <a href={location.href}>Load this page again</a> or <a href={addressOf('/')}>go to the home page</a>.
          </Trans>
        </p>
      </div>
    );
  }
}

function title(): string {
  return t`Unexpected Application Error!`;
}

function describe(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'status' in error) return String(error.status);
  return error instanceof Error ? error.message : String(error);
}
