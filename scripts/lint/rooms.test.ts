import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const project = mkdtempSync(join(tmpdir(), 'rooms-'));
afterAll(() => rmSync(project, { recursive: true }));

/** An import, and the beginning of what `npm run check` says about it. */
type Row = [file: string, code: string, message: string];
const ONE_WAY = 'Imports go one way';
const OTHER_PAGE = 'A page imports nothing of another page';
const OF_SITE = 'This folder knows nothing of the site';

test('imports in src/ go one way', () => {
  const refused: Row[] = [
    ['pages/home/a.ts', `import '#src/app/shell.ts';`, ONE_WAY],
    ['parts/link/b.ts', `import '../../pages/home/page.tsx';`, ONE_WAY],
    ['check/c.ts', `import type { A } from '../history/event.ts'; export type { A };`, ONE_WAY],
    ['register/d.ts', `export * from '#src/history/event.ts';`, ONE_WAY],
    ['ui/e.ts', `void import('../parts/link/link.ts');`, ONE_WAY],
    ['loading/f.ts', `import '#src/i18n/languages.ts';`, ONE_WAY],
    ['pages/home/g.ts', `import '../check/page.tsx';`, OTHER_PAGE],
    ['ui/h.ts', `import 'content:site';`, OF_SITE],
    ['search/i.ts', `import '#src/routes.ts';`, OF_SITE],
  ];
  const allowed: Row[] = [
    ['main.ts', `import '#src/app/shell.ts';`, ''],
    ['pages/home/k.ts', `import './search.ts'; import '#src/history/changes.ts';`, ''],
    ['history/l.ts', `import '#src/parts/link/link.ts'; import 'content:site';`, ''],
  ];
  writeFileSync(
    join(project, '.oxlintrc.json'),
    JSON.stringify({
      jsPlugins: [resolve('scripts/lint/rooms.mjs')],
      categories: { correctness: 'off' },
      rules: { 'rooms/one-way': 'error' },
    }),
  );
  for (const [file, code] of [...refused, ...allowed]) {
    mkdirSync(join(project, 'src', dirname(file)), { recursive: true });
    writeFileSync(join(project, 'src', file), code);
  }
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format=unix'], {
    cwd: project,
    encoding: 'utf8',
  });
  const messagesFor = (file: string) => stdout.split('\n').filter((line) => line.includes(`src/${file}:`));
  for (const [file, code, message] of refused) expect(messagesFor(file), code).toEqual([expect.stringContaining(message)]);
  for (const [file, code] of allowed) expect(messagesFor(file), code).toEqual([]);
});
