import { useId } from 'react';
import { Trans } from '@lingui/react/macro';
import { formatDay } from '#src/i18n/format-date.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Link } from '#src/parts/link/link.ts';
import { withdrawn } from './withdrawal.tsx';
import styles from './withdrawn-warnings.module.css';

/** The warnings that were taken back, apart from the others (HISTORY-15). Their ids lead here when there is no script. */
export function WithdrawnWarnings({ className = '' }: { className?: string | undefined }) {
  const id = useId();
  if (withdrawn.length === 0) return null;
  return (
    <section className={`${styles['withdrawn']} ${className}`} aria-labelledby={id}>
      <h2 id={id} className="size-3">
        <Trans>Withdrawn warnings</Trans>
      </h2>
      <p className="measure">
        <Trans>
          These warnings are no longer in force. A withdrawn warning does not mean that the firm is licensed:{' '}
          <Link href="/regulated-companies">look it up in the register</Link>.
        </Trans>
      </p>
      <ul className="ruled terms">
        {withdrawn.map((warning) => {
          const [from, to] = [formatDay(warning.issued), formatDay(warning.withdrawn)];
          return (
            <li key={warning.id} id={warning.id} data-withdrawn>
              <h3>
                <FirmName>{warning.name}</FirmName>
              </h3>
              <div className="measure">
                <p>
                  <Trans>
                    Issued on {from}, withdrawn on {to}.
                  </Trans>
                </p>
                <ContentText as="p">{warning.reason}</ContentText>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
