import { Trans } from '@lingui/react/macro';
import type { Answer, Item } from '@frontier/check';
import { itemText } from '#src/check/items.ts';
import type { Answered } from '#src/check/use-check.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { CLONE } from '#src/register/clone.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import styles from './band.module.css';

/** The typed text may be a whole message. */
const MAX_REPEATED = 200;

/** What was asked, in the visitor's own words. An address is written so that nobody opens it by accident. */
export function AskedText({ answer, text }: { answer: Answer; text: string }) {
  const item = answer.decidedBy;
  if ((item?.kind === 'site' || item?.kind === 'email') && isAsTyped(answer, text)) return <Verbatim>{itemText(item, text)}</Verbatim>;
  const characters = [...text.trim()];
  const isLong = characters.length > MAX_REPEATED;
  return <bdi translate="no">{isLong ? `${characters.slice(0, MAX_REPEATED).join('')} …` : text.trim()}</bdi>;
}

/** The item that the answer is about, if the text has others, or does not show it as it was read. */
export function Subject({ answer, text }: { answer: Answer; text: string }) {
  const item = answer.decidedBy;
  if (!item || isAsTyped(answer, text)) return null;
  return (
    <p className={styles['subject']}>
      <Verbatim dir={item.kind === 'name' ? 'auto' : 'ltr'}>{itemText(item, text)}</Verbatim>
    </p>
  );
}

/** Whether the text is one thing, and shows an address as it was read. */
function isAsTyped({ form, decidedBy: item }: Answer, text: string): boolean {
  if (form !== 'thing') return false;
  return !item || !('host' in item) || (item.pretends === undefined && text.toLowerCase().includes(item.host));
}

/** Says where a link or a sender leads that shows another address. */
export function Pretence({ item }: { item: Item | undefined }) {
  if (!item || !('host' in item) || item.pretends === undefined) return null;
  const shown = <Verbatim>{item.pretends}</Verbatim>;
  const real = <Verbatim>{itemText(item, '')}</Verbatim>;
  return (
    <p className={styles['line']}>
      {item.kind === 'site' ? (
        <Trans>
          The link shows {shown}, but it leads to {real}.
        </Trans>
      ) : (
        <Trans>
          The text shows {shown}, but the email address is {real}.
        </Trans>
      )}
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
            Now called {name}, since {day}.
          </Trans>
        )}
      </p>
    );
  });
}

/** The name on record if it differs from the typed one. A warning says what a firm calls itself, so it is not "on record". */
export function ComparedName({ item }: { item: Item | undefined }) {
  if (item?.kind !== 'name') return null;
  const { warnings, firms } = item.facts;
  const values = [...warnings, ...firms].map((match) => match.value);
  const [value] = values;
  if (value === undefined || values.some((known) => known.toLowerCase() === item.name.toLowerCase())) return null;
  // The mark of a clone is no part of its name.
  if (warnings.length > 0 && value.endsWith(CLONE)) return null;
  const name = <FirmName>{value}</FirmName>;
  return <p>{warnings.length > 0 ? <Trans>Our warning gives its name as {name}</Trans> : <Trans>On record as {name}</Trans>}</p>;
}
