/** A number and a word after it, such as a unit or a month. A year and the number of a licence are no such number. */
const BEFORE_A_WORD = /(^|[^\p{L}\d-])(\d{1,3}(?:[.,\u00a0]\d+)*) (?=\p{L})/gu;
/** The number of a tier, or of a kind of capital. */
const TIER = /(Tier|[Nn]ivel|[Nn]iveau|الفئة) (?=\d)/gu;

/** Puts no-break spaces where a line should not end: 30 days, 1 August, Tier 1. For what is shown: the content keeps its spaces. */
export function keepTogether(text: string): string {
  return text.replaceAll(BEFORE_A_WORD, '$1$2\u00a0').replaceAll(TIER, '$1\u00a0');
}
