import { afterEach, expect, test, vi } from 'vitest';
import { readCheckLists, writeCheckRows } from './check-lists.ts';

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
const AUTHORITY = { name: 'Authority', websites: ['https://authority.example'] };

const firms = (from: number, to: number) => FIRMS.slice(from, to).map(({ name, licenseId, status }) => ({ name, licenseId, status }));
const points = (from: number, to: number) =>
  writeCheckRows(FIRMS.slice(from, to), (licenseId) => [...WARNINGS.keys()].filter((position) => WARNINGS[position]?.clones === licenseId));
const warnings = (from: number, to: number) => WARNINGS.slice(from, to).map(({ clones: _clones, ...warning }) => warning);

function publish(files: ReadonlyMap<string, object>) {
  vi.stubGlobal('fetch', (address: string) => {
    const rows = files.get(address);
    return Promise.resolve(rows ? Response.json(rows) : new Response('', { status: 404 }));
  });
}

test('the lists are fetched in parts, and their records keep their positions', async () => {
  publish(
    new Map(
      Object.entries({
        '/firms-0': firms(0, 2),
        '/firms-1': firms(2, 3),
        '/check-rows-0': points(0, 2),
        '/check-rows-1': points(2, 3),
        '/warnings-0': warnings(0, 1),
        '/warnings-1': warnings(1, 2),
      }),
    ),
  );
  const sources = {
    firms: ['/firms-0', '/firms-1'],
    checkRows: ['/check-rows-0', '/check-rows-1'],
    warnings: ['/warnings-0', '/warnings-1'],
    authority: AUTHORITY,
  };
  expect(await readCheckLists(sources)).toMatchObject({
    firms: [
      { ...FIRMS[0], emailDomains: [] },
      { ...FIRMS[1], websites: [], phones: [] },
      { ...FIRMS[2], websites: [], emailDomains: [], phones: [] },
    ],
    warnings: [
      { ...WARNINGS[0], clones: undefined },
      { ...WARNINGS[1], clones: 'L-2' },
    ],
    authority: AUTHORITY,
  });
  await expect(readCheckLists({ ...sources, checkRows: ['/gone'] })).rejects.toThrow('404');
});

test('empty lists are empty', async () => {
  publish(new Map([['/none', firms(0, 0)]]));
  expect(await readCheckLists({ firms: ['/none'], checkRows: [], warnings: [] })).toEqual({ firms: [], warnings: [] });
});
