import { searchFirms } from '#src/parts/lists/search-firms.ts';
import { searchWarnings } from '#src/parts/lists/search-warnings.ts';

export interface FirmCounts {
  regulated: number;
  warned: number;
}

/** Nearly every name contains any single letter. */
const MIN_LENGTH = 2;

/** How many firms of the register and of the warnings a question finds, as on their own pages (DIR-2, WARN-2). */
export function countFirms(question: string): FirmCounts {
  if (question.length < MIN_LENGTH) return { regulated: 0, warned: 0 };
  return { regulated: searchFirms(question).length, warned: searchWarnings(question).length };
}
