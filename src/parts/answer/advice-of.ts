import content from 'content:check-answers';
import { VERDICTS, type Answer, type Item, type Resemblance } from '@frontier/check';
import { isNamesake } from '#src/check/items.ts';

/*
 * What the page says about an answer. All parts of the page use these functions, so that they are about the same thing.
 */

/** Whether a firm is in the register by its whole name or licence number, but the text is not only that. */
export function isNamed(answer: Answer): boolean {
  return answer.verdict === 'choose' && answer.decidedBy?.state === 'onRecord';
}

/** Whether the text says that money is lost, and nothing that can be checked. */
export function isOnlyLoss({ verdict, isMoneyLost }: Answer): boolean {
  return verdict === 'nothing' && isMoneyLost;
}

/** Whether the advice after a payment is open: the visitor has paid, or has probably paid. */
export function isPaidOpen({ verdict, isMoneyLost }: Answer): boolean {
  return VERDICTS[verdict].paid === 'open' || isMoneyLost;
}

/** The sentences: about the item that decided, then about the verdict in general. */
export function meaningOf(answer: Answer): string[] {
  if (isOnlyLoss(answer)) return [content.lost.meaning];
  const { meaning, of, more } = content.verdicts[answer.verdict];
  const subject = answer.decidedBy;
  const first = isNamed(answer) ? of?.named : subject ? of?.[subject.kind] : answer.isCut ? of?.cut : undefined;
  return [first ?? meaning, ...(more === undefined ? [] : [more])];
}

/** The steps to take. */
export function todoOf(answer: Answer): readonly string[] {
  if (isOnlyLoss(answer)) return content.lost.todo;
  const { todo, todoOfContact } = content.verdicts[answer.verdict];
  const subject = answer.decidedBy;
  return (subject?.kind !== 'name' && todoOfContact) || todo;
}

/** More would hide the advice. The closest come first. */
const MAX_SHOWN = 3;

/** The records that the item resembles, and those with which it only shares a name. Undefined if the item itself is on a list. */
export function resemblancesOf(
  answer: Answer,
): { item: Item; similar: readonly Resemblance[]; namesakes: readonly Resemblance[] } | undefined {
  const item = answer.decidedBy;
  if (!item || item.state === 'onRecord' || item.state === 'ours' || item.state === 'warned' || item.state === 'both') return undefined;
  const shown = item.facts.resembles.slice(0, MAX_SHOWN);
  const isSimilar = (one: Resemblance) => !isNamesake(item, one);
  return { item, similar: shown.filter(isSimilar), namesakes: shown.filter((one) => !isSimilar(one)) };
}
