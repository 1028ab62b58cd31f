import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version as viteVersion, type build } from 'vite';
import { z } from 'zod';
import { DATA, FONTS, TEXTS_ADDRESS } from '#src/licences/works.ts';

/* The licences of what others made and we publish. Vite lists the packages in our scripts, and `src/licences/works.ts` the rest. */

/** The list of packages that Vite adds to each bundle (`build.license`). */
export const LICENCES_FILE = '.vite/licences.json';

const packageSchema = z.object({ name: z.string(), version: z.string(), identifier: z.string().optional(), text: z.string().optional() });
export type Package = z.output<typeof packageSchema>;

/** The packages in a bundle. */
export function packagesIn(built: Awaited<ReturnType<typeof build>>): Package[] {
  const files = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const list = files.find(({ fileName }) => fileName === LICENCES_FILE);
  if (list?.type !== 'asset') throw new Error('The bundle has no list of licences');
  return z.array(packageSchema).parse(JSON.parse(Buffer.from(list.source).toString()));
}

/**
 * Writes the licence texts.
 * @param bundled the packages in all scripts
 * @throws if a work has no licence text.
 */
export function writeLicences(outDir: string, bundled: readonly Package[]): void {
  // Vite does not list itself, although the scripts contain a helper of it.
  const vite = { name: 'vite', version: viteVersion, identifier: 'MIT', text: read('node_modules/vite/LICENSE.md') };
  const packages = [
    ...new Map([...bundled, vite].map((used) => [`${used.name}@${used.version}`, { ...used, ...unsaid(used.name) }])).values(),
  ];
  const others = [...FONTS, ...DATA].map(({ name, licence, text }) => ({
    name,
    version: undefined,
    identifier: licence,
    text: read(text),
  }));
  const works = [...packages, ...others].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const texts = works.map(licenceText).join(`\n${'-'.repeat(72)}\n\n`);
  const head = 'The software, fonts and data used on this website, with the licence of each.';
  writeFileSync(join(outDir, TEXTS_ADDRESS), `${head}\n\n${texts}`);
}

/** What some packages do not say themselves. */
function unsaid(name: string): Partial<Package> {
  switch (name) {
    // These state their licence but do not contain its text.
    case 'dfa':
    case 'fontkit':
      return { text: read('src/licences/texts/mit.txt') };
    case 'wouter':
      return { text: read('src/licences/texts/unlicense.txt') };
    // This contains the text but does not state its licence.
    case 'png-js':
      return { identifier: 'MIT' };
    default:
      return {};
  }
}

/** What the file of licence texts says about a work. @throws if the text is missing. */
function licenceText({ name, version, identifier, text }: Omit<Package, 'version'> & { version: string | undefined }): string {
  if (text === undefined) throw new Error(`${name} is published, but there is no licence text in its folder`);
  return `${version === undefined ? name : `${name} ${version}`} (${identifier})\n\n${text.replaceAll('\r\n', '\n').trim()}\n`;
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
