import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIn } from '../../tests/support/build-elsewhere.ts';
import { freePort } from '../free-port.ts';
import { fillCatalogue, pseudoMessage, pseudoText } from './pseudo-text.ts';

/** A code for private use. No program has names, dates or a font for it. */
export const PSEUDO = 'qps';

const COPY = resolve('.build/pseudo');
const NOT_COPIED = new Set(['.build', '.git', 'dist', 'node_modules', 'test-results']);

/** Intl has no data for the pseudo-locale and takes those of the system. The browser must have the same. */
const BRITISH = { LC_ALL: 'en_GB.UTF-8' };

/** Copies the project and adds the pseudo-locale to the copy, as `docs/translation.md` says. */
export function addLanguage() {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const name of readdirSync('.').filter((each) => !NOT_COPIED.has(each))) cpSync(name, join(COPY, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'));
  change('src/i18n/languages.ts', (source) =>
    source.replace('\n] as const;', `\n  { code: '${PSEUDO}', own: '${pseudoText('Pseudo')}', direction: 'rtl' },\n] as const;`),
  );
  run('scripts/extract.ts');
  const english = new Map(entriesOf(readFileSync(join(COPY, 'content/locales/en/messages.po'), 'utf8')));
  change(`content/locales/${PSEUDO}/messages.po`, (source) => fillCatalogue(source, (id) => pseudoMessage(english.get(id) ?? id)));
  change(`content/locales/${PSEUDO}/content.po`, (source) => fillCatalogue(source, pseudoText));
}

/** Builds the copy, with all languages. */
export async function buildCopy() {
  await buildIn(COPY, 'dist', BRITISH, 'uncompressed');
}

/** Serves the built copy. Its inline script, and so its policy, differ from those of the project. */
export async function serveCopy(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/serve.ts', 'dist'], {
    cwd: COPY,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    server.stdout.once('data', () => ready());
    server.once('exit', () => failed(new Error('The server has stopped')));
  });
  return { url: `http://localhost:${port}`, stop: () => void server.kill() };
}

function change(path: string, edit: (source: string) => string) {
  const source = readFileSync(join(COPY, path), 'utf8');
  const edited = edit(source);
  if (edited === source) throw new Error(`${path} has another form than expected`);
  writeFileSync(join(COPY, path), edited);
}

function run(...command: string[]) {
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: COPY, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')} failed: ${stderr}`);
}

/** The ids and texts of a catalogue of the interface. */
function entriesOf(source: string): [string, string][] {
  return [...source.matchAll(/^msgid (".+")\nmsgstr (".*")$/gm)].map(([, id = '', text = '']) => [
    String(JSON.parse(id)),
    String(JSON.parse(text)),
  ]);
}
