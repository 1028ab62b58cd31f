/** A text in the language of the index, or a text of the content, which is always in English. */
export type Passage = string | { en: string };

export const textOf = (passage: Passage): string => (typeof passage === 'string' ? passage : passage.en);
