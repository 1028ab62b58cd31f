import type { Block } from './build-time/schemas/texts.ts';
import type { OpenData } from './build-time/schemas/open-data.ts';

/** What the page `/open-data` shows: the content file, and what the build knows of the files it made. */

/** A file as a visitor fetches it. */
export interface DataFile {
  /** From the root of the site. */
  address: string;
  format: 'CSV' | 'JSON' | 'JSON Schema';
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/** What a field holds, as the page says it. */
export type FieldKind = 'text' | 'list' | 'day' | 'number' | 'boolean';

export interface PublishedDataset {
  id: keyof OpenData['datasets'];
  title: string;
  blocks: Block[];
  records: number;
  files: DataFile[];
  fields: { name: string; description: string; kind: FieldKind }[];
}

export interface OpenDataPage extends Pick<OpenData, 'lead' | 'notice' | 'licence' | 'envelope' | 'form' | 'rules' | 'changes'> {
  /** The text that is enough to name the source. */
  attribution: string;
  datasets: PublishedDataset[];
  /** What stands beside the data sets, with a word on each. */
  others: { address: string; description: string }[];
}
