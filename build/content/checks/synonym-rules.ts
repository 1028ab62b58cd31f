import { fold } from '@frontier/check/fold';
import { LANGUAGES, TRANSLATED } from '#src/i18n/languages.ts';
import type { Synonym } from '../schemas/records.ts';
import { FILES_OF } from './addresses.ts';
import type { Located } from '../reading/check-record.ts';
import { isBroken } from '../problems.ts';
import type { Reader } from '../reading/read.ts';

/** The addresses of synonyms must exist, and no phrase may occur twice. A language has words in every record or in none. @param addresses see `addressesOf` */
export function checkSynonyms(reader: Reader, synonyms: readonly Located<Synonym>[], addresses: ReadonlySet<string>): void {
  checkAddresses(reader, synonyms, addresses);
  checkPhrases(reader, synonyms);
  checkLanguages(reader, synonyms);
}

function checkLanguages({ problems }: Reader, synonyms: readonly Located<Synonym>[]) {
  for (const code of TRANSLATED.filter((each) => synonyms.some(({ data }) => data[each]))) {
    for (const { data, file, lineOf } of synonyms) {
      if (!data[code]) problems.push({ file, line: lineOf(code), key: code, value: undefined, rule: 'must be given' });
    }
  }
}

function checkAddresses({ problems }: Reader, synonyms: readonly Located<Synonym>[], addresses: ReadonlySet<string>) {
  // A broken file is reported once, not again with each address in it.
  const whole = Object.entries(FILES_OF).filter(([, files]) => !files.some((file) => isBroken(problems, file)));
  for (const { data, file, lineOf } of synonyms) {
    data.means.forEach((value, index) => {
      const [page, files] = whole.find(([path]) => value.startsWith(`${path}#`)) ?? [];
      if (page === undefined || files === undefined || addresses.has(value)) return;
      const rule = `must be the address of a document, a section, a question or a term on ${page}; see ${files.join(', ')}`;
      problems.push({ file, line: lineOf('means'), key: `means.${index}`, value, rule });
    });
  }
}

/** In each language, a phrase must have only one meaning, regardless of accents and case. */
function checkPhrases({ problems }: Reader, synonyms: readonly Located<Synonym>[]) {
  const first = new Map<string, Located<Synonym>>();
  for (const located of synonyms) {
    for (const { code } of LANGUAGES) {
      located.data[code]?.forEach((value, index) => {
        const phrase = `${code} ${fold(value)}`;
        const earlier = first.get(phrase);
        if (!earlier) first.set(phrase, located);
        else {
          const rule = `must appear only once in a language; line ${earlier.lineOf(code)} already has it`;
          problems.push({ file: located.file, line: located.lineOf(code), key: `${code}.${index}`, value, rule });
        }
      });
    }
  }
}
