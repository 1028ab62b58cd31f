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
    expect(readPo(`${HEADER}${writeEntry(entry)}\n`)).toEqual({ entries: [{ ...entry, line: 11 }] });
  });

  test('may have texts on several lines, Windows line ends, entries without an empty line between them, and old entries', () => {
    const source = `${HEADER}#| msgid ""\n#| "With "\n#| "one"\nmsgid ""\n"With"\n"in"\nmsgstr ""\n"Den"\n"tro"\nmsgid "Yes"\nmsgstr "Sí"\n\n# Old.\n#~ msgid "Old"\n#~ msgstr "Viejo"\n`;
    const { entries, mistake } = readPo(source.replaceAll('\n', '\r\n'));
    expect(mistake).toBeUndefined();
    expect(entries).toMatchObject([
      { text: 'Within', translation: 'Dentro', previous: 'With one', line: 8 },
      { text: 'Yes', translation: 'Sí', comments: [], line: 14 },
    ]);
  });

  test.for<[what: string, lines: string, line: number]>([
    ['a quotation mark that is missing', 'msgid "Yes\nmsgstr "Sí"', 5],
    ['a translation without a text', 'msgstr "Sí"', 5],
    ['a second translation', 'msgid "Yes"\nmsgstr "Sí"\nmsgstr "Si"', 7],
    ['a word of another form', 'msgctxt "Button"', 5],
    ['an escape that gettext does not have', 'msgid "Yes"\nmsgstr "S\\x"', 6],
    ['a text without a translation', 'msgid "Yes"\nmsgid "No"\nmsgstr "No"', 6],
    ['the last text without a translation', 'msgid "Yes"\n', 5],
  ])('must not have %s, because extraction would lose it', ([, lines, line]) => {
    const rule = 'must be a comment, or a text in quotation marks; each msgid must be followed by one msgstr';
    expect(readPo(HEADER + lines)).toMatchObject({ entries: [], mistake: { line, rule } });
  });

  test('must not have a text twice, however it is folded', () => {
    const source = `${HEADER}msgid "Within"\nmsgstr "Dentro"\n\nmsgid ""\n"With"\n"in"\nmsgstr "En"\n`;
    expect(readPo(source).mistake).toEqual({ line: 8, value: '"Within"', rule: 'must be unique; line 5 already has it' });
  });
});
