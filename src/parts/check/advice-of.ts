import content from 'content:check-answers';
import type { Answer, Item, Resemblance } from '@frontier/check';
import { isContact, isNamesake } from '#src/parts/check/items.ts';

/*
 * What the page says of an answer. Every part of the page asks here, so that no two parts can speak of different things.
 */

/** The item that the answer is about. An answer that nothing can be checked is about what was recognised as such, if anything was. */
export function subjectOf({ decidedBy, items }: Answer): Item | undefined {
  return decidedBy ?? items[0];
}

/** Whether a firm is in the register by its whole name or licence number, but the text is not only that. */
export function isNamed(answer: Answer): boolean {
  return answer.verdict === 'choose' && subjectOf(answer)?.state === 'onRecord';
}

/** The sentences: about the item that decided, then about the verdict in general. */
export function meaningOf(answer: Answer): string[] {
  const { meaning, of, more } = content.verdicts[answer.verdict];
  const subject = subjectOf(answer);
  const first = isNamed(answer) ? of?.named : subject && of?.[subject.kind];
  return [first ?? meaning, ...(more === undefined ? [] : [more])];
}

/** The steps to take. */
export function todoOf(answer: Answer): readonly string[] {
  const { todo, todoOfContact } = content.verdicts[answer.verdict];
  const subject = subjectOf(answer);
  return (subject && isContact(subject) && todoOfContact) || todo;
}

/** More would hide the advice. The closest come first. */
const MOST_SHOWN = 3;

/** The records that the item resembles, unless it is on a list itself, with the ones of which it only has the name. */
export function resemblancesOf(
  answer: Answer,
): { item: Item; similar: readonly Resemblance[]; namesakes: readonly Resemblance[] } | undefined {
  const item = subjectOf(answer);
  if (!item || item.state === 'onRecord' || item.state === 'ours' || item.state === 'warned' || item.state === 'both') return undefined;
  const shown = item.facts.resembles.slice(0, MOST_SHOWN);
  const isSimilar = (one: Resemblance) => !isNamesake(item, one);
  return { item, similar: shown.filter(isSimilar), namesakes: shown.filter((one) => !isSimilar(one)) };
}
