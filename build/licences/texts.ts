import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ListedLicence } from '#src/licences/list.ts';
import { ACCEPTED_SHIPPED, type Shipped } from '#src/licences/shipped.ts';

const person = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const manifestSchema = z.object({ version: z.string(), license: z.string().optional(), author: person.optional() });

/** A shipped work with its version, licence and licence text. */
export interface WrittenLicence extends ListedLicence {
  /** The author to name if the licence text names nobody. */
  author: string | undefined;
  text: string;
}

/**
 * Reads the licences of the shipped works in the project at `root`, in order of names.
 * @throws if a work has no licence, no licence text, or a licence that is not accepted.
 */
export function readLicences(shipped: readonly Shipped[], root: string): WrittenLicence[] {
  return shipped
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ kind, name, licence: given, text }) => {
      const folder = join(root, 'node_modules', name);
      const manifest = existsSync(join(folder, 'package.json'))
        ? manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
        : undefined;
      const licence = given ?? manifest?.license;
      if (licence === undefined || !isAccepted(licence, ACCEPTED_SHIPPED)) {
        throw new Error(
          `${name} has ${licence === undefined ? 'no licence' : `the licence ${licence}`}: the accepted licences are ${[...ACCEPTED_SHIPPED].join(', ')}`,
        );
      }
      const file = text === undefined ? findText(folder) : join(root, text);
      if (file === undefined) throw new Error(`${name} is published, but there is no licence text in its folder`);
      return {
        kind,
        name,
        version: manifest?.version,
        licence,
        author: text === undefined ? undefined : manifest?.author,
        text: readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim(),
      };
    });
}

/** True if an SPDX expression allows us to ship the work. With OR, one accepted licence is enough; with AND, all must be accepted. */
export function isAccepted(expression: string, accepted: ReadonlySet<string>): boolean {
  const words = expression.replaceAll(/[()]/g, ' ').trim();
  return words.split(/\s+OR\s+/).some((choice) => choice.split(/\s+AND\s+/).every((licence) => accepted.has(licence.trim())));
}

function findText(folder: string): string | undefined {
  const [file] = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying)/i.test(name))
    .toSorted();
  return file === undefined ? undefined : join(folder, file);
}

/** Writes the licence texts as one file, each once, after the names of all works under it. */
export function writeTexts(licences: readonly WrittenLicence[]): string {
  const named = Map.groupBy(licences, ({ text }) => text);
  const parts = [...named].map(([text, own]) => {
    const names = own.map(({ name, version, licence, author }) =>
      [name, version, `(${licence})`, author && `by ${author}`].filter((part) => part !== undefined).join(' '),
    );
    return `${names.join('\n')}\n\n${text}\n`;
  });
  return `The software, fonts and data used on this website, with the licence of each.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
