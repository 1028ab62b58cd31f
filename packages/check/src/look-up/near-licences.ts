import { editBetween } from '../index/near.ts';
import type { CheckData, Resemblance } from '../types.ts';

const MAX_SHOWN = 3;

/**
 * The licence numbers closest to one that no firm has: the same with look-alike figures, one character different, or with the same digits.
 *
 * @param number with digits for letters that look like them, by `squeezeLicence`
 * @param typed as it is written
 */
export function nearLicences(number: string, typed: string, licences: ReadonlyMap<string, number>, { firms }: CheckData): Resemblance[] {
  const digits = number.replaceAll(/\D/g, '');
  const found: { position: number; distance: number }[] = [];
  for (const [known, position] of licences) {
    const distance = known === number ? 0 : editBetween(known, number) ? 1 : known.replaceAll(/\D/g, '') === digits ? 2 : Infinity;
    if (distance < Infinity) found.push({ position, distance });
  }
  return found
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SHOWN)
    .map(({ position }): Resemblance => {
      const { name = '', licenseId = '' } = firms[position] ?? {};
      const edit = editBetween(typed.toUpperCase(), licenseId.toUpperCase());
      const differing = edit
        ? { typed: [[edit.at, edit.at + edit.first] as const], known: [[edit.at, edit.at + edit.second] as const] }
        : { typed: [], known: [] };
      return { list: 'firms', position, name, field: 'licence', how: 'letter', typed, known: licenseId, differing };
    });
}
