import { Trans } from '@lingui/react/macro';
import { Withdrawal, withdrawn } from '#src/history/withdrawal.tsx';
import { CheckBeside } from '#src/parts/answer/check-beside.tsx';
import { LatinLetters } from '#src/parts/latin-letters/latin-letters.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Callout } from '#src/ui/callout.tsx';
import { focusSoon } from '#src/ui/focus-soon.ts';
import styles from './page.module.css';

/** The required text (WARN-3), why it is no all-clear, and what the check says. */
export function NoMatch({ search: text }: { search: string }) {
  // An element, because Lingui would read what looks like a tag in a string as one of its own.
  const search = <bdi translate="no">{text}</bdi>;
  return (
    <Callout tone="note">
      <CheckBeside text={text}>
        <p className={styles['message']}>
          <strong>
            <Trans>No matches found for "{search}".</Trans>
          </strong>
        </p>
        <p>
          <Trans>Check the spelling, or try part of the name, or the address without “https://” and “www.”.</Trans>
        </p>
        <NoAllClear />
        <LatinLetters text={text} />
      </CheckBeside>
    </Callout>
  );
}

/** Why finding no warning is no all-clear. */
function NoAllClear() {
  return (
    <p>
      <Trans>
        A firm that is not listed here is not necessarily safe: new scams appear every day. Before you deal with a firm, look it up in the{' '}
        <Link href="/regulated-companies">Regulated Companies directory</Link>.
      </Trans>
    </p>
  );
}

/**
 * Says that the warning with the id in the address was withdrawn (HISTORY-14), or that there is none. It gets focus, as the row would, so that it
 * is read out.
 */
export function UnknownEntry({ id: inAddress }: { id: string }) {
  const warning = withdrawn.find(({ id }) => id === inAddress);
  // An element, because Lingui would read what looks like a tag in a string as one of its own.
  const id = <bdi translate="no">{inAddress}</bdi>;
  return (
    <div ref={focusSoon} className={styles['notice']} tabIndex={-1}>
      <Callout tone="amber">
        <p>
          {warning ? (
            <Withdrawal warning={warning} />
          ) : (
            <Trans>
              <strong>No warning was found for this link:</strong> {id}
            </Trans>
          )}
        </p>
        <NoAllClear />
      </Callout>
    </div>
  );
}
