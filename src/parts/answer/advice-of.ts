import content from 'content:check-answers';
import { isContact, type Answer, type Item } from '@frontier/check';

/** The sentences of an answer: about the item that decided, then about the verdict in general. */
export function meaningOf({ verdict, decidedBy, isCut, items }: Answer): string[] {
  const { meaning, of, more } = content.verdicts[verdict];
  const first = decidedBy ? ((isOfSeveral(decidedBy) ? of?.several : undefined) ?? of?.[decidedBy.kind]) : isCut ? of?.cut : undefined;
  const isClone = verdict === 'notOnRecord' && items.some(({ kind, state }) => kind === 'licence' && state === 'onRecord');
  return [first ?? meaning, ...(more === undefined ? [] : [more]), ...(isClone ? [content.clone] : [])];
}

/** Whether several firms have a contact point. */
const isOfSeveral = (item: Item) => isContact(item) && new Set(item.facts.firms.map(({ firm }) => firm)).size > 1;

/** The steps to take. */
export function todoOf({ verdict, decidedBy }: Answer): readonly string[] {
  const { todo, todoOfContact } = content.verdicts[verdict];
  return (decidedBy?.kind !== 'name' && todoOfContact) || todo;
}

/**
 * The first sentence of a step, and the rest of it, which may be empty. A question in quotation marks is not the end of a sentence, and neither is
 * an abbreviation such as `e.g.`
 */
export function cutStep(step: string): [first: string, rest: string] {
  const [, first = step, rest = ''] = /^(.+?(?:(?<!\.\p{L})[.!?؟](?=\s(?!»))|[。！？](?=[^”])))\s*(.*)$/su.exec(step) ?? [];
  return [first, rest];
}
