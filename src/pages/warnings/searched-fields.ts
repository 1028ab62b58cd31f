import type { ListedWarnedFirm } from '#src/content/warned-firms-head.ts';

/** What a search of the warnings looks into: name, any alias, any website, and contact points (WARN-2). */
export function searchedFields({ name, aliases, websites, emails, phones }: ListedWarnedFirm): string[] {
  return [name, ...aliases, ...websites, ...emails, ...phones];
}
