import type { Block } from '#build/content/schemas/texts.ts';
import type { OpenData } from '#build/content/schemas/open-data.ts';

/** The data of the page `/open-data`: the content file, and facts about the files that the build made. */

export interface DataFile {
  /** Address from the root of the site. */
  address: string;
  format: 'CSV' | 'JSON' | 'JSON Schema';
  bytes: number;
}

/** The kind of a field, as the page names it. */
export type FieldKind = 'text' | 'list' | 'day' | 'number' | 'boolean';

interface ExplainedField {
  name: string;
  description: string;
}

export interface PublishedDataset {
  id: keyof OpenData['datasets'];
  title: string;
  blocks: Block[];
  records: number;
  files: DataFile[];
  fields: (ExplainedField & { kind: FieldKind })[];
}

export interface DescribedFile {
  address: string;
  description: string;
}

export interface OpenDataPage extends Pick<OpenData, 'lead' | 'notice' | 'licence' | 'form' | 'rules' | 'changes' | 'matching'> {
  /** The day whose state the files have. */
  asOf: string;
  /** The text that a user of the data must show to name the source. */
  attribution: string;
  datasets: PublishedDataset[];
  /** What a JSON file holds besides its records. */
  envelope: ExplainedField[];
  blockList: { title: string; blocks: Block[]; file: DescribedFile };
  checksums: DescribedFile;
}
