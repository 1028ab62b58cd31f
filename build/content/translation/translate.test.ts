import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkCatalogues } from '../checks/catalogue-rules.ts';
import { loadContent } from '../load.ts';
import { untranslatedTexts } from '../modules/modules.ts';
import { buildWarnedFirms } from '../modules/warned-firm-parts.ts';
import { checkTranslations } from './read-translations.ts';

const REAL = resolve(import.meta.dirname, '../../../content');
const folder = join(mkdtempSync(join(tmpdir(), 'translation-')), 'content');
cpSync(REAL, folder, { recursive: true });
afterAll(() => rmSync(resolve(folder, '..'), { recursive: true }));

const put = (entries: string) =>
  writeFileSync(join(folder, 'locales/fr/content.po'), `msgid ""\nmsgstr ""\n"Language: fr\\n"\n\n${entries}`);
const entry = (text: string, translation: string) => `msgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(translation)}\n\n`;

describe('the content in another language', () => {
  put(
    entry('Yes', 'Oui') +
      entry('Deposit taking', 'Réception de dépôts') +
      entry('Global', 'Monde entier') +
      entry('N/A', 's. o.') +
      entry('Geneva', 'Genève'),
  );
  const english = loadContent(folder);
  const french = loadContent(folder, [], 'fr');

  test('has the translations of its texts, and English texts where there is none', () => {
    expect(french.statuses[0]).toEqual({ ...english.statuses[0], answer: 'Oui' });
    expect(french.firms[0]?.activities).toEqual(['Réception de dépôts', ...(english.firms[0]?.activities.slice(1) ?? [])]);
  });

  test('does not list the reasons of warnings, because each says of itself that it is in English', () => {
    const reason = french.warnedFirms[0]?.reason ?? '';
    expect(french.untranslated).toContain(reason);
    expect(untranslatedTexts(french)).not.toContain(reason);
    expect(untranslatedTexts(french)).toContain(english.statuses[0]?.meaning);
    expect(buildWarnedFirms(french.warnedFirms, french.firms, french.untranslated).reasons[0]).toMatchObject({
      text: reason,
      isEnglish: true,
    });
    expect(buildWarnedFirms(english.warnedFirms, english.firms, english.untranslated).reasons[0]).not.toHaveProperty('isEnglish');
  });

  test('names countries as Unicode does, and regions as the translators do', () => {
    const places = new Set(french.firms.flatMap(({ jurisdictions }) => jurisdictions));
    expect(['Monde entier', 'Pays-Bas', 'Hong Kong'].filter((place) => !places.has(place))).toEqual([]);
    expect(french.people.board.members.map(({ country }) => country)).toEqual(
      english.people.board.members.map(({ country }) => french.countryName(country)),
    );
    expect(french.countryName('Hong Kong')).toBe('Hong Kong');
    expect(french.countryName('United States')).toBe('États-Unis');
  });
});

describe('a catalogue of the content', () => {
  const problems = (entries: string) => {
    put(entries);
    return checkTranslations(folder, 'fr').map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  };

  test('may lack translations', () => {
    expect(problems(entry('Yes', ''))).toEqual([]);
    rmSync(join(folder, 'locales/fr/content.po'));
    expect(checkTranslations(folder, 'fr')).toEqual([]);
  });

  test.for<[what: string, entries: string, problem: string]>([
    ['other words in braces', entry('{title}', '{titre}'), '5 must have the same words in braces as the English text'],
    ['a plural', entry('{title}', '{title, plural, other {#}}'), '5 must have the same words in braces as the English text'],
    ['an invisible character', entry('Yes', 'O\u200bui'), '6 must not contain U+200B, an invisible character: delete it'],
  ])('may not have %s', ([, entries, problem]) => {
    expect(problems(entries)).toEqual([`locales/fr/content.po:${problem}`]);
  });

  test('is not a file of a language that the site does not have', () => {
    put('');
    mkdirSync(join(folder, 'locales/de'));
    writeFileSync(join(folder, 'locales/de/content.po'), '');
    expect(checkCatalogues(folder).map(({ file }) => file)).toEqual(['locales/de/content.po']);
  });
});
