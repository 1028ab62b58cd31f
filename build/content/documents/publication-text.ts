import { fill } from '#src/content/fill.ts';
import type { DocumentSection } from '../schemas/texts.ts';

/** The blanks in the text of a publication. The rest is the same for all publications (PDF-5). */
type Blanks = Record<'title' | 'type' | 'date', string>;

/** The text of one publication: the `sections` of `publication-text.yaml` with the blanks filled in. `date` is inserted unchanged. */
export function fillPublicationText(sections: readonly DocumentSection[], blanks: Blanks): DocumentSection[] {
  const filled = (text: string) => fill(text, blanks);
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if ('text' in block) return { text: filled(block.text) };
      return 'list' in block ? { list: block.list.map(filled) } : { ordered: block.ordered.map(filled) };
    }),
  }));
}
