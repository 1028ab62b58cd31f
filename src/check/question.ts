import { isContact, type Answer, type Item } from '@frontier/check';
import { MAX_LENGTH, shareable } from '#src/ui/shareable.ts';
import { isMessage } from './items.ts';

/** Identifies the person who received a link. */
const QUERY = /[?#]\S*/g;

/**
 * The part of a text that may be in the address of a page (CHECK-5): a web address as typed, or a name, a licence, an email address or a number
 * that the lists have, if the text is nothing else. Of a message, only the web addresses, as many as fit into a hundred characters. Queries
 * are left out.
 */
export function questionOf(text: string, answer: Pick<Answer, 'items'>): string {
  const [only] = answer.items;
  if (!only || isMessage(text, answer)) return join(answer.items);
  if (only.kind === 'account' || only.kind === 'handle') return '';
  // Anything can be read as a name: `my boss trades ahead of clients`.
  if (only.state === 'unknown' && only.kind !== 'site') return join(answer.items);
  // Without the end of the line, because Enter after the only line does not make it a message.
  const typed = shareable(isContact(only) && only.kind !== 'phone' ? text.trim().replaceAll(QUERY, '') : text.trim());
  return typed === '' ? join(answer.items) : typed;
}

function join(items: readonly Item[]): string {
  const kept = new Set<string>();
  let length = -1;
  for (const item of items) {
    const short = shorten(item);
    if (short === '' || kept.has(short) || length + 1 + short.length > MAX_LENGTH) continue;
    kept.add(short);
    length += 1 + short.length;
  }
  return [...kept].join(' ');
}

/** Removes the query of a link and the mailbox of an email address, because they identify the person who received the message. */
function shorten(item: Item): string {
  if (item.kind === 'email') return item.host;
  if (item.kind !== 'site') return '';
  const site = `${item.host}${item.port && `:${item.port}`}${item.path === '/' ? '' : item.path}`.replaceAll(QUERY, '');
  return site.length > MAX_LENGTH || /\s/.test(site) ? item.host : site;
}
