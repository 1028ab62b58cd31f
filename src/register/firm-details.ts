import files from 'content:register/details';
import { openRecords } from './open-records.ts';

/** The full records of the firms, by row. */
export const firmDetails = openRecords(files);
