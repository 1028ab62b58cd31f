import { Component, type ReactNode } from 'react';
import styles from './error-boundary.module.css';

/**
 * The specification's fallback (§8, decision 18): "Unexpected Application Error!" and the status or message.
 * It uses no catalogue and no other part of the site: any of them may be what failed.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown') };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <div className={`wrap ${styles['fallback']}`} role="alert">
        <h1>Unexpected Application Error!</h1>
        <p>{describe(this.state.error)}</p>
        <p>
          <a href={location.href}>Load this page again</a> or <a href="/">go to the home page</a>.
        </p>
      </div>
    );
  }
}

function describe(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'status' in error) return String(error.status);
  return error instanceof Error ? error.message : String(error);
}
