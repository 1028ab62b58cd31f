import type { DocumentSection } from './schemas/texts.ts';

/** What may differ from one publication's text to another's (PDF-5: the text is fixed). */
type Blanks = Record<'title' | 'type' | 'date', string>;

const BLANK = /\{(title|type|date)\}/g;

/** True when a text holds a brace that is no blank, so that a misspelt one is never printed as it is. */
export function hasOtherBraces(text: string): boolean {
  return /[{}]/.test(text.replace(BLANK, ''));
}

/** The text of one publication: `sections` of `content:publication-text` with the blanks filled in; `date` as it is to be read. */
export function fillPublicationText(sections: readonly DocumentSection[], blanks: Blanks): DocumentSection[] {
  // In one pass: a brace inside a title is part of the title.
  const fill = (text: string) => text.replace(BLANK, (_blank, name: keyof Blanks) => blanks[name]);
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if ('text' in block) return { text: fill(block.text) };
      return 'list' in block ? { list: block.list.map(fill) } : { ordered: block.ordered.map(fill) };
    }),
  }));
}
