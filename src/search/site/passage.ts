/** A text in the index's language, or one of the content folder, which is in English in every language. */
export type Passage = string | { en: string };

export const textOf = (passage: Passage): string => (typeof passage === 'string' ? passage : passage.en);
