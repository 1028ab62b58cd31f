import { Trans } from '@lingui/react/macro';
import { firmAt } from '#src/content/register.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import type { Message } from '#src/search/check/message.ts';
import { defang } from '#src/search/defang.ts';
import { Callout } from '#src/ui/callout.tsx';
import styles from './answer.module.css';

/** More firms or addresses than this are in the list below. */
const MOST = 5;

/** For a message that uses the name of a firm: whom it names, and what in it is not on the record of that firm. */
export function MessageFindings({ message: { items, named, pattern } }: { message: Message }) {
  if (items.length === 1 || (pattern !== 'clone' && pattern !== 'notOnRecord')) return null;
  const wrong = items.filter(({ state, part }) => state === 'notOnRecord' && part === 'body').slice(0, MOST);
  const hasLicence = (firm: number) => items.some(({ kind, firms }) => kind === 'licence' && firms.includes(firm));
  return (
    <Callout tone="amber">
      {named.slice(0, MOST).map((firm) => {
        const name = firmAt(firm)?.name ?? '';
        return (
          <p key={firm} className={styles['named']}>
            {hasLicence(firm) ? (
              <Trans>
                The message names <FirmName>{name}</FirmName>, with its licence number. Anyone can copy both.
              </Trans>
            ) : (
              <Trans>
                The message names <FirmName>{name}</FirmName>.
              </Trans>
            )}
          </p>
        );
      })}
      <p>
        <Trans>Not on record:</Trans>
      </p>
      <ul className={styles['wrong']}>
        {wrong.map(({ kind, said }) => (
          <li key={`${kind} ${said}`}>
            <bdi dir="ltr">{kind === 'phone' ? said : defang(said)}</bdi>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
