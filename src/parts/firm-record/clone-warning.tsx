import { Trans } from '@lingui/react/macro';
import type { CloneFirm } from '#src/register/register-data.ts';
import { FirmName } from '../firm-name/firm-name.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Callout } from '#src/ui/callout.tsx';
import styles from './firm-record.module.css';

/** Says that warned firms imitate this firm, with a link to the card of each. */
export function CloneWarning({ clones }: { clones: readonly CloneFirm[] }) {
  return (
    <div className={styles['warning']}>
      <Callout tone="amber">
        <p>
          <Trans>
            <strong>Clone warning:</strong> others are using this firm’s name to deceive investors. Make sure that you are dealing with the
            genuine firm.
          </Trans>
        </p>
        <ul>
          {clones.map(({ id, name }) => (
            <li key={id}>
              <Link href={`/warnings#${id}`}>
                <Trans>
                  Read the warning about <FirmName>{name}</FirmName>
                </Trans>
              </Link>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
