import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkCatalogues } from '../../build/content/catalogues.ts';
import { loadContent } from '../../build/content/load.ts';
import { ContentError, formatProblem, together } from '../../build/content/problems.ts';
import { firmSchema } from '../../build/content/schemas/records.ts';
import { type Change, copyContent } from '../support/attack/content-copy.ts';

/*
 * Mistakes that editors make, each with its exact message. A mistake has one message, which names the line to correct. What the parser of
 * YAML refuses has its words and one sentence of ours. Add a row for a new kind of mistake, or for a message that did not help. Mistakes
 * in the characters of a text are in `faults.test.ts`, beside the code.
 */

const copy = copyContent();
afterAll(() => copy.remove());

const HEADER =
  'name,country,licenseId,status,headquarters,registration,tier,activities,jurisdictions,capitalRatio,investigations,lastAudit';
const ROW =
  'Nederhaven Bank N.V.,Netherlands,FCA-2017-NL-104,Active,"Amsterdam, Netherlands",2017-04-24,Tier 1,Lending,Global,18.4%,0,2025-03-18';
const FIRMS = `${HEADER}
${ROW}
Zuiderkade Bank N.V.,Netherlands,FCA-2018-NL-105,Active,"Rotterdam, Netherlands",2018-05-02,Tier 2,Lending; Custody,Global,16.2%,0,2025-02-11
Ombrefort Luxembourg S.A.,Luxembourg,FCA-1998-LU-001,Restricted,"Luxembourg City, Luxembourg",1998-01-12,Tier 1,Lending,Global,17.7%,2,2025-02-28
`;
const WARNINGS = `- id: apex-trade
  added: 2025-01-02
  name: Apex Trade
  aliases: [AMT]
  websites:
    - https://apex.example
    - https://login.apex.example
  reason: >-
    Pays nobody
    back.
- id: brimstone
  added: 2025-02-03
  name: 'Brimstone Club'
  aliases: [Brim, Stone]
  websites: []
  reason: Calls at night.
`;
const TABLE = `id,added,name,aliases,websites,reason
gallows,2025-03-04,Gallows Trade,GT; Gallows,https://gallows.example; https://gallows.test,Pays nobody back.
`;
const SITE = copy.textOf('site.yaml');
const IN_EARNEST = { 'site.yaml': SITE.replace('fictional: true', 'fictional: false') };

type Files = Record<string, Change>;

function messagesOf(files: Files): string[] {
  const changes = new Map<string, Change>(Object.entries({ 'firms.csv': FIRMS, 'warned-firms.yaml': WARNINGS, ...files }));
  try {
    copy.withChanges(changes, () => loadContent(copy.folder));
  } catch (error) {
    if (error instanceof ContentError) return together(error.problems).map(formatProblem);
    throw error;
  }
  return [];
}

/** A file with one change. */
function edited(file: string, source: string, from: string, to: string): Files {
  expect(source).toContain(from);
  return { [file]: source.replace(from, () => to) };
}
const firms = (from: string, to: string) => edited('firms.csv', FIRMS, from, to);
const warnings = (from: string, to: string) => edited('warned-firms.yaml', WARNINGS, from, to);
const table = (from: string, to: string) => edited('warned-firms.csv', TABLE, from, to);

const TODAY = new Date().toISOString().slice(0, 10);

type Mistake = [what: string, files: () => Files, ...messages: string[]];

const TABLES: Mistake[] = [
  [
    'semicolons between the columns',
    () => ({ 'firms.csv': FIRMS.replaceAll(',', ';') }),
    'firms.csv:1 "name;country;licenseId;status;headquarters;registration;tier;activities;jurisdi… (125 characters): must have commas between the columns, but has semicolons: save the file again with the comma as the field delimiter',
  ],
  [
    'tabs between the columns',
    () => ({ 'firms.csv': FIRMS.replaceAll(',', '\t') }),
    'firms.csv:1 "name\\tcountry\\tlicenseId\\tstatus\\theadquarters\\tregistration\\ttier\\tactivities\\… (136 characters): must have commas between the columns, but has tabs: save the file again with the comma as the field delimiter',
  ],
  [
    'no header row',
    () => ({ 'firms.csv': FIRMS.slice(FIRMS.indexOf('\n') + 1) }),
    `firms.csv:1 "Nederhaven Bank N.V.,Netherlands,FCA-2017-NL-104,Active,Amsterdam, Netherlands,… (132 characters): must be the header row: ${Object.keys(firmSchema.shape).join(',')}`,
  ],
  [
    'a column misspelt',
    () => firms('licenseId', 'licenceId'),
    'firms.csv:1 licenceId "licenceId": is not a known column: licenseId is missing',
  ],
  [
    'a column given twice',
    () => firms('name,country', 'name,name,country'),
    'firms.csv:1 name "name": must appear only once among the columns',
  ],
  [
    'a quotation mark that is never closed',
    () => firms('"Rotterdam, Netherlands"', '"Rotterdam, Netherlands'),
    'firms.csv:3 "Zuiderkade Bank N.V.,Netherlands,FCA-2018-NL-105,Active,\\"Rotterdam, Netherland… (143 characters): must close the quotation mark (") that opens on this line; write a quotation mark inside a text twice ("")',
  ],
  [
    'a quotation mark that is not closed in the last row',
    () => firms('"Luxembourg City, Luxembourg"', '"Luxembourg City, Luxembourg'),
    'firms.csv:4 "Ombrefort Luxembourg S.A.,Luxembourg,FCA-1998-LU-001,Restricted,\\"Luxembourg Ci… (147 characters): must close the quotation mark (") that opens on this line; write a quotation mark inside a text twice ("")',
  ],
  [
    'a quotation mark that is never opened',
    () => firms('"Rotterdam, Netherlands"', 'Rotterdam Netherlands"'),
    'firms.csv:3 "Zuiderkade Bank N.V.,Netherlands,FCA-2018-NL-105,Active,Rotterdam Netherlands\\"… (142 characters): must not contain a quotation mark (") inside a value, unless the whole value is in quotation marks and this mark is written twice ("")',
  ],
  [
    'quotation marks inside a value',
    () => firms('Zuiderkade Bank N.V.', 'Zuiderkade "Bank" N.V.'),
    'firms.csv:3 "Zuiderkade \\"Bank\\" N.V.,Netherlands,FCA-2018-NL-105,Active,\\"Rotterdam, Nether… (149 characters): must not contain a quotation mark (") inside a value, unless the whole value is in quotation marks and this mark is written twice ("")',
  ],
  [
    'quotation marks inside quotation marks',
    () => firms('"Rotterdam, Netherlands"', '"Rotterdam "Zuid", Netherlands"'),
    'firms.csv:3 "Zuiderkade Bank N.V.,Netherlands,FCA-2018-NL-105,Active,\\"Rotterdam \\"Zuid\\", N… (154 characters): must not contain a quotation mark (") inside a value, unless the whole value is in quotation marks and this mark is written twice ("")',
  ],
  [
    'a comma without quotation marks',
    () => firms('"Rotterdam, Netherlands"', 'Rotterdam, Netherlands'),
    'firms.csv:3 "Zuiderkade Bank N.V.,Netherlands,FCA-2018-NL-105,Active,Rotterdam, Netherlands,… (141 characters): must have 12 columns, but has 13: put a value that contains a comma in quotation marks ("…")',
  ],
  [
    'curly quotation marks round a comma',
    () => firms('"Rotterdam, Netherlands"', '“Rotterdam, Netherlands”'),
    'firms.csv:3 "Zuiderkade Bank N.V.,Netherlands,FCA-2018-NL-105,Active,“Rotterdam, Netherlands… (143 characters): must have 12 columns, but has 13: put a value that contains a comma in quotation marks ("…")',
  ],
  [
    'a value left out with its comma',
    () => firms('Tier 2,', ''),
    'firms.csv:3 "Zuiderkade Bank N.V.,Netherlands,FCA-2018-NL-105,Active,Rotterdam, Netherlands,… (134 characters): must have 12 columns, but has 11',
  ],
  [
    'a row of commas',
    () => firms('Ombrefort', `${','.repeat(11)}\nOmbrefort`),
    'firms.csv:4 ",,,,,,,,,,,": must not be an empty row: delete it',
  ],
  ['no firm', () => ({ 'firms.csv': `${HEADER}\n` }), 'firms.csv:1 "no firm": must have at least one firm below the header row'],
  ['an empty file', () => ({ 'firms.csv': '' }), 'firms.csv:1 "": must begin with a header row: the file is empty'],
  [
    'UTF-16',
    () => ({ 'firms.csv': Buffer.from(`\ufeff${FIRMS}`, 'utf16le') }),
    'firms.csv:1 "name,country,licenseId,status,headquarters,registration,tier,activities,jurisdi… (125 characters): must be UTF-8 but is UTF-16: save the file again with the encoding UTF-8',
  ],
  [
    'Windows-1252',
    () => ({ 'firms.csv': Buffer.from(FIRMS.replace('Ombrefort', 'Ombrefôrt'), 'latin1') }),
    'firms.csv:4 "Ombrefôrt Luxembourg S.A.,Luxembourg,FCA-1998-LU-001,Restricted,\\"Luxembourg Ci… (149 characters): must be UTF-8 but is probably Windows-1252: save the file again with the encoding UTF-8',
  ],
  [
    'two rows on one line',
    () => firms('2025-02-11\n', '2025-02-11'),
    'firms.csv:3 "Zuiderkade Bank N.V.,Netherlands,FCA-2018-NL-105,Active,Rotterdam, Netherlands,… (284 characters): must have 12 columns, but has 23: put a value that contains a comma in quotation marks ("…")',
  ],
  [
    'the row pasted twice',
    () => firms('Zuiderkade', `${ROW}\nZuiderkade`),
    'firms.csv:3 licenseId "FCA-2017-NL-104": must be unique; line 2 already has it',
  ],
];

const WITH_SEMICOLONS = FIRMS.split('\n')
  .map((line) => line.replaceAll(/"([^"]*)"|([^,]+)/g, (_all, quoted = '', plain = '') => `"${quoted}${plain}"`).replaceAll('","', '";"'))
  .join('\n');
const MANY: Mistake[] = [
  [
    'semicolons between cells in quotation marks',
    () => ({ 'firms.csv': WITH_SEMICOLONS }),
    'firms.csv:1 "\\"name\\";\\"country\\";\\"licenseId\\";\\"status\\";\\"headquarters\\";\\"registration\\"… (173 characters): must have commas between the columns, but has semicolons: save the file again with the comma as the field delimiter',
  ],
  [
    'spaces after the commas of the header',
    () => firms(HEADER, HEADER.replaceAll(',', ', ')),
    'firms.csv:1 "name, country, licenseId, status, headquarters, registration, tier, activities,… (136 characters): must have no spaces around the names of the columns',
  ],
  [
    'empty columns at the end',
    () => ({ 'firms.csv': FIRMS.replaceAll('\n', ',,\n') }),
    'firms.csv:1 "name,country,licenseId,status,headquarters,registration,tier,activities,jurisdi… (127 characters): must have a name in each column: delete the empty columns behind the last one',
  ],
  [
    'empty cells at the end of each row',
    () => ({ 'firms.csv': FIRMS.replaceAll('\n', ',,\n').replace(`${HEADER},,`, HEADER) }),
    'firms.csv:2 "empty cells at the end": must have 12 columns, but has 14: delete the empty columns behind the last one; also on lines 3, 4',
  ],
  [
    'many rows of commas',
    () => ({ 'firms.csv': FIRMS + `${','.repeat(11)}\n`.repeat(30) }),
    'firms.csv:5 ",,,,,,,,,,,": must not be an empty row: delete it; also on lines 6, 7, 8, 9, 10 and 24 more',
  ],
  [
    'a country that was renamed',
    () => ({ 'firms.csv': FIRMS.replaceAll(',Netherlands,', ',Holland,') }),
    'firms.csv:2 country "Holland": must be a name in countries.csv; also on line 3',
  ],
  [
    'the pattern of another register',
    () => ({ 'site.yaml': SITE.replace('^FCA', '^FSA').replace('licenceExample: FCA', 'licenceExample: FSA') }),
    'site.yaml licencePattern "^FSA-\\\\d{4}-(?<country>[A-Z]{2})-\\\\d{3,}$": must match the licence numbers in firms.csv, such as FCA-2017-NL-104, but matches none of the 3',
  ],
  [
    'a line break in a cell',
    () => firms('Zuiderkade Bank N.V.', '"Zuiderkade\nBank N.V."'),
    'firms.csv:3 name "Zuiderkade\\nBank N.V.": must not contain U+000A, a line break: write the value on one line',
  ],
  [
    'line ends of an old Macintosh',
    () => ({ 'firms.csv': FIRMS.replaceAll('\n', '\r') }),
    'firms.csv:1 "ns,capitalRatio,investigations,lastAudit\\rNederhaven Bank N.V.,Netherlands,FCA-… (83 characters): must not contain U+000D, a line end of an old Macintosh: save the file again with those of Windows or Unix',
  ],
];

const VALUES: Mistake[] = [
  [
    'a day that no month has',
    () => firms('2025-02-11', '2025-02-30'),
    'firms.csv:3 lastAudit "2025-02-30": must be a real day written yyyy-mm-dd',
  ],
  [
    'a day as a spreadsheet shows it',
    () => firms('2025-02-11', '11/02/2025'),
    'firms.csv:3 lastAudit "11/02/2025": must be a real day written yyyy-mm-dd',
  ],
  [
    'a day in words',
    () => firms('2018-05-02', '2 May 2018'),
    'firms.csv:3 registration "2 May 2018": must be a real day written yyyy-mm-dd',
  ],
  [
    'a day in the wrong century',
    () => firms('2018-05-02', '0218-05-02'),
    'firms.csv:3 registration "0218-05-02": must be a day from 1800 to 2199',
  ],
  [
    'an audit before the registration',
    () => firms('2025-02-11', '2015-02-11'),
    'firms.csv:3 lastAudit "2015-02-11": must not be before the registration',
  ],
  [
    'a status in lower case',
    () => firms('Restricted', 'restricted'),
    'firms.csv:4 status "restricted": must be one of: Active, Under Review, Restricted, Provisional, Merged, Ceased Operations',
  ],
  ['a tier as a number', () => firms('Tier 2', '2'), 'firms.csv:3 tier "2": must be one of: Tier 1, Tier 2, Tier 3'],
  [
    'a ratio with a comma',
    () => firms('16.2%', '"16,2%"'),
    'firms.csv:3 capitalRatio "16,2%": must be a percentage (14.2%), a percentage with its regime (212% (Solvency II); regimes: Solvency II, SST, LICAT, BMA, RBC, Local Reg.) or N/A',
  ],
  [
    'a ratio as a fraction',
    () => firms('16.2%', '0.162'),
    'firms.csv:3 capitalRatio "0.162": must be a percentage (14.2%), a percentage with its regime (212% (Solvency II); regimes: Solvency II, SST, LICAT, BMA, RBC, Local Reg.) or N/A',
  ],
  ['investigations in words', () => firms('16.2%,0', '16.2%,none'), 'firms.csv:3 investigations "none": must be a whole number, 0 or more'],
  [
    'no activity',
    () => firms('Lending; Custody', ''),
    'firms.csv:3 activities "": must contain at least one value; separate several with semicolons',
  ],
  [
    'an activity twice',
    () => firms('Lending; Custody', 'Lending; Lending'),
    'firms.csv:3 activities "Lending; Lending": must not name the same thing twice: Lending',
  ],
  [
    'an activity in other words',
    () => firms('Lending; Custody', 'Lending; Safekeeping'),
    'firms.csv:3 activities.1 "Safekeeping": must be a name in activities.yaml',
  ],
  [
    'a region in other words',
    () => firms('Lending; Custody,Global', 'Lending; Custody,EEA'),
    'firms.csv:3 jurisdictions.0 "EEA": must be a name in regions.yaml or countries.csv',
  ],
  ['one semicolon too many', () => firms('Lending; Custody', 'Lending; Custody;'), 'firms.csv:3 activities.2 nothing: must not be empty'],
  [
    'a country by another name',
    () => firms('Zuiderkade Bank N.V.,Netherlands', 'Zuiderkade Bank N.V.,Holland'),
    'firms.csv:3 country "Holland": must be a name in countries.csv',
  ],
  [
    'a licence of another country',
    () => firms('FCA-2018-NL-105', 'FCA-2018-LU-105'),
    'firms.csv:3 licenseId "FCA-2018-LU-105": must contain NL, the country code of Netherlands',
  ],
  [
    'a licence in lower case',
    () => firms('FCA-2018-NL-105', 'fca-2018-nl-105'),
    'firms.csv:3 licenseId "fca-2018-nl-105": must have the form of FCA-2017-NL-004 (pattern: ^FCA-\\d{4}-(?<country>[A-Z]{2})-\\d{3,}$)',
  ],
  [
    'a licence that another firm has',
    () => firms('FCA-2018-NL-105', 'FCA-2017-NL-104'),
    'firms.csv:3 licenseId "FCA-2017-NL-104": must be unique; line 2 already has it',
  ],
  ['no name', () => firms('Zuiderkade Bank N.V.', ''), 'firms.csv:3 name "": must not be empty'],
  [
    'a soft hyphen in a name',
    () => firms('Zuiderkade Bank', 'Zuider\u00adkade Bank'),
    'firms.csv:3 "Zuider\\u00adkade Bank N.V.,Netherlands,FCA-2018-NL-": must not contain U+00AD, an invisible character: delete it',
  ],
];

const tagIn = (tag: string) => `must not contain the HTML tag ${tag}, which visitors would see: delete it`;
const YAML: Mistake[] = [
  [
    'a link in HTML',
    () => warnings('Calls at night.', '<a href="https://brim.example">Calls</a> at night.'),
    `warned-firms.yaml:16 reason "<a href=\\"https://brim.example\\">Calls</a> at night.": ${tagIn('<a href="https://brim.example">')}`,
  ],
  [
    'a tab instead of spaces',
    () => warnings('  name: Apex', '\tname: Apex'),
    'warned-firms.yaml:3 "\\tname: Apex Trade": must not contain U+0009, a tab: use spaces',
  ],
  [
    'a tab after a colon',
    () => warnings('name: Apex', 'name:\tApex'),
    'warned-firms.yaml:3 "  name:\\tApex Trade": must not contain U+0009, a tab: use spaces',
  ],
  [
    'a number sign in a text',
    () => warnings('Calls at night.', 'Says it is #1 in gold.'),
    'warned-firms.yaml:16 "reason: Says it is #1 in gold.": must be in quotation marks if " #" is part of the text; put a comment on a line of its own',
  ],
  ...["phones: ['+44 20 7946 0123']", 'clones: FCA-1998-LU-001', '- id: next'].map((line): Mistake => [
    `a key that became part of the text above: ${line}`,
    () => warnings('back.\n', `back.\n    ${line}\n`),
    `warned-firms.yaml:11 "${line}": must begin in the same column as the keys of its record, because it is now part of the text above; if it is text, begin the line with another word`,
  ]),
  [
    'a record without its hyphen',
    () => warnings('- id: brimstone', '  id: brimstone'),
    'warned-firms.yaml:11 "id: brimstone": must not give the key id twice: begin each record of a list with a hyphen and a space (- )',
  ],
  [
    'a soft hyphen in a text on several lines',
    () => warnings('back.', 'ba\u00adck.'),
    'warned-firms.yaml:10 "    ba\\u00adck.": must not contain U+00AD, an invisible character: delete it',
  ],
  ['a day as a number', () => warnings('2025-02-03', '45678'), 'warned-firms.yaml:12 added 45678: must be a real day written yyyy-mm-dd'],
  [
    'a record pasted twice',
    () => ({ 'warned-firms.yaml': WARNINGS + WARNINGS.slice(WARNINGS.indexOf('- id: brimstone')) }),
    'warned-firms.yaml:17 id "brimstone": must be unique; line 11 already has it',
  ],
  [
    'a text that keeps its lines',
    () => warnings('>-', '|-'),
    'warned-firms.yaml:8 reason "Pays nobody\\nback.": must not contain U+000A, a control character: a line break; in YAML, a text on several lines begins with >-',
  ],
  [
    'a text that keeps its last line end',
    () => warnings('>-', '>'),
    'warned-firms.yaml:8 reason "Pays nobody back.\\n": must not contain U+000A, a control character: a line break; in YAML, a text on several lines begins with >-',
  ],
  [
    'a key given twice',
    () => warnings('  aliases: [Brim, Stone]\n', '  aliases: [Brim]\n  aliases: [Stone]\n'),
    'warned-firms.yaml:15 "aliases: [Stone]": must not give the key aliases twice: begin each record of a list with a hyphen and a space (- )',
  ],
  [
    'a key misspelt',
    () => warnings('  websites: []', '  website: []'),
    'warned-firms.yaml:15 website []: is not a known key: websites is missing',
  ],
  ['a key left out', () => warnings('  websites: []\n', ''), 'warned-firms.yaml:11 websites nothing: must be given'],
  ['a text instead of a list', () => warnings('[Brim, Stone]', 'Brim'), 'warned-firms.yaml:14 aliases "Brim": must be a list'],
  [
    'a number instead of a name',
    () => warnings("'Brimstone Club'", '1998'),
    'warned-firms.yaml:13 name 1998: must be text: put the number in quotation marks',
  ],
  ['nothing instead of a name', () => warnings("'Brimstone Club'", ''), 'warned-firms.yaml:13 name nothing: must be text'],
  [
    'an empty file',
    () => ({ 'warned-firms.yaml': '' }),
    'warned-firms.yaml:1 nothing: must be a list of records; write [] for an empty list',
  ],
  ...['<<<<<<< HEAD', '||||||| 8b30a44', '|||||||', '=======', '>>>>>>> main'].map((marker): Mistake => [
    `a marker of a conflict from version control, ${marker}`,
    () => warnings('- id: brimstone', `${marker}\n- id: brimstone`),
    `warned-firms.yaml:11 "${marker}": must not contain conflict markers from version control: keep what is right of both texts, and delete the markers`,
  ]),
  ...['=======', '||||||| 8b30a44'].map((marker): Mistake => [
    `a history that two people have recorded in, ${marker}`,
    () => ({ 'history.csv': `day,kind,about,id,field,before,after,reason\n${marker}\n` }),
    `history.csv:2 "${marker}": must not contain conflict markers from version control: take the file of the main branch, and run npm run record again`,
  ]),
];

/** What YAML does not allow: the parser says why, and the line is one that an editor can correct. */
type Unreadable = [what: string, files: () => Files, line: number];
const UNREADABLE: Unreadable[] = [
  ['an apostrophe between single quotation marks', () => warnings("'Brimstone Club'", "'Brimstone's Club'"), 13],
  ['a quotation mark inside quotation marks', () => warnings("'Brimstone Club'", '"Brimstone "the" Club"'), 13],
  ['a quotation mark that is never closed', () => warnings("'Brimstone Club'", "'Brimstone Club"), 13],
  ['a quotation mark that is not closed in the last line', () => warnings('Calls at night.', '"Calls at night.'), 16],
  ['a colon in a text', () => warnings('Calls at night.', 'Its promise: gold.'), 16],
  ['a text that begins with @', () => warnings('Calls at night.', '@brimstone calls.'), 16],
  ['a text that begins with %', () => warnings('Calls at night.', '%100 return.'), 16],
  ['a text that begins with an asterisk', () => warnings('Calls at night.', '*Calls* at night.'), 16],
  ['no space after a colon', () => warnings('name: Apex', 'name:Apex'), 3],
  ['no space after the hyphen', () => warnings('- id: brimstone', '-id: brimstone'), 11],
  ['a key too far to the left', () => warnings('  added: 2025-02-03', ' added: 2025-02-03'), 12],
  ['a key too far to the right', () => warnings('  added: 2025-02-03', '   added: 2025-02-03'), 11],
  ['a list that is not closed', () => warnings('[Brim, Stone]', '[Brim, Stone'), 14],
  ['two commas in a list', () => warnings('[Brim, Stone]', '[Brim,, Stone]'), 14],
  ['a text that begins on the line of its > sign', () => warnings('>-\n    Pays', '>- Pays'), 8],
  ['the hyphen of the first record left out', () => warnings('- id: apex-trade', '  id: apex-trade'), 11],
  ['no-break spaces before a key', () => warnings("  name: 'Brim", "\u00a0\u00a0name: 'Brim"), 13],
  ['a Windows path between double quotation marks', () => warnings('Calls at night.', '"Sends C:\\Users.zip."'), 16],
  ['a second document', () => warnings('- id: brimstone', '---\n- id: brimstone'), 11],
  ['a domain that begins with @ without quotation marks', () => warnings('websites: []', 'websites: []\n  emails: [@brim.example]'), 16],
  ...['[Apex] Trade', '{Apex} Trade', '> 10% a month', '|Apex| Trade', '- Apex', '[Apex, Trade]]', 'a|b: c'].map((value): Unreadable => [
    `the value ${value}`,
    () => warnings("'Brimstone Club'", value),
    13,
  ]),
  ...['– id', '-- id', '• id', '* id'].map((begin): Unreadable => [
    `a record that begins with "${begin}"`,
    () => warnings('- id: brimstone', `${begin}: brimstone`),
    11,
  ]),
];

/** A change in a file of the real content. Its messages depend neither on how many records the file has nor on their order. */
const real = (file: string, from: string, to: string) => edited(file, copy.textOf(file), from, to);
const lineOf = (file: string, text: string) => copy.textOf(file).split(text, 1)[0]?.split('\n').length;
/** The first line of a file that has the key, and its value. */
function first(file: string, key: string): { whole: string; value: string; line: number | undefined } {
  const [, whole = '', value = ''] =
    new RegExp(`^[- ]*(${key}: (.+))$`, 'm').exec(copy.textOf(file)) ?? expect.fail(`${file} has no ${key}`);
  return { whole, value, line: lineOf(file, whole) };
}
const future = (place: string, value: string) => `${place} "${value}": must not be in the future: today is ${TODAY}`;
const ADVISORY = 'advisories/market-manipulation.yaml';
const ISSUED = first(ADVISORY, 'issued');
const UPDATED = `${ADVISORY}:${(ISSUED.line ?? 0) + 1} updated`;
/** The advisory with another day of its last change. */
const advisoryUpdated = (day: string): Files => ({
  [ADVISORY]: copy
    .textOf(ADVISORY)
    .replace(/^updated:.*\n/m, '')
    .replace(ISSUED.whole, `${ISSUED.whole}\nupdated: ${day}`),
});
const DARF = 'guidance/darf.yaml';

const DAYS: Mistake[] = [
  ['a licence in the future', () => firms('2018-05-02', '2058-05-02'), future('firms.csv:3 registration', '2058-05-02')],
  ['an audit in the future', () => firms('2025-02-11', '2052-02-11'), future('firms.csv:3 lastAudit', '2052-02-11')],
  [
    'an alert in the future',
    () => real('alerts.yaml', first('alerts.yaml', 'timestamp').value, '2052-07-14 09:30 UTC'),
    future(`alerts.yaml:${first('alerts.yaml', 'timestamp').line} timestamp`, '2052-07-14 09:30 UTC'),
  ],
  [
    'an advisory in the future',
    () => real(ADVISORY, ISSUED.value, '2052-07-14 09:30 UTC'),
    future(`${ADVISORY}:${ISSUED.line} issued`, '2052-07-14 09:30 UTC'),
  ],
  ['a change in the future', () => advisoryUpdated('2052-01-01'), future(UPDATED, '2052-01-01')],
  [
    'a change before the first version',
    () => advisoryUpdated('2000-01-01'),
    `${UPDATED} "2000-01-01": must not be before the day in issued`,
  ],
  [
    'a publication in the future',
    () => real('publications.yaml', first('publications.yaml', 'date').value, '2052-03-31'),
    future(`publications.yaml:${first('publications.yaml', 'date').line} date`, '2052-03-31'),
  ],
  [
    'guidance of the future',
    () => ({ [DARF]: copy.textOf(DARF).replaceAll(first(DARF, 'date').value, '2052-07-01') }),
    future(`${DARF}:${first(DARF, 'date').line} date`, '2052-07-01'),
  ],
];

/** A link of the real content, a wrong one in its place, and how the message begins and ends. */
const LINKS: [what: string, file: string, link: string, wrong: string, ...rule: string[]][] = [
  [
    'a link to guidance that does not exist',
    'frameworks.yaml',
    '/regulatory-guidance#crd-021',
    '/regulatory-guidance#crd-21',
    'must lead to a part of /regulatory-guidance that exists: /regulatory-guidance#crd-021, /regulatory-guidance#crd-021-',
    ', …; see faqs.yaml, guidance/aml-004.yaml, guidance/crd-021.yaml, guidance/darf.yaml, pre-submission-checklist.yaml',
  ],
  [
    'a link to a part that does not exist',
    'glossary.yaml',
    '/compliance-resources#licence',
    '/compliance-resources#license',
    'must lead to a part of /compliance-resources that exists: /compliance-resources#licence, /compliance-resources#calendar',
  ],
  [
    'a link to a framework that does not exist',
    'glossary.yaml',
    '/regulations#crypto-assets',
    '/regulations#crypto',
    'must lead to a part of /regulations that exists: /regulations#crypto-assets, ',
    '; see frameworks.yaml',
  ],
  [
    'a link to a part of a page that has none',
    'returns.yaml',
    '/compliance-resources#licence',
    '/publications#licence',
    'must lead to the page as a whole: remove the # and what follows',
  ],
];

const renamed = (file: string, other: string): Files => ({ [file]: null, [other]: FIRMS });

const FILES: Mistake[] = [
  ['a name in capitals', () => renamed('firms.csv', 'Firms.csv'), 'firms.csv "Firms.csv": must exist: rename Firms.csv to firms.csv'],
  [
    'another ending',
    () => renamed('firms.csv', 'firms.csv.txt'),
    'firms.csv "firms.csv.txt": must exist: rename firms.csv.txt to firms.csv',
  ],
  [
    'the file of a spreadsheet',
    () => renamed('firms.csv', 'firms.xlsx'),
    'firms.csv "firms.xlsx": must exist: save firms.xlsx as firms.csv, in UTF-8',
  ],
  [
    'a short ending',
    () => renamed('warned-firms.yaml', 'warned-firms.yml'),
    'warned-firms.yaml "warned-firms.yml": must exist: rename warned-firms.yml to warned-firms.yaml',
  ],
  // The folder downloads/ is not the file.
  ['a missing file beside a folder of its name', () => ({ 'downloads.yaml': null }), 'downloads.yaml: must exist'],
  ['a file that nothing reads', () => ({ 'notes.txt': 'x' }), 'notes.txt "notes.txt": is not a file that the site uses: remove it'],
];

const WARNED: Mistake[] = [
  [
    'a warning with a day in the future',
    () => warnings('2025-02-03', '2052-02-03'),
    `warned-firms.yaml:12 added "2052-02-03": must not be in the future: today is ${TODAY}`,
  ],
  [
    'a day without its zeros',
    () => warnings('2025-02-03', '2025-2-3'),
    'warned-firms.yaml:12 added "2025-2-3": must be a real day written yyyy-mm-dd',
  ],
  [
    'an id in capitals',
    () => warnings('id: brimstone', 'id: Brimstone'),
    'warned-firms.yaml:11 id "Brimstone": must be lower-case words joined by hyphens',
  ],
  [
    'an id that another warning has',
    () => warnings('id: brimstone', 'id: apex-trade'),
    'warned-firms.yaml:11 id "apex-trade": must be unique; line 1 already has it',
  ],
  [
    'an alias twice',
    () => warnings('[Brim, Stone]', '[Brim, Stone, Brim]'),
    'warned-firms.yaml:14 aliases ["Brim","Stone","Brim"]: must not name the same thing twice: Brim',
  ],
  [
    'an address without https://',
    () => warnings('https://apex.example', 'apex.example'),
    'warned-firms.yaml:6 websites.0 "apex.example": must be a full http or https address, such as https://firm.example',
  ],
  [
    'an address twice',
    () => warnings('https://login.apex.example', 'https://apex.example'),
    'warned-firms.yaml:6 websites ["https://apex.example","https://apex.example"]: must not name the same address twice: https://apex.example',
  ],
  [
    'two addresses in one',
    () => warnings('https://login.apex.example', 'https://login.apex.example;apex.test'),
    'warned-firms.yaml:7 websites.1 "https://login.apex.example;apex.test": must have a host of letters, digits, hyphens and dots after https://, as in https://firm.example/page',
  ],
  ...[
    'https://apex.example)',
    'https://apex.example”',
    'https://apex(.)example',
    'https://apex..example',
    'https://https://apex.example',
    'https://apex.examplehttps://brim.example',
    'https://*.apex.example',
    'https://apex–trade.example',
  ].map((address): Mistake => [
    `the broken host in ${address}`,
    () => warnings('https://apex.example', `'${address}'`),
    `warned-firms.yaml:6 websites.0 "${address}": must have a host of letters, digits, hyphens and dots after https://, as in https://firm.example/page`,
  ]),
  [
    'a defanged address',
    () => warnings('https://apex.example', 'hxxps://apex[.]example'),
    'warned-firms.yaml:6 websites.0 "hxxps://apex[.]example": must be a full http or https address, such as https://firm.example',
  ],
  [
    'a real address while the site is fictional',
    () => warnings('https://apex.example', 'https://apex.com'),
    'warned-firms.yaml:1 websites.0 "https://apex.com": must end in .example, .test or .invalid while the site is marked fictional',
  ],
  [
    'the whole of a social network',
    () => ({ ...IN_EARNEST, ...warnings('https://apex.example', 'https://www.facebook.com') }),
    'warned-firms.yaml:6 websites.0 "https://www.facebook.com": must have a path: it covers all of facebook.com, which many owners share. If all of it is meant, repeat the address under wholeHost',
  ],
  [
    'the whole host of a platform',
    () => ({ ...IN_EARNEST, ...warnings('https://apex.example', 'https://pages.dev/') }),
    'warned-firms.yaml:6 websites.0 "https://pages.dev/": must have a path: it covers all of pages.dev, which many owners share. If all of it is meant, repeat the address under wholeHost',
  ],
  [
    'a confirmation of a host that is not listed',
    () => warnings('websites: []', 'websites: []\n  wholeHost: [https://t.me]'),
    'warned-firms.yaml:16 wholeHost.0 "https://t.me": must also be listed under websites, written the same way',
  ],
  [
    'a licence that no firm holds',
    () => warnings('websites: []', 'websites: []\n  clones: FCA-2020-NL-911'),
    'warned-firms.yaml:11 clones "FCA-2020-NL-911": must be the licenseId of a firm in firms.csv: the genuine firm that this one imitates',
  ],
];

const CONTACTS: Mistake[] = [
  [
    'an address without its domain',
    () => warnings('websites: []', 'websites: []\n  emails: [help]'),
    'warned-firms.yaml:16 emails.0 "help": must be an email address, or a domain written @firm.example',
  ],
  [
    'a domain without its @',
    () => warnings('websites: []', 'websites: []\n  emails: [brim.example]'),
    'warned-firms.yaml:16 emails.0 "brim.example": must be an email address, or a domain written @firm.example',
  ],
  [
    'a real address while the site is fictional',
    () => warnings('websites: []', 'websites: []\n  emails: [help@brim.com]'),
    'warned-firms.yaml:11 emails.0 "help@brim.com": must end in .example, .test or .invalid while the site is marked fictional',
  ],
  ...['help@brim.example)', 'help@brim.example”', '*@brim.example', 'help@brim.example.', 'help@brim–club.example'].map(
    (email): Mistake => [
      `the broken address ${email}`,
      () => warnings('websites: []', `websites: []\n  emails: ['${email}']`),
      `warned-firms.yaml:16 emails.0 "${email}": must be an email address, or a domain written @firm.example`,
    ],
  ),
  ...['@gmail.com', '@outlook.com', '@facebook.com', '@co.uk', '@github.io'].map((domain): Mistake => [
    `everybody at ${domain}`,
    () => ({ ...IN_EARNEST, ...warnings('websites: []', `websites: []\n  emails: ['${domain}']`) }),
    `warned-firms.yaml:16 emails.0 "${domain}": must be a full email address, such as name${domain}, because many owners share the domain`,
  ]),
  [
    'a number without its country',
    () => warnings('websites: []', "websites: []\n  phones: ['020 7946 0123']"),
    'warned-firms.yaml:16 phones.0 "020 7946 0123": must begin with + and the country code, as in +44 20 7946 0123; use only digits and spaces',
  ],
  [
    'a number with brackets',
    () => warnings('websites: []', "websites: []\n  phones: ['+44 (0)20 7946 0123']"),
    'warned-firms.yaml:16 phones.0 "+44 (0)20 7946 0123": must begin with + and the country code, as in +44 20 7946 0123; use only digits and spaces',
  ],
  ...['+44 020 7946 0123', '+4402079460123', '+49 030 23125 001'].map((number): Mistake => [
    `a zero after the country code of ${number}`,
    () => warnings('websites: []', `websites: []\n  phones: ['${number}']`),
    `warned-firms.yaml:16 phones.0 "${number}": must not have a 0 after the country code: delete it`,
  ]),
  [
    'a telephone number without quotation marks',
    () => warnings('websites: []', 'websites: []\n  phones: [+442079460123]'),
    'warned-firms.yaml:16 phones.0 442079460123: must be text: put the number in quotation marks',
  ],
  [
    'a number twice, once with spaces',
    () => warnings('websites: []', "websites: []\n  phones: ['+44 20 7946 0123', '+442079460123']"),
    'warned-firms.yaml:16 phones ["+44 20 7946 0123","+442079460123"]: must not name the same number twice: +442079460123',
  ],
];

const TABLE_OF_WARNINGS: Mistake[] = [
  ...['https://gallows.example/a;', 'https://gallows.example/a;gallows.test/b'].map((cell): Mistake => [
    `the address ${cell}`,
    () => table('https://gallows.example; https://gallows.test', cell),
    `warned-firms.csv:2 websites.0 "${cell}": must be one address: write each address in full, and %3B for a semicolon that is part of an address`,
  ]),
  [
    'an id that the other file has',
    () => table('gallows', 'apex-trade'),
    'warned-firms.csv:2 id "apex-trade": must be unique; warned-firms.yaml:1 already has it',
  ],
  [
    'a day in the future',
    () => table('2025-03-04', '2052-03-04'),
    `warned-firms.csv:2 added "2052-03-04": must not be in the future: today is ${TODAY}`,
  ],
  [
    'an address without its scheme',
    () => table('https://gallows.test', 'gallows.test'),
    'warned-firms.csv:2 websites.1 "gallows.test": must be a full http or https address, such as https://firm.example',
  ],
  ['an alias twice', () => table('GT; Gallows', 'GT; GT'), 'warned-firms.csv:2 aliases "GT; GT": must not name the same thing twice: GT'],
  ['a column left out', () => table('aliases,', ''), 'warned-firms.csv:1 aliases nothing: must be one of the columns in the header row'],
  ['neither of the two files', () => ({ 'warned-firms.yaml': null }), 'warned-firms.yaml: must exist'],
];

describe.each(
  Object.entries({
    'a table': TABLES,
    'many rows': MANY,
    'a value': VALUES,
    'a YAML file': YAML,
    'a day': DAYS,
    'a file': FILES,
    'a warning': WARNED,
    'a contact': CONTACTS,
    'the table of warnings': TABLE_OF_WARNINGS,
  }),
)('%s', (_file, mistakes) => {
  test.each(mistakes)('%s', (_what, files, ...messages) => {
    expect(messagesOf(files())).toEqual(messages);
  });
});

test.each(UNREADABLE)('%s cannot be read', (_what, files, line) => {
  expect(messagesOf(files())).toEqual([
    expect.stringMatching(
      new RegExp(
        `^warned-firms\\.yaml:${line} ".+": cannot be read \\(.+\\): put a text in single quotation marks, with '' for an apostrophe in it; begin each record with a hyphen and a space, and each key in the column of the key above it$`,
      ),
    ),
  ]);
});

test.each(LINKS)('%s', (_what, file, link, wrong, begin, end = begin) => {
  const [message = '', ...others] = messagesOf(real(file, `${link}\n`, `${wrong}\n`));
  expect(others).toEqual([]);
  expect(message).toContain(`${file}:${lineOf(file, `${link}\n`)} `);
  expect(message).toContain(`link "${wrong}": ${begin}`);
  expect(message.endsWith(end), message).toBe(true);
});

describe('a folder', () => {
  // Each has a copy of its own, which is not put together again.
  const broken = copyContent();
  afterAll(() => broken.remove());
  const checked = (folder = broken.folder) => {
    try {
      loadContent(folder, checkCatalogues(folder));
    } catch (error) {
      if (error instanceof ContentError) return together(error.problems).map(formatProblem);
      throw error;
    }
    return [];
  };

  test('without the English texts says nothing of the other languages', () => {
    rmSync(join(broken.folder, 'locales/en/messages.po'));
    expect(checked()).toEqual(['locales/en/messages.po: must exist: it has the English texts']);
  });

  test('may not be a file', () => {
    rmSync(join(broken.folder, 'locales'), { recursive: true });
    writeFileSync(join(broken.folder, 'locales'), 'x');
    expect(checked()).toEqual(['locales "a file": must be a folder']);
    rmSync(join(broken.folder, 'locales'));
    rmSync(join(broken.folder, 'guidance'), { recursive: true });
    writeFileSync(join(broken.folder, 'guidance'), 'x');
    expect(checked()).toEqual(['guidance "a file": must be a folder']);
  });

  test('that is not a content folder has one message', () => {
    const rule = 'must be a content folder, with site.yaml, firms.csv and the others (docs/content-guide.md): correct CONTENT_DIR';
    expect(checked('/nowhere')).toEqual([`/nowhere "no folder": ${rule}`]);
    expect(checked('/usr')).toEqual([`/usr "a folder": ${rule}`]);
    expect(checked(join(broken.folder, 'firms.csv'))).toEqual([expect.stringContaining(`"no folder": ${rule}`)]);
  });
});

test.each([
  ['a name that another warning has', () => warnings("'Brimstone Club'", 'APEX Trade')],
  ['a mailbox at a provider', () => warnings('websites: []', 'websites: []\n  emails: [brim@gmail.example]')],
  ['an Italian number', () => warnings('websites: []', "websites: []\n  phones: ['+39 06 9480 0001']")],
  ['a semicolon in a path', () => warnings('https://apex.example', 'https://apex.example/a;jsessionid=1.node1')],
  ...['.~lock.firms.csv#', '~$firms.csv', '._firms.csv', 'desktop.ini', '.DS_Store', 'Thumbs.db'].map((name): [string, () => Files] => [
    name,
    () => ({ [name]: 'x' }),
  ]),
  ['a space in an address', () => warnings('https://apex.example', 'https://apex.example/a%20b')],
  ['letters of another script in a host', () => warnings('https://apex.example', 'https://zürich-भारत.example:8443/a')],
])('%s is not a mistake', (_what, files) => {
  expect(messagesOf(files())).toEqual([]);
});

test('there are many mistakes', () => {
  expect([TABLES, VALUES, YAML, UNREADABLE, WARNED, CONTACTS, TABLE_OF_WARNINGS].flat().length).toBeGreaterThanOrEqual(51);
});
