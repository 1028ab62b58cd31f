import { Trans } from '@lingui/react/macro';
import { isContact, type Answer } from '@frontier/check';
import { itemText } from '#src/parts/check/items.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Callout } from '#src/ui/callout.tsx';
import styles from './answer.module.css';

/** More firms or addresses than this are in the list below. */
const MAX_SHOWN = 5;

/** For a message that uses the name of a firm: whom it names, and what in it is not on the record of that firm. */
export function MessageFindings({ answer: { items }, text }: { answer: Answer; text: string }) {
  const wrong = items.filter(({ state, part }) => state === 'notOnRecord' && part === 'body');
  const naming = items.filter((item) => !isContact(item));
  const named = new Map(naming.flatMap(({ facts }) => facts.firms.map(({ firm, name }) => [firm, name] as const)));
  if (wrong.length === 0 || named.size === 0) return null;
  const hasLicence = (firm: number) => naming.some(({ kind, facts }) => kind === 'licence' && facts.firms.some((one) => one.firm === firm));
  return (
    <Callout tone="amber">
      {[...named].slice(0, MAX_SHOWN).map(([firm, name]) => (
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
      ))}
      <p>
        <Trans>Not on record:</Trans>
      </p>
      <ul className={styles['wrong']}>
        {wrong.slice(0, MAX_SHOWN).map((item) => (
          <li key={`${item.kind} ${item.canonical}`}>
            <bdi dir="ltr">{itemText(item, text)}</bdi>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
