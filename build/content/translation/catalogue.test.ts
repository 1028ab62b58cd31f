import { describe, expect, test } from 'vitest';
import { translationsIn, updateEntries, writeCatalogue } from './catalogue.ts';
import { readPo } from './po.ts';
import type { SourceText } from './translate.ts';

const text = (english: string, ...references: string[]): SourceText => ({
  text: english,
  references: new Set(references),
  notes: new Set(),
});

const HEADER = 'msgid ""\nmsgstr ""\n"Language: es\\n"';

/** The catalogue after `npm run extract` with these texts. */
const extract = (source: string, texts: readonly SourceText[]) =>
  writeCatalogue(updateEntries(readPo(source).entries, texts), 'es', source);

describe('a catalogue of the content', () => {
  test('begins with every text, its place and its note', () => {
    const noted = { ...text('Chair of the Board', 'content/people.yaml:board.members.A-Name.role'), notes: new Set(['A role.']) };
    expect(extract('', [noted])).toMatch(
      /^msgid ""\nmsgstr ""\n(?:"[^\n]+"\n)+\n#\. A role\.\n#: content\/people\.yaml:board\.members\.A-Name\.role\nmsgid "Chair of the Board"\nmsgstr ""\n$/,
    );
  });

  test('keeps its header and the translations and comments of texts that stay', () => {
    const source = `${HEADER}\n\n# As in the law.\n#: content/a.yaml:lead\nmsgid "A \\"quoted\\" lead"\nmsgstr "Una entrada «citada»"\n`;
    expect(extract(source, [text('A "quoted" lead', 'content/a.yaml:lead')])).toBe(source);
  });

  test('loses the texts that the content no longer has', () => {
    expect(extract(`${HEADER}\n\n#: content/a.yaml:lead\nmsgid "Gone"\nmsgstr "Ido"\n`, [])).toBe(`${HEADER}\n`);
  });

  test('marks the translation of a text that has changed as outdated, with the text before the change', () => {
    const source = `${HEADER}\n\n#: content/a.yaml:lead\nmsgid "Within a day"\nmsgstr "En un día"\n`;
    const changed = extract(source, [text('Within two days', 'content/a.yaml:lead')]);
    expect(changed).toBe(
      `${HEADER}\n\n#: content/a.yaml:lead\n#, fuzzy\n#| msgid "Within a day"\nmsgid "Within two days"\nmsgstr "En un día"\n`,
    );
    expect(translationsIn(readPo(changed).entries)).toEqual(new Map());
    // The translation is still that of the first text.
    expect(extract(changed, [text('Within three days', 'content/a.yaml:lead')])).toContain(
      '#| msgid "Within a day"\nmsgid "Within three days"',
    );
  });

  test('shows the translation again if the change of a text is reverted', () => {
    const source = `${HEADER}\n\n#: content/a.yaml:lead\nmsgid "Within a day"\nmsgstr "En un día"\n`;
    const changed = extract(source, [text('Within two days', 'content/a.yaml:lead')]);
    expect(extract(changed, [text('Within a day', 'content/a.yaml:lead')])).toBe(source);
  });

  test('finds the translation of a changed text among those of its list by the words, wherever the text is', () => {
    const point = (english: string, translation: string) => `#: content/a.yaml:points\nmsgid "${english}"\nmsgstr "${translation}"\n\n`;
    const source = `${HEADER}\n\n${point('Report fraud', 'Denuncie')}${point('Keep the letter', 'Guarde')}${point('Call us', 'Llame')}`;
    const texts = ['Call us', 'Ask for a list', 'Keep every letter', 'Report any fraud'].map((english) =>
      text(english, 'content/a.yaml:points'),
    );
    const entries = updateEntries(readPo(source).entries, texts);
    expect(entries.map(({ text: english, translation, flags }) => [english, translation, flags])).toEqual([
      ['Call us', 'Llame', []],
      ['Ask for a list', '', []],
      ['Keep every letter', 'Guarde', ['fuzzy']],
      ['Report any fraud', 'Denuncie', ['fuzzy']],
    ]);
  });

  test('keeps the line ends of Windows', () => {
    const source = `${HEADER}\n\n#: content/a.yaml:lead\nmsgid "Yes"\nmsgstr "Sí"\n`.replaceAll('\n', '\r\n');
    expect(extract(source, [text('Yes', 'content/a.yaml:lead')])).toBe(source);
  });
});
