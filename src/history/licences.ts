import files from 'content:history/licences';
import { register } from '#src/register/firms.ts';
import { openList } from '#src/register/list.ts';
import { RECORDS_PER_FILE } from '#src/register/sizes.ts';
import type { LicenceStep } from './past.ts';

/** The past of the licences, by row. */
export const licences = openList({
  files,
  perFile: RECORDS_PER_FILE,
  size: register.size,
  read: (records: readonly LicenceStep[][]) => records,
});
