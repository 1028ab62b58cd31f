import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../build/content/plugin.ts';

const FOLDER = contentFolder();

interface Text {
  file: string;
  text: string;
}

/** Every text of every YAML file in the content folder, except the words that visitors type. */
export const contentTexts: readonly Text[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && file !== 'synonyms.yaml')
  .flatMap((file) => textsIn(parse(readFileSync(resolve(FOLDER, file), 'utf8'))).map((text) => ({ file, text })));

/** Every English text of the interface. */
export const interfaceTexts: readonly Text[] = readdirSync(resolve(FOLDER, 'locales/en')).flatMap((name) =>
  [...readFileSync(resolve(FOLDER, 'locales/en', name), 'utf8').matchAll(/^msgstr "(.+)"$/gm)].map(([, text = '']) => ({
    file: `locales/en/${name}`,
    text: text.replaceAll('\\"', '"'),
  })),
);

/** Every string inside a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
