import { describe, expect, test } from 'vitest';
import { readPo, writeEntry } from './po.ts';

const HEADER = 'msgid ""\nmsgstr ""\n"Language: es\\n"\n\n';

describe('a catalogue', () => {
  test('is read as it is written', () => {
    const entry = {
      text: 'A "quoted"\nlead \\ more',
      translation: 'Una entrada «citada»',
      references: ['content/a.yaml:lead', 'content/b.yaml:points'],
      comments: ['As in the law.'],
      notes: ['A note.'],
      flags: ['fuzzy'],
      previous: 'A lead',
    };
    expect(readPo(`${HEADER}${writeEntry(entry)}\n`)).toEqual({ entries: [{ ...entry, line: 12 }], mistake: undefined });
  });

  test('may have texts on several lines, Windows line ends, entries without an empty line between them, and old entries', () => {
    const source = `${HEADER}#| msgid ""\n#| "With "\n#| "one"\nmsgid ""\n"With"\n"in"\nmsgstr ""\n"Den"\n"tro"\nmsgid "Yes"\nmsgstr "Sí"\n\n# Old.\n#~ msgid "Old"\n#~ msgstr "Viejo"\n`;
    const { entries, mistake } = readPo(source.replaceAll('\n', '\r\n'));
    expect(mistake).toBeUndefined();
    expect(entries).toMatchObject([
      { text: 'Within', translation: 'Dentro', previous: 'With one', line: 11 },
      { text: 'Yes', translation: 'Sí', comments: [], line: 15 },
    ]);
  });

  test.for<[what: string, lines: string, line: number, rule: string]>([
    [
      'a quotation mark that is missing',
      'msgid "Yes\nmsgstr "Sí"',
      5,
      'must be a comment, or a text in quotation marks after msgid or msgstr',
    ],
    ['a translation without a text', 'msgstr "Sí"', 5, 'must be a comment, or a text in quotation marks after msgid or msgstr'],
    [
      'a second translation',
      'msgid "Yes"\nmsgstr "Sí"\nmsgstr "Si"',
      7,
      'must be a comment, or a text in quotation marks after msgid or msgstr',
    ],
    ['a text before its keyword', '"Yes"\nmsgstr "Sí"', 5, 'must be a comment, or a text in quotation marks after msgid or msgstr'],
    ['a word of another form', 'msgctxt "Button"', 5, 'must be a comment, or a text in quotation marks after msgid or msgstr'],
    ['a text without a translation', 'msgid "Yes"\nmsgid "No"', 5, 'must be followed by a line msgstr "…"'],
    ['the last text without a translation', 'msgid "Yes"\n', 5, 'must be followed by a line msgstr "…"'],
  ])('must not have %s', ([, lines, line, rule]) => {
    expect(readPo(HEADER + lines).mistake).toMatchObject({ line, rule });
  });
});
