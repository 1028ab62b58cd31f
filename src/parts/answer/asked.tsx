import { Trans } from '@lingui/react/macro';
import { isContact, type Answer, type FirmMatch, type Item, type WarningMatch } from '@frontier/check';
import { itemText } from '#src/check/items.ts';
import { CLONE, FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import styles from './band.module.css';

/** The typed text may be a whole message. */
const MAX_REPEATED = 200;

/** What was asked, in the visitor's own words. An address is written so that nobody opens it by accident. */
export function AskedText({ answer, text }: { answer: Answer; text: string }) {
  const item = answer.decidedBy;
  if (item && isContact(item) && item.kind !== 'phone' && answer.form === 'thing' && !isDisguised(item, text))
    return <Verbatim>{itemText(item, text)}</Verbatim>;
  const characters = [...text.trim()];
  const isLong = characters.length > MAX_REPEATED;
  return <bdi translate="no">{isLong ? `${characters.slice(0, MAX_REPEATED).join('')} …` : text.trim()}</bdi>;
}

/** The item that the answer is about, if the text has others, or does not show it as it was read. */
export function Subject({ answer, text }: { answer: Answer; text: string }) {
  const item = answer.decidedBy;
  if (!item || (answer.form === 'thing' && !isDisguised(item, text))) return null;
  return (
    <p className={styles['subject']}>
      <bdi translate="no" dir={item.kind === 'name' ? undefined : 'ltr'}>
        {itemText(item, text)}
      </bdi>
    </p>
  );
}

/** Whether an address was read as another one than the text shows. */
function isDisguised(item: Item, text: string): boolean {
  if (item.kind !== 'site' && item.kind !== 'email') return false;
  if (item.pretends !== undefined) return true;
  const shown = text.trim().toLowerCase();
  return !shown.includes(item.host) && hostIn(item.kind === 'email' ? shown.replace(/^.*@/s, '') : shown) !== item.host;
}

/** The host of an address as it is written, in ASCII, as the browser would open it. */
function hostIn(address: string): string | undefined {
  const url = URL.parse(/^\w+:\/\//.test(address) ? address : `https://${address}`);
  return url?.hostname.replace(/\.$/, '');
}

/** Says where a link or a sender leads that shows another address. */
export function Pretence({ item }: { item: Item | undefined }) {
  if (item?.kind !== 'site' && item?.kind !== 'email') return null;
  const { pretends } = item;
  if (pretends === undefined) return null;
  const shown = <Verbatim>{pretends}</Verbatim>;
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

/** The name on record if it differs from the typed one. A warning says what a firm calls itself, so it is not "on record". */
export function ComparedName({ answer }: { answer: Answer }) {
  const { decidedBy } = answer;
  if (decidedBy?.kind !== 'name') return null;
  const matches: readonly (FirmMatch | WarningMatch)[] = [...decidedBy.facts.warnings, ...decidedBy.facts.firms];
  const [match] = matches;
  if (!match || matches.some(({ value }) => value.toLowerCase() === decidedBy.name.toLowerCase())) return null;
  const { value } = match;
  const isWarned = 'warning' in match;
  // The mark of a clone is no part of its name.
  if (isWarned && value.endsWith(CLONE)) return null;
  return (
    <p>
      {isWarned ? (
        <Trans>
          Our warning gives its name as <FirmName>{value}</FirmName>.
        </Trans>
      ) : (
        <Trans>
          On record as <FirmName>{value}</FirmName>.
        </Trans>
      )}
    </p>
  );
}
