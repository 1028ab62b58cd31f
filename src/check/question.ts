import { VERDICTS, isContact, type Answer, type Item } from '@frontier/check';
import { MAX_LENGTH, shareable } from '#src/ui/shareable.ts';
import { meantWarnings } from './items.ts';

/** Identifies the person who received a link. */
const QUERY = /[?#]\S*/g;

/**
 * The part of a text that may be in the address of a page (CHECK-5): a web address as typed, or a name, a licence, an email address or a number
 * that the lists have, if the text is nothing else. Of a message, the web addresses and what the lists have, as much as fits into a hundred
 * characters. Queries are left out. If the item that decided is left out, nothing is kept, because the rest may get a milder answer.
 */
export function questionOf(text: string, answer: Pick<Answer, 'items' | 'decidedBy' | 'form' | 'verdict'>): string {
  const [only] = answer.items;
  if (!only || answer.form !== 'thing') return join(answer);
  if (only.state === 'uncheckable') return '';
  // Anything can be read as a name: `my boss trades ahead of clients`.
  if (only.state === 'unknown' && only.kind !== 'site') return join(answer);
  // Without the end of the line, because Enter after the only line does not make it a message.
  const typed = shareable(isContact(only) && only.kind !== 'phone' ? text.trim().replaceAll(QUERY, '') : text.trim());
  return typed === '' ? join(answer) : typed;
}

/** What a report about a text begins with: of a message, the item that decided, or the name of the warning that may be about it. */
export function reportedOf(text: string, answer: Answer): string {
  if (!answer.decidedBy || answer.form === 'thing') return questionOf(text, answer);
  return publicPart(answer.decidedBy, true) || (meantWarnings(answer)[0]?.name ?? '');
}

const SEPARATOR = ', ';

/**
 * Of an alarm only the item that decided, because beside others the same item may get a caution. Of another answer that item first, then what the
 * lists have, because the answer depends on these.
 */
function join({ items: all, decidedBy, verdict }: Pick<Answer, 'items' | 'decidedBy' | 'verdict'>): string {
  if (!decidedBy || publicPart(decidedBy, true) === '') return '';
  const { tone } = VERDICTS[verdict];
  const items = tone === 'alarm' || tone === 'unlisted' ? [decidedBy] : all;
  // The name of a firm would get a better answer by itself: "Regulated".
  if (items.every((item) => !isContact(item) && item.facts.warnings.length === 0)) return '';
  const rankOf = (item: Item) => (item === decidedBy ? 0 : isListed(item) ? 1 : 2);
  const inOrder = [...items].sort((a, b) => rankOf(a) - rankOf(b));
  let question = '';
  for (const part of new Set(inOrder.map((item) => publicPart(item, rankOf(item) < 2)))) {
    const longer = question === '' ? part : question + SEPARATOR + part;
    if (part !== '' && longer.length <= MAX_LENGTH) question = longer;
  }
  return question;
}

function isListed({ facts }: Item): boolean {
  return facts.warnings.length + facts.firms.length > 0;
}

/**
 * What a list has of an item, or its web address. The query of a link and the mailbox of an email address identify the person who received the
 * message. The host of that person's mailbox says nothing either.
 */
export function publicPart(item: Item, isDecisive: boolean): string {
  const listed = [...item.facts.warnings, ...item.facts.firms].map(({ value }) => value);
  if (item.kind === 'email') return listed.find((value) => value.includes('@', 1)) ?? (isDecisive ? item.host : '');
  if (item.kind !== 'site') return listed[0] ?? '';
  const site = `${item.host}${item.port && `:${item.port}`}${item.path === '/' ? '' : item.path}`.replaceAll(QUERY, '');
  return site.length > MAX_LENGTH || /\s/.test(site) ? item.host : site;
}
