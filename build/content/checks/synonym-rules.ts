import { fold } from '@frontier/check/fold';
import { LANGUAGES } from '#src/i18n/languages.ts';
import type { Synonym } from '../schemas/records.ts';
import type { Located } from '../reading/check-record.ts';
import type { Reader } from '../reading/read.ts';

/** In each language, a phrase must have only one meaning, regardless of accents and case. A language has words in every record or in none. */
export function checkSynonyms({ problems }: Reader, synonyms: readonly Located<Synonym>[]): void {
  for (const { code } of LANGUAGES) {
    const isUsed = synonyms.some(({ data }) => data[code]);
    const first = new Map<string, number | undefined>();
    for (const { data, file, lineOf } of synonyms) {
      if (isUsed && !data[code]) problems.push({ file, line: lineOf(code), key: code, value: undefined, rule: 'must be given' });
      data[code]?.forEach((value, index) => {
        const [phrase, line] = [fold(value), lineOf(code, index)];
        if (!first.has(phrase)) first.set(phrase, line);
        else {
          const rule = `must appear only once in a language; line ${first.get(phrase)} already has it`;
          problems.push({ file, line, key: `${code}.${index}`, value, rule });
        }
      });
    }
  }
}
