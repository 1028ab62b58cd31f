import { describe, expect, test } from 'vitest';
import { content } from '../../../tests/support/content.ts';
import { register } from '#src/register/firms.ts';
import { searchRegister as search } from './find-firms.ts';

const find = (text: string) => search(text).firms;
const licencesOf = (firms: readonly { licenseId: string }[]) => firms.map(({ licenseId }) => licenseId);

/** The rule of the specification, in the order of the content file. */
const specified = (text: string) =>
  content.firms.filter(({ name, licenseId, id = '' }) =>
    [name, licenseId, id].some((field) => field.toLowerCase().includes(text.toLowerCase())),
  );

/** Each former and trading name of the register, with the licence of its firm. */
const otherNames = register.flatMap((firm) => firm.otherNames.map(({ name }) => ({ name, licenseId: firm.licenseId })));

describe('the search for a firm', () => {
  test('finds all that contain the text as it was typed, in the order of the content file, before any other (SEARCH-2)', () => {
    for (const text of ['a', 'é', 'ö', 'ä', 'BANK', 'adyen', 'fca-20', '2015-ch', '020', 'crédit', 'credit', '-', '.', 'N.V.']) {
      const expected = licencesOf(specified(text));
      expect(licencesOf(find(text)).slice(0, expected.length), text).toEqual(expected);
    }
  });

  test('finds a name without its accents, and a text with spaces and quotation marks around and in it (FIND-3, FIND-4)', () => {
    const accented = content.firms.filter(({ name }) => name !== withoutAccents(name));
    expect(accented.length).toBeGreaterThan(5);
    for (const { name } of accented) expect(find(withoutAccents(name))[0]).toMatchObject({ name });
    for (const { name, licenseId } of content.firms) {
      expect(find(` ${name.toUpperCase()} `)).toContainEqual(expect.objectContaining({ licenseId }));
      expect(licencesOf(find(`"${licenseId.replaceAll('-', ' ')}"`))).toEqual([licenseId]);
    }
  });

  test('finds a firm by a former or trading name, or a part of one, if no name, id or licence number has the text (SEARCH-2)', () => {
    expect(otherNames.length).toBeGreaterThan(3);
    for (const { name: other, licenseId } of otherNames) {
      const words = other.split(' ');
      const texts = [other, other.toUpperCase(), ` "${withoutAccents(other)}"`, words.slice(0, 2).join(' '), words[0] ?? ''];
      const isRight = (text: string) => {
        const { firms, foundBy } = search(text);
        const typed = text.replaceAll('"', '').trim();
        // What the specification finds decides, and then nothing else does.
        if (specified(typed).length > 0) return foundBy === undefined;
        const hasText = withoutAccents(firms[0]?.name ?? '')
          .toLowerCase()
          .includes(withoutAccents(typed).toLowerCase());
        return foundBy ? licencesOf(firms).includes(licenseId) && firms[0]?.otherNames.includes(foundBy) : hasText;
      };
      expect(texts.filter((text) => !isRight(text))).toEqual([]);
    }
  });

  test('finds nothing for a text that no firm contains, however odd', () => {
    for (const text of ['zzzz', '诺斯沃尔德银行', '\u0301', '\u0000', '\ud800', '__proto__', '<script>', 'a'.repeat(100_000)])
      expect(find(text), text.slice(0, 20)).toEqual([]);
  });
});

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
