import { asks, isQuestion } from '../function-words.ts';
import { fold } from '../names/fold.ts';
import { classOf } from '../names/lexicon.ts';
import { isCountry, placesOf } from '../names/places.ts';
import { isQuestionWord } from '../names/usual-words.ts';
import { wordsAt, type Word } from '../names/words-in-text.ts';
import type { CheckData, KnownItem, TextForm } from '../types.ts';
import { chatDigits } from '../read/chats.ts';
import { isBeforeColon } from '../read/labels.ts';
import { outside } from '../read/read.ts';
import { isIdentity } from './points.ts';

/** The most characters of a question. A letter is not read once more to learn that it asks nothing. */
const MAX_QUESTION = 500;

/**
 * The form of a text. A thing is one item, a name and its licence number, or a link to a chat and the number in it. A question or a search has
 * only words of the lexicon around it, and the country and the city of the firm: `Apex Trust` is another firm than `Apex`.
 */
export function formOf(text: string, all: readonly KnownItem[], data: CheckData): TextForm {
  const ranges = all.flatMap((item) => item.ranges);
  const isInName = (word: Word) => ranges.some(([begin, end]) => begin <= word.begin && word.end <= end);
  const isAsked = text.length <= MAX_QUESTION && asks(text, wordsAt(text), isInName);
  // `Is Apex regulated by the Authority?` is about Apex.
  const isAside = ({ kind, facts }: KnownItem) => isAsked && kind === 'name' && facts.isOurs && all.some((item) => !item.facts.isOurs);
  const items = all.filter((item) => !isAside(item));
  const [first, second, ...more] = items;
  if (!first || more.length > 0 || (second && !isNameWithLicence(first, second) && !isChat(first, second))) return 'message';
  const rest = outside(text, ranges);
  if (SIGNS.test(text) || items.some((item) => hasMore(item, text))) return 'message';
  const words = wordsAt(rest);
  if (words.length === 0) return 'thing';
  const isPlace = (word: string) => items.some(({ facts }) => facts.firms.some(({ firm }) => placesOf(data.firms[firm]).includes(word)));
  const isAround = ({ folded }: { folded: string }) => {
    const kind = classOf(folded);
    if (kind !== undefined && (isAsked || kind !== 'asked')) return true;
    return (isAsked && isCountry(folded)) || isPlace(folded);
  };
  const isStated =
    ranges.some(
      ([begin, end]) =>
        LINKED.test(`${text.slice(Math.max(0, begin - MAX_LINK), begin)}|${text.slice(end, end + MAX_LINK)}`) ||
        (STATES.test(text.slice(end)) && !isQuestion(text, []) && !asks(text.slice(0, end), wordsAt(text.slice(0, end)))),
    ) ||
    YES.test(rest) ||
    CALLED.test(words.map(({ folded }) => folded).join(' '));
  // A name before a colon is that of a sender.
  const isSender = !isAsked && ranges.some(([, end]) => isBeforeColon(text, end));
  return isSender || isStated || !words.every(isAround) ? 'message' : 'question';
}

/** What says something of the name before it, and asks nothing: `Apex is safe`, but `Apex, is it safe`. */
const STATES = /^\s*(?:(?:is|are|was)(?! (?:this|that|it|they|there)\b)(?!\p{L})|est(?!\p{L})(?![- ]?t?[- ]?(?:ce|il|elle)(?!\p{L}))|是)/iu;
/** The most characters of a link to another name. */
const MAX_LINK = 10;
/** In Chinese, a row beside "and" may be a name that is made of usual words: `金汇国际和Apex`. */
const LINKED = /\p{Script=Han}{2}[和与與跟]\s*\||\|\s*[和与與跟]\p{Script=Han}{2}/u;
/** Who asks does not give the answer. */
const YES = /(?<!\p{L})(?:yes|sí|oui|نعم|是的)(?!\p{L})/iu;

/** Somebody called, and may have been anybody: `me ha llamado alguien de Apex`. */
const CALLED =
  /(?:^| )(?:(?:me|nos) (?:han? )?(?:llam|contact)\w+|(?:m|nous) (?:a|ont) (?:appel|contact|telephon)\w+|(?:been|was|were) (?:called|contacted|phoned)|(?:called|contacted|phoned) (?:me|us))(?: |$)/;

/** Signs that the comparison of names ignores, and that may spell a number, such as Braille. */
const SIGNS = /(?!\p{Extended_Pictographic})\p{So}/u;

/** What the owner of an address does not put behind its host or into a mailbox: a number or another address. */
const OF_SOMEBODY_ELSE = /\d{5,}|@/;

/** Whether an address may have a way to reach somebody else in it. */
function hasMore({ kind, ranges: [[begin, end] = [0, 0]] }: KnownItem, text: string): boolean {
  if (kind !== 'site' && kind !== 'email') return false;
  const host = kind === 'email' ? /@[^@]*$/ : /^(?:\w+:)?[/\\]*[^/\\?#]*/;
  return OF_SOMEBODY_ELSE.test(text.slice(begin, end).replace(host, ''));
}

function isNameWithLicence(first: KnownItem, second: KnownItem): boolean {
  const isShared = first.facts.firms.some(({ firm }) => second.facts.firms.some((match) => match.firm === firm));
  return isIdentity(first) && isIdentity(second) && isShared;
}

const isChat = (link: KnownItem, { kind, canonical }: KnownItem) =>
  link.kind === 'site' && kind === 'phone' && canonical === `+${chatDigits(link)}`;

/** The sentence around a name that asks something: `Is Apex regulated?` */
const BEFORE = /(?:^|[.!?\n])\s*[¿"“«]*(\p{L}+)[^.!?\n]{0,80}$/u;
const MAX_AROUND = 150;
const BEHIND = /^[^!?\n]{0,120}[?？؟]/u;

/** Whether a text asks about a firm, so that its writer is not that firm. */
export function asksAbout(text: string, items: readonly KnownItem[]): boolean {
  return items.some(
    (item) =>
      isIdentity(item) &&
      item.ranges.some(([begin, end]) => {
        const [, first = ''] = BEFORE.exec(text.slice(Math.max(0, begin - MAX_AROUND), begin)) ?? [];
        return isQuestionWord(fold(first)) && BEHIND.test(text.slice(end, end + MAX_AROUND));
      }),
  );
}
