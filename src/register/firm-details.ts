import files from 'content:register/details';
import { openList } from './list.ts';
import type { FirmDetails } from './register-data.ts';
import { register } from './firms.ts';
import { RECORDS_PER_FILE } from './sizes.ts';

/** The full records of the firms, by row. */
export const firmDetails = openList({
  files,
  perFile: RECORDS_PER_FILE,
  size: register.size,
  read: (records: readonly FirmDetails[]) => records,
});
