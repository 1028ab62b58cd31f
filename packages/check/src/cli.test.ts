import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './cli.ts';
import { statusOf } from './cli/report.ts';

let folder = '';
const path = (name: string) => join(folder, name);
const put = (name: string, value: unknown) => writeFileSync(path(name), typeof value === 'string' ? value : JSON.stringify(value));

const FIRMS = {
  publisher: 'Example Authority',
  landingPage: 'https://www.authority.example/open-data',
  fictional: true,
  records: [
    {
      name: 'Northwold Bank plc',
      licenseId: 'EXA-001',
      status: 'Active',
      websites: ['https://northwold.example'],
      phones: ['+442079460001'],
    },
    { name: 'Larchmere Capital', licenseId: 'EXA-002', status: 'Restricted' },
  ],
};
const WARNINGS = {
  records: [
    { name: 'Apex Trade', aliases: ['Apex FX'], websites: ['https://apex.example'], emails: ['@apex.example'], phones: ['+442079460123'] },
  ],
};
const CATALOGUE = { 'dcat:dataset': [{ 'dcat:contactPoint': { 'vcard:hasEmail': 'mailto:help@authority-mail.example' } }] };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-cli-'));
  put('firms.json', FIRMS);
  put('warnings.json', WARNINGS);
  put('catalog.jsonld', CATALOGUE);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command, and returns what it has written. */
async function runWith(args: readonly string[], input?: string) {
  let [output, errors] = ['', ''];
  const status = await run(args, {
    readInput: input === undefined ? undefined : () => Promise.resolve(input),
    write: (text) => (output += text),
    writeError: (text) => (errors += text),
  });
  return { status, output, errors };
}
const check = (...args: string[]) => runWith(['--data', folder, ...args]);

describe('the exit status', () => {
  test.for([
    ['Northwold Bank plc', 0, 'Regulated'],
    ['+44 20 7946 0001', 0, 'On record'],
    ['www.authority.example', 0, 'Belongs to the authority'],
    ['help@authority-mail.example', 0, 'Belongs to the authority'],
    ['Larchmere Capital', 1, 'Regulated, with limits'],
    ['Is Northwold Bank plc genuine?', 1, 'Which firm do you mean?'],
    ['apex.example', 2, 'Warning issued'],
    ['desk@apex.example', 2, 'Warning issued'],
    ['020 7946 0123', 2, 'Warning issued'],
    ['nobody.test', 2, 'Not in either list'],
  ] as const)('of %s is %i', async ([text, status, title]) => {
    const { output, ...result } = await check(text);
    expect(result).toEqual({ status, errors: '' });
    expect(output.split('\n')[0]).toBe(title);
  });

  test('is that of the gravest text of a file', async () => {
    put('suppliers.txt', '\ufeffNorthwold Bank plc\r\n\r\nApex FX\r\nLarchmere Capital\r\n');
    const { status, output } = await check('--file', path('suppliers.txt'));
    expect(status).toBe(2);
    expect(output.match(/^(?:Northwold Bank plc|Apex FX|Larchmere Capital)$/gm)).toHaveLength(3);
  });

  test('is right for more texts than a call can have arguments', () => {
    const verdicts = Array.from({ length: 300_000 }, () => ({ verdict: 'regulated' as const }));
    expect(statusOf([...verdicts, { verdict: 'warned' }])).toBe(2);
    expect(statusOf([...verdicts, { verdict: 'choose' }])).toBe(1);
  });
});

describe('the answer', () => {
  test('says what was found, which records match, what to do, and what it was checked against', async () => {
    expect((await check('Pay at https://apex.example/x or call +44 20 7946 0001')).output).toBe(
      [
        'Warning issued',
        '  web address apex[.]example/x: a warning is about it',
        '  telephone number +442079460001: on record',
        '  Warning: Apex Trade (website hxxps://apex[.]example)',
        '  Firm: Northwold Bank plc (EXA-001, phone +442079460001)',
        '  Send no money and no documents, and break off contact.',
        'Checked against 2 firms and 1 warnings of Example Authority (fictional).',
        '',
      ].join('\n'),
    );
  });

  test('is JSON on request: an object for a text, a list for a file', async () => {
    const one: unknown = JSON.parse((await check('--json', 'apex.example')).output);
    expect(one).toMatchObject({ text: 'apex.example', verdict: 'warned', tone: 'alarm', decidedBy: 0, warnings: [{ name: 'Apex Trade' }] });
    put('names.txt', 'Apex FX\nnobody.test\n');
    const list: unknown = JSON.parse((await check('--json', '--file', path('names.txt'))).output);
    expect(list).toMatchObject([{ verdict: 'warned' }, { verdict: 'unknown', decidedBy: 0 }]);
  });

  test('comes for standard input too', async () => {
    expect(await runWith(['--data', folder], 'Apex FX\n')).toMatchObject({ status: 2, errors: '' });
  });

  test.for(['', '--json'])('has no control sequence of a terminal (%s)', async (option) => {
    put('bad.txt', '\u001b[2Japex.example\u009b1m \u202enobody.test\u0007\n');
    const { output } = await check('--file', path('bad.txt'), ...(option === '' ? [] : [option]));
    expect(output).toContain('apex');
    expect(output).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  });
});

describe('no terminal turns into a link', () => {
  const LINKS = [
    'https://apexfraud.com/x',
    'www.apexfraud.com',
    'apexfraud.com',
    'HTTP://apexfraud.com',
    'ftp://apexfraud.com',
    'x@apexfraud.com',
  ];
  const AROUND = [
    ['', ''],
    ['Pay at ', ' today.'],
    ['(', ')'],
    ['"', '"'],
    ['a,', ',https://apexfraud.com/y.html'],
    ['银行', '。'],
  ] as const;
  const LINK = /https?:|:\/\/(?<!hxxps?:\/\/)|[\p{L}\p{N}]\.\p{L}{2}/iu;

  test.for(LINKS.flatMap((link) => AROUND.map(([before, after]) => before + link + after)))('a line of a file: %s', async (line) => {
    put('links.txt', `${line}\n`);
    const { output } = await check('--file', path('links.txt'));
    expect(output.slice(0, output.indexOf('Checked against'))).not.toMatch(LINK);
  });

  test('the name of a firm in a warning', async () => {
    const other = mkdtempSync(join(tmpdir(), 'check-cli-'));
    writeFileSync(join(other, 'firms.json'), '{"records":[]}');
    writeFileSync(join(other, 'warnings.json'), '{"records":[{"name":"apexfraud.com","phones":["+442079460123"]}]}');
    for (const text of ['+44 20 7946 0123', 'apexfraud.com', 'apexfruad.com']) {
      expect((await runWith(['--data', other, text])).output).not.toMatch(LINK);
    }
    rmSync(other, { recursive: true });
  });
});

describe('the data', () => {
  test('may be at an address', async () => {
    const server = createServer(({ url }, response) => {
      const files = new Map<string | undefined, unknown>([
        ['/data/firms.json', FIRMS],
        ['/data/warnings.json', WARNINGS],
      ]);
      const file = files.get(url);
      response.writeHead(file ? 200 : 404).end(JSON.stringify(file));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const base = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
    expect(await runWith(['--data', `${base}/data/`, 'apex.example'])).toMatchObject({ status: 2, errors: '' });
    expect(await runWith(['--data', `${base}/other`, 'x'])).toEqual({
      status: 3,
      output: '',
      errors: `Cannot fetch ${base}/other/firms.json: the server answers 404 Not Found\n`,
    });
    await new Promise((resolve) => server.close(resolve));
    expect((await runWith(['--data', base, 'x'])).errors).toMatch(/^Cannot fetch http:\S+firms\.json: .*ECONNREFUSED/);
  });

  test.for([
    ['no folder', 'missing', /^There is no folder .*missing\n$/],
    ['a file', 'firms.json', /firms\.json is a file\. Name the folder/],
  ] as const)('is not %s', async ([, name, message]) => {
    const { status, errors } = await runWith(['--data', path(name), 'x']);
    expect(status).toBe(3);
    expect(errors).toMatch(message);
  });

  test.for<[string, unknown, RegExp]>([
    ['a file that is not there', undefined, /^The folder \S+ has no firms\.json/],
    ['a page', '<!doctype html>', /^firms\.json is not JSON: /],
    ['a list', [], /^firms\.json has no list of records\n$/],
    ['records that are no list', { records: 1 }, /^firms\.json has no list of records\n$/],
    ['a record that is no object', { records: [1] }, /^firms\.json, record 1: it is not an object\n$/],
    ['a firm without a licence number', { records: [FIRMS.records[0], { name: 'A' }] }, /^firms\.json, record 2: it has no licenseId\n$/],
    ['a website that is no list', { records: [{ ...FIRMS.records[0], websites: 'a' }] }, /^firms\.json, record 1: websites is not a list/],
    ['a number as a name', { records: [{ ...FIRMS.records[0], name: 1 }] }, /^firms\.json, record 1: name is not a text\n$/],
  ])('is not %s', async ([, firms, message]) => {
    const other = mkdtempSync(join(tmpdir(), 'check-cli-'));
    writeFileSync(join(other, 'warnings.json'), JSON.stringify(WARNINGS));
    if (firms !== undefined) writeFileSync(join(other, 'firms.json'), typeof firms === 'string' ? firms : JSON.stringify(firms));
    const { status, errors, output } = await runWith(['--data', other, 'x']);
    rmSync(other, { recursive: true });
    expect([status, output]).toEqual([3, '']);
    expect(errors).toMatch(message);
  });

  test('may lack what the check can do without', async () => {
    const other = mkdtempSync(join(tmpdir(), 'check-cli-'));
    writeFileSync(join(other, 'firms.json'), '{"records":[]}');
    writeFileSync(join(other, 'warnings.json'), '{"records":[{"name":"Apex Trade"}]}');
    writeFileSync(join(other, 'catalog.jsonld'), 'not JSON');
    expect(await runWith(['--data', other, 'Apex Trade'])).toMatchObject({ status: 2, errors: '' });
    rmSync(other, { recursive: true });
  });
});

describe('a wrong call', () => {
  test.for([
    [[], '--data is missing: the folder or the address of the open data'],
    [['--data', '.'], 'There is no text to check'],
    [['--data', '.', '  '], 'There is no text to check'],
    [['--data', '.', 'Apex', 'Trade'], 'There is more than one text. Put the text in quotation marks'],
    [['--data', '.', '--file', 'a.txt', 'x'], 'There is a text and a file. Only one of the two can be checked'],
  ] as const)('is explained: %j', async ([args, message]) => {
    expect(await runWith(args)).toEqual({ status: 3, output: '', errors: `${message}\nRun it with --help for an explanation.\n` });
  });

  test.for([
    [['--data'], /argument missing/],
    [['--wrong'], /Unknown option '--wrong'/],
    [['--data', '.', '--file', 'missing.txt'], /^Cannot read the file missing\.txt: ENOENT/],
  ] as const)('is explained: %j', async ([args, message]) => {
    const { status, errors } = await runWith(args);
    expect(status).toBe(3);
    expect(errors).toMatch(message);
  });

  test('of an empty file is explained', async () => {
    put('empty.txt', '\n \n');
    expect((await check('--file', path('empty.txt'))).errors).toMatch(/^The file \S+ is empty\n/);
  });
});

test('--help and --version need no data', async () => {
  expect(await runWith(['--version'])).toMatchObject({ status: 0, output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  const { status, output } = await runWith(['-h']);
  expect(status).toBe(0);
  for (const option of ['--data', '--file', '--json', 'Exit status: 0']) expect(output).toContain(option);
});
