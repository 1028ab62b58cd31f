import type { ListedFirm } from '#src/content/register-head.ts';

/** The props of both forms of the list: the whole register, and the register page by page. */
export interface FirmListProps {
  search: string;
  onOpen: (firm: ListedFirm) => void;
}
