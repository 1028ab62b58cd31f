import type { ListedWarnedFirm } from '#src/content/warned-firms-head.ts';

/** What a search of the warnings looks into: name, any alias, any website (specification §5), and contact points. */
export function searchedFields({ name, aliases, websites, emails, phones }: ListedWarnedFirm): string[] {
  return [name, ...aliases, ...websites, ...emails, ...phones];
}
