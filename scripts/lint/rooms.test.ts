import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const project = mkdtempSync(join(tmpdir(), 'rooms-'));
afterAll(() => rmSync(project, { recursive: true }));

/** An import, and the beginning of what `npm run check` says about it. */
type Row = [file: string, code: string, message: string];
const [ONE_WAY, OTHER_PAGE, OF_SITE] = [
  'Imports go one way',
  'A page imports nothing of another page',
  'This folder knows nothing of the site',
];

test('imports in src/ go one way', () => {
  const refused: Row[] = [
    ['pages/home/a.ts', `import '#src/app/shell.ts';`, ONE_WAY],
    ['parts/link/b.ts', `import '#src/pages/home/page.tsx';`, ONE_WAY],
    ['history/c.ts', `import '../pages/home/page.tsx';`, ONE_WAY],
    ['search/d.ts', `import '#src/check/use-check.ts';`, ONE_WAY],
    ['check/e.ts', `import '#src/parts/link/link.ts';`, ONE_WAY],
    ['check/f.ts', `import type { A } from '../history/event.ts'; export type { A };`, ONE_WAY],
    ['register/h.ts', `export * from '#src/history/event.ts';`, ONE_WAY],
    ['content/i.ts', `import '#src/ui/button.tsx';`, ONE_WAY],
    ['ui/k.ts', `void import('../parts/link/link.ts');`, ONE_WAY],
    ['i18n/l.ts', `import '#src/content/fill.ts';`, ONE_WAY],
    ['loading/m.ts', `import '#src/i18n/languages.ts';`, ONE_WAY],
    ['pages/home/n.ts', `import '../check/page.tsx';`, OTHER_PAGE],
    ['ui/o.ts', `import 'content:site';`, OF_SITE],
    ['search/p.ts', `import '#src/routes.ts';`, OF_SITE],
  ];
  const allowed: Row[] = [
    ['main.ts', `import '#src/app/shell.ts';`, ''],
    ['pages/home/q.ts', `import './search.ts'; import '#src/history/changes.ts'; import '#src/licences/list.ts';`, ''],
    ['parts/answer/r.ts', `void import('#src/history/withdrawn.tsx');`, ''],
    ['history/s.ts', `import '#src/parts/link/link.ts'; import 'content:site';`, ''],
    ['check/t.ts', `import '#src/register/firms.ts'; import '../ui/shareable.ts';`, ''],
    ['i18n/u.ts', `import '#src/routes.ts';`, ''],
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
  const said = (file: string) => stdout.split('\n').filter((line) => line.includes(`src/${file}:`));
  for (const [file, code, message] of refused) expect(said(file), code).toEqual([expect.stringContaining(message)]);
  for (const [file, code] of allowed) expect(said(file), code).toEqual([]);
});
