import content from 'content:check-answers';
import { VERDICTS, isContact, recordsOf, type Answer, type Item, type VerdictName } from '@frontier/check';
import { isInOtherScript } from '#src/parts/latin-letters/latin-letters.tsx';

/* The texts of an answer, from `content/check.yaml`. */

/** The verdict as a word. */
const wordOf = (verdict: VerdictName) => content.verdicts[verdict].word;

/** The heading of an answer: the word of its verdict, unless that would mislead. Of a choice from one record, it is a question. */
export function headingOf(answer: Answer): string {
  const { verdict, decidedBy } = answer;
  const { firms, warnings } = recordsOf(answer);
  const [only, ...others] = [...firms, ...warnings];
  const { onlyOne, inOtherLetters, ours } = content.headings;
  // A firm's name with more words is nobody's name.
  if (verdict === 'choose' && keysOf(answer).includes('longer')) return wordOf('unknown');
  if (verdict === 'choose' && only && others.length === 0) return onlyOne.replace('{name}', () => only.name);
  if (isInOtherLetters(answer)) return inOtherLetters;
  return verdict === 'nothing' && decidedBy?.facts.isOurs ? ours : wordOf(verdict);
}

/** Whether an answer is about a name that no list has in its letters, so that it may still be in the register. */
const isInOtherLetters = ({ verdict, decidedBy }: Answer) =>
  verdict === 'unknown' && decidedBy?.kind === 'name' && isInOtherScript(decidedBy.name);

/** The verdict whose sentences and steps an answer has. A choice from nothing but warnings is about a warning. */
export function verdictOfTexts(answer: Answer): VerdictName {
  const { firms, warnings } = recordsOf(answer);
  const isOfWarnings = answer.verdict === 'choose' && warnings.length > 0 && firms.length === 0 && !isChoiceOfNames(answer);
  return isOfWarnings ? 'likeWarned' : answer.verdict;
}

/**
 * What the lists say of an item, as a word, and whether that is an alarm. The item that led to an alarm has the word of that alarm, and a licence that
 * has limits or has ended says so.
 */
export function wordOfItem(item: Item, { verdict, decidedBy }: Answer): { word: string; isAlarm: boolean } {
  const { state, standing } = item;
  const shown =
    item === decidedBy && VERDICTS[verdict].tone === 'alarm'
      ? verdict
      : state === 'onRecord' && (standing === 'limited' || standing === 'ended')
        ? standing
        : state;
  if (shown === 'onRecord' || shown === 'maybe' || shown === 'uncheckable') return { word: content.states[shown].word, isAlarm: false };
  return { word: wordOf(shown), isAlarm: VERDICTS[shown].tone === 'alarm' };
}

/** The sentences of an answer: about the item that decided, then about the verdict in general. */
export function meaningOf(answer: Answer): string[] {
  const { decidedBy } = answer;
  const { meaning, of = {}, more } = content.verdicts[verdictOfTexts(answer)];
  if (isInOtherLetters(answer)) return more === undefined ? [] : [more];
  const first = keysOf(answer).map((key) => of[key]);
  const warned = decidedBy && recordsOf(answer).warnings.length > 0 ? of.warned : undefined;
  return [first.find((sentence) => sentence !== undefined) ?? meaning, warned, more].filter((sentence) => sentence !== undefined);
}

/** Whether an answer is a choice from several names in the text, so that it is about none of them alone. */
export function isChoiceOfNames({ verdict, items }: Answer): boolean {
  return verdict === 'choose' && items.length > 1 && items.every(({ kind }) => kind === 'name');
}

/** What an answer is about, the most exact first. */
function keysOf(answer: Answer) {
  const { decidedBy: item } = answer;
  if (!item) return [];
  const isShared = isContact(item) && new Set(item.facts.firms.map(({ firm }) => firm)).size > 1;
  const [alike] = item.kind === 'name' && item.facts.candidates.length === 0 ? item.facts.resembles : [];
  return [
    ...(isShared ? (['several'] as const) : []),
    ...(isChoiceOfNames(answer) ? (['names'] as const) : []),
    ...(item.facts.isOurs ? (['ours'] as const) : []),
    ...(alike ? [alike.how === 'word' ? ('longer' as const) : ('near' as const)] : []),
    item.kind,
  ];
}

/** The steps to take. */
export function todoOf(answer: Answer): readonly string[] {
  const { todo, todoOfContact } = content.verdicts[verdictOfTexts(answer)];
  return (answer.decidedBy?.kind !== 'name' && todoOfContact) || todo;
}

/**
 * The first sentence of a step, and the rest of it, which may be empty. A question in quotation marks is not the end of a sentence, and neither is
 * an abbreviation such as `e.g.`
 */
export function cutStep(step: string): [first: string, rest: string] {
  const [, first = step, rest = ''] = /^(.+?(?:(?<!\.\p{L})[.!?؟](?=\s(?!»))|[。！？](?=[^”])))\s*(.*)$/su.exec(step) ?? [];
  return [first, rest];
}
