import type { ListedFirm } from '#src/content/register-head.ts';

/** What both forms of the list are given: the one that holds the whole register, and the one that shows it in pages. */
export interface FirmListProps {
  search: string;
  onOpen: (firm: ListedFirm) => void;
}
