import { Trans } from '@lingui/react/macro';
import type { Item } from '@frontier/check';
import { itemText } from '#src/check/items.ts';
import type { Answered } from '#src/check/client.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import styles from './answer-panel.module.css';

/** Says where a link leads, or whose address a sender has, if it shows another one. */
export function Pretence({ item }: { item: Item | undefined }) {
  if (!item || !('host' in item) || item.pretends === undefined) return null;
  const shown = <Verbatim>{item.pretends}</Verbatim>;
  const real = <Verbatim>{itemText(item, '')}</Verbatim>;
  return (
    <p className={styles['line']}>
      <Trans>
        The text shows {shown}, but the address is {real}.
      </Trans>
    </p>
  );
}

/** What a firm is called today, if the text has its former or trading name. */
export function CurrentName({ answered: { answer, records } }: { answered: Answered }) {
  const matches = answer.decidedBy?.facts.firms.filter(({ field }) => field === 'alias') ?? [];
  return matches.map(({ firm, name: current, value }) => {
    const until = records.firms.get(firm)?.otherNames?.find(({ name }) => name === value)?.until;
    const day = until && formatDay(until);
    const name = <FirmName>{current}</FirmName>;
    return (
      <p key={firm} className={styles['line']}>
        {day === undefined ? (
          <Trans>A trading name of {name}</Trans>
        ) : (
          <Trans>
            This firm has been called {name} since {day}.
          </Trans>
        )}
      </p>
    );
  });
}
