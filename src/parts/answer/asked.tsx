import { Trans } from '@lingui/react/macro';
import { isContact, type Answer, type Item } from '@frontier/check';
import { isMessage, itemText } from '#src/check/items.ts';
import styles from './band.module.css';

/** The typed text may be a whole message. */
const MAX_REPEATED = 200;

/** What was asked, in the visitor's own words. An address is written so that nobody opens it by accident. */
export function AskedText({ answer, text }: { answer: Answer; text: string }) {
  const item = answer.decidedBy;
  if (item && isContact(item) && item.kind !== 'phone' && !isMessage(text, answer) && !isDisguised(item, text))
    return <bdi dir="ltr">{itemText(item, text)}</bdi>;
  const characters = [...text.trim()];
  const isLong = characters.length > MAX_REPEATED;
  return <bdi>{isLong ? `${characters.slice(0, MAX_REPEATED).join('')} …` : text.trim()}</bdi>;
}

/** The item that the answer is about, if the text has others, or does not show it as it was read. */
export function Subject({ answer, text }: { answer: Answer; text: string }) {
  const item = answer.decidedBy;
  if (!item || (!isMessage(text, answer) && !isDisguised(item, text))) return null;
  return (
    <p className={styles['subject']}>
      <bdi dir={item.kind === 'name' ? undefined : 'ltr'}>{itemText(item, text)}</bdi>
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

/** For a link or a sender that shows something else than it is. */
export function Pretence({ item }: { item: Item | undefined }) {
  if (item?.kind !== 'site' && item?.kind !== 'email') return null;
  const { pretends } = item;
  if (pretends === undefined) return null;
  const shown = <bdi dir="ltr">{pretends}</bdi>;
  const real = <bdi dir="ltr">{itemText(item, '')}</bdi>;
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
