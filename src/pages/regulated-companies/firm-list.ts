import type { ListedFirm } from '#src/content/firm-columns.ts';

/** The props of both forms of the list: the whole register, and the register page by page. */
export interface FirmListProps {
  search: string;
  onOpen: (firm: ListedFirm) => void;
}

/** The fields that a search of the register covers (DIR-2). */
export function searchedFields({ name, country, licenseId }: ListedFirm): string[] {
  return [name, country, licenseId];
}
