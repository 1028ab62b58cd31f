import { isQuestion } from '../function-words.ts';
import { fold } from '../names/fold.ts';
import { isQuestionWord } from '../names/usual-words.ts';
import type { Item, KnownItem, TextForm } from '../types.ts';
import { chatDigits } from '../read/chats.ts';
import { isAtLineStart } from '../read/labels.ts';
import { outside } from '../read/read.ts';
import { isIdentity } from './points.ts';

/**
 * The form of a text. A thing is one item, a name and its licence number, or a link to a chat and the number in it. A question has only the
 * words of a question around it, and is one by its question mark or its first word: `Apex Trust` is another firm than `Apex`.
 */
export function formOf(text: string, items: readonly KnownItem[]): TextForm {
  const [first, second, ...more] = items;
  if (!first || more.length > 0 || (second && !isNameWithLicence(first, second) && !isChat(first, second))) return 'message';
  const rest = outside(
    text,
    items.flatMap(({ ranges }) => ranges),
  );
  if (MORE.test(rest) || items.some((item) => hasMore(item, text))) return 'message';
  const words = wordsOf(rest);
  if (words.length === 0) return 'thing';
  const isOfQuestion = words.every(isQuestionWord) && words.filter(({ length }) => length === 1).length < 2;
  return isOfQuestion && isQuestion(text, wordsOf(text)) ? 'question' : 'message';
}

/** Digits, signs and invisible letters outside the items of a text, and more marks than a sentence has, may be a way to reach somebody. */
const MORE = /[\p{N}\p{S}\u{e0000}-\u{e007f}]|(?:\p{P}\s*){5}/u;

/** Pictures, other signs and rows of marks, which the comparison of names ignores. */
const SIGNS = /[\p{So}\u{e0000}-\u{e007f}]|(?:\p{P}\s*){6}/u;

/** What the owner of an address does not put behind its host: a number, another address or a messenger. */
const IN_TAIL = /\d{5,}|@|%40|\\|\/\/|%2f|[a-z0-9]{24,}|whatsapp|telegram|wechat|signal|(?:^|\W)(?:wa|tg|tel|iban|bizum)(?:\W|$)/i;

/** Whether an item has something in it that may be a way to reach somebody else than its owner. */
function hasMore({ kind, facts, ranges }: KnownItem, text: string): boolean {
  const [begin = 0, end = 0] = ranges[0] ?? [];
  const written = text.slice(begin, end);
  if (kind === 'name') return SIGNS.test(written);
  if ((kind !== 'site' && kind !== 'email') || facts.firms.length + Number(facts.isOurs) === 0) return false;
  if (kind === 'email') return /\d{6,}/.test(written.replace(/@[^@]*$/, ''));
  return IN_TAIL.test(written.replace(/^(?:\w+:)?[/\\]*[^/\\?#]*/, ''));
}

function isNameWithLicence(one: KnownItem, other: KnownItem): boolean {
  const isShared = one.facts.firms.some(({ firm }) => other.facts.firms.some((match) => match.firm === firm));
  return isIdentity(one) && isIdentity(other) && one.kind !== other.kind && isShared;
}

const isChat = (link: KnownItem, { kind, canonical }: KnownItem) =>
  link.kind === 'site' && kind === 'phone' && canonical === `+${chatDigits(link)}`;

const wordsOf = (text: string) =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '');

/** Whether the name of the authority begins a line of a text, as that of a sender does. */
export function isInOurName(text: string, items: readonly Item[]): boolean {
  return items.some(
    ({ kind, state, ranges }) => kind === 'name' && state === 'ours' && ranges.some(([begin]) => isAtLineStart(text, begin)),
  );
}

/** The sentence around a name that asks something: `Is Apex regulated?` */
const BEFORE = /(?:^|[.!?\n])\s*[¿"“«]*(\p{L}+)[^.!?\n]{0,80}$/u;
const MAX_AROUND = 150;
const BEHIND = /^[^!?\n]{0,120}[?？؟]/u;

/** Whether a text asks about a firm, so that its writer is not that firm. */
export function asksAbout(text: string, items: readonly KnownItem[]): boolean {
  return items.some(
    (item) =>
      isIdentity(item) &&
      item.facts.firms.length > 0 &&
      item.ranges.some(([begin, end]) => {
        const [, first = ''] = BEFORE.exec(text.slice(Math.max(0, begin - MAX_AROUND), begin)) ?? [];
        return first !== '' && isQuestionWord(fold(first)) && BEHIND.test(text.slice(end, end + MAX_AROUND));
      }),
  );
}
