import type { ListedWarnedFirm } from '#src/content/warned-firm-columns.ts';

/** The fields that a search of the warnings covers (WARN-2). */
export function searchedFields({ name, aliases, websites, emails, phones }: ListedWarnedFirm): string[] {
  return [name, ...aliases, ...websites, ...emails, ...phones];
}
