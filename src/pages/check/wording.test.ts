import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, type LanguageCode } from '#src/i18n/languages.ts';

/**
 * No answer may call a firm or an address safe, because no register can know that and someone would rely on it. The words must
 * not occur in any language, in a negation or in a comment, from which they could be copied.
 */
const FORBIDDEN: Partial<Record<LanguageCode, RegExp>> & { en: RegExp } = {
  en: /\b(?:un)?safe(?:ly|ty)?\b|\btrustworthy\b|\bsecure\b|\brisk-free\b/i,
  es: /\b(?:in)?segur[oa]s?\b|\ba salvo\b|\bde confianza\b/i,
  fr: /\bs[uû]re?s?\b(?! (?:la|le|les|un|une|laquelle|ce|cette))|\bsécuris|\bsans danger\b|\bsans risque\b|\bfiable/i,
  zh: /安全|可靠|放心/,
  ar: /آمن|مأمون|موثوق/,
};

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const FOLDERS = ['src/pages/check', 'src/parts/answer', 'src/parts/firm-record', 'src/parts/firm-permission'];
const files = [...FOLDERS, 'src/parts/what-happened']
  .flatMap((folder) => readdirSync(resolve(root, folder)).map((name) => `${folder}/${name}`))
  .filter((file) => !file.includes('.test.'));

const contents = ['content/check.yaml', 'content/what-happened.yaml'];

test.for([...files, ...contents])('%s never says safe (CHECK-2, PERMIT-5)', (file) => {
  expect(read(file)).not.toMatch(FORBIDDEN.en);
});

test.for(LANGUAGES.flatMap(({ code }) => FOLDERS.map((place) => [code, place] as const)))(
  'the %s words of %s never say so either',
  ([code, place]) => {
    const entries = read(`content/locales/${code}/messages.po`).split('\n\n');
    const words = entries.filter((entry) => entry.includes(`#: ${place}`)).map((entry) => /^msgstr "(.*)"$/m.exec(entry)?.[1]);
    expect(words).not.toEqual([]);
    const forbidden = FORBIDDEN[code];
    if (!forbidden) throw new Error(`Add the words for safe in ${code} to FORBIDDEN`);
    expect(words.join('\n')).not.toMatch(forbidden);
  },
);

test.for<[LanguageCode, string]>([
  ['en', 'This firm is safe.'],
  ['es', 'Esta empresa es segura.'],
  ['fr', 'Cette entreprise est sûre.'],
  ['zh', '该公司是安全的。'],
  ['ar', 'هذه الشركة آمنة.'],
])('and the words are known: %s', ([code, text]) => {
  expect(text).toMatch(FORBIDDEN[code] ?? /(?!)/);
});
