import { afterEach, expect, test, vi } from 'vitest';
import { readCheckLists, writeCheckColumns } from './check-lists.ts';
import { writeColumns } from './column-file.ts';

afterEach(() => vi.unstubAllGlobals());

const FIRMS = [
  { name: 'A Bank', licenseId: 'L-1', status: 'Active', websites: ['https://a.example', 'https://b.example'], phones: ['+442079460123'] },
  { name: 'B Bank', licenseId: 'L-2', status: 'Ceased Operations', emailDomains: ['b.example'] },
  { name: 'C Bank', licenseId: 'L-3', status: 'Under Review' },
];
const WARNINGS = [
  { name: 'Apex', aliases: ['Apex Trade', 'AT'], websites: ['https://apex.example'], emails: [], phones: [] },
  { name: 'B Bank Online', aliases: [], websites: [], emails: ['@b-online.example'], phones: ['+442079460128'], clones: 'L-2' },
];

const firms = (list: typeof FIRMS) => ({
  names: list.map(({ name }) => name).join('\n'),
  licences: list.map(({ licenseId }) => licenseId).join('\n'),
});
const warnings = (list: typeof WARNINGS) => ({
  names: list.map(({ name }) => name).join('\n'),
  ids: list.map(() => '').join('\n'),
  aliases: list.map(({ aliases }) => aliases.join('\t')).join('\n'),
  websites: list.map(({ websites }) => websites.join('\t')).join('\n'),
  emails: list.map(({ emails }) => emails.join('\t')).join('\n'),
  phones: list.map(({ phones }) => phones.join('\t')).join('\n'),
  issued: list.map(() => '2025-01-01').join('\n'),
});
const points = (list: typeof FIRMS) =>
  writeCheckColumns(list, (licenseId) => [...WARNINGS.keys()].filter((position) => WARNINGS[position]?.clones === licenseId));

const authority = { name: 'Authority', websites: ['https://authority.example'] };
const READ = {
  firms: [
    { ...FIRMS[0], emailDomains: [] },
    { ...FIRMS[1], websites: [], phones: [] },
    { ...FIRMS[2], websites: [], emailDomains: [], phones: [] },
  ],
  warnings: [
    { ...WARNINGS[0], clones: undefined },
    { ...WARNINGS[1], clones: 'L-2' },
  ],
  authority,
};

test('short lists are read from the columns that came with the page, with statuses, contact points and clones', async () => {
  const read = await readCheckLists({ firms: [firms(FIRMS)], points: [points(FIRMS)], warnings: [warnings(WARNINGS)], authority });
  expect(read).toMatchObject(READ);
});

test('of long lists the parts are fetched, and their records keep their positions', async () => {
  const files = new Map(
    Object.entries({
      '/firms-0.txt': firms(FIRMS.slice(0, 2)),
      '/firms-1.txt': firms(FIRMS.slice(2)),
      '/contacts-0.txt': points(FIRMS.slice(0, 2)),
      '/contacts-1.txt': points(FIRMS.slice(2)),
      '/warnings-0.txt': warnings(WARNINGS.slice(0, 1)),
      '/warnings-1.txt': warnings(WARNINGS.slice(1)),
    }),
  );
  vi.stubGlobal('fetch', (address: string) => {
    const columns = files.get(address);
    return Promise.resolve(columns ? new Response(writeColumns(columns)) : new Response('', { status: 404 }));
  });
  const sources = {
    firms: ['/firms-0.txt', '/firms-1.txt'],
    points: ['/contacts-0.txt', '/contacts-1.txt'],
    warnings: ['/warnings-0.txt', '/warnings-1.txt'],
    authority,
  };
  expect(await readCheckLists(sources)).toMatchObject(READ);
  await expect(readCheckLists({ ...sources, points: ['/gone.txt'] })).rejects.toThrow('404');
});

test('empty lists are empty', async () => {
  const read = await readCheckLists({ firms: [firms([])], points: [], warnings: [warnings([])] });
  expect(read).toEqual({ firms: [], warnings: [] });
});
