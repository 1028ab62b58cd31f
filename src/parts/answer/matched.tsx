import { Trans } from '@lingui/react/macro';
import type { WarningMatch } from '@frontier/check';
import { defang, defangEmail } from '#src/search/defang.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import styles from './entry.module.css';

/** Which field of a warning matched, unless it is the name, which is shown above. */
export function Matched({ match: { field, value, how } }: { match: WarningMatch }) {
  if (field === 'name') return null;
  return (
    <div className={styles['matched']}>
      <p>
        {field === 'alias' && (
          <Trans>
            Matches its alias <b>{value}</b>
          </Trans>
        )}
        {field === 'website' && (
          <Trans>
            Matches its website <Verbatim>{defang(value)}</Verbatim>
          </Trans>
        )}
        {field === 'email' && (
          <Trans>
            Matches its email address <Verbatim>{defangEmail(value)}</Verbatim>
          </Trans>
        )}
        {field === 'phone' && (
          <Trans>
            Matches its telephone number <Verbatim>{value}</Verbatim>
          </Trans>
        )}
      </p>
      {how === 'below' && (
        <p>
          <Trans>The address that you typed is part of that website.</Trans>
        </p>
      )}
      {how === 'page' && (
        <p>
          <Trans>The warning is about that page, not about the rest of the website.</Trans>
        </p>
      )}
    </div>
  );
}
