import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { loadContent } from '../build/content/load.ts';
import { orExplain } from '../build/explain-error.ts';
import { writeCsv } from '../build/formats.ts';

/**
 * `npm run new-authority -- ../mine`: makes a content folder for another authority, in English, with three invented firms, one warning and no
 * past. It asks for what is not given as an option. Our name, place, host and licence numbers are replaced, and what is about our firms is
 * left out. The rules and procedures in the texts stay, for the other authority to rewrite (`docs/another-authority.md`).
 */
const QUESTIONS = [
  { name: 'name', ask: 'Name of the authority, such as Example Markets Authority: ', form: /^\p{L}.*$/u },
  { name: 'website', ask: 'Address of its website, such as https://www.authority.example: ', form: /^https:\/\/[a-z\d.-]+$/ },
  { name: 'country', ask: 'Country of its headquarters, as content/countries.csv writes it: ', form: /^\p{L}.*$/u },
  { name: 'licence', ask: 'A licence number of capitals, digits and hyphens, such as EMA-2025-0001: ', form: /^[A-Z\d]+(?:-[A-Z\d]+)*\d$/ },
] as const;

/** Files about our firms and our past, our translations, and documents that would have nothing to say. */
const LEFT_OUT = new Set([
  'firms.csv',
  'cities.csv',
  'history.csv',
  'locales',
  'warned-firms.yaml',
  'enforcement-summary-2025.yaml',
  'supervision-in-figures.yaml',
]);

const WARNING = `- id: sample-invest
  added: 2025-05-06
  name: Sample Invest
  aliases: []
  websites:
    - https://sample-invest.example
  reason: >-
    Offers investments without a licence. This firm is invented, to show what a warning looks like.
`;

const { values, positionals } = parseArgs({
  options: { name: { type: 'string' }, website: { type: 'string' }, country: { type: 'string' }, licence: { type: 'string' } },
  allowPositionals: true,
});
await orExplain(makeFolder);

async function makeFolder(): Promise<void> {
  const [target] = positionals;
  if (target === undefined) return stop('Name the folder to make: npm run new-authority -- ../mine');
  const folder = resolve(target);
  if (existsSync(folder)) return stop(`There is something at ${folder} already. Name another folder.`);
  const { name, website, country, licence } = await answers();
  const place = loadContent(resolve('content')).countries.find((each) => each.name === country);
  if (!place) return stop(`content/countries.csv has no country ${country}. Choose one of its names; you can add countries later.`);

  cpSync('content', folder, { recursive: true, filter: (file) => !LEFT_OUT.has(basename(file)) });
  const firms = inventedFirms(country, licence);
  writeFileSync(join(folder, 'firms.csv'), writeCsv(Object.keys(firms[0]), firms));
  writeFileSync(join(folder, 'warned-firms.yaml'), WARNING);
  const [bank, brokers] = firms;
  let people = 0;
  /** What stands for ours, in every file. */
  const replacements: readonly [ours: string | RegExp, theirs: string | (() => string)][] = [
    // The entries about our firms, each up to the next one.
    [/^- id: (?:enforcement-summary|supervision-in-figures|annual-report)(?:.*\n(?!- id: ))*.*\n/gm, ''],
    [/^licencePattern: .*$/m, `licencePattern: ^${licence.replaceAll(/\d/g, String.raw`\d`)}$`],
    [/^languages: .*$/m, 'languages: [en]'],
    [/latitude: 49\.6\n {2}longitude: 6\.1/, `latitude: ${place.latitude}\n  longitude: ${place.longitude}`],
    [/^ {2}- 17, boulevard de la Mesure\n.*$/m, '  - 1 Example Street'],
    [/(?<=^ *(?:- )?name: )(?:\p{Lu}[\p{L}]+ ?){2,}(?=\n *country:)/gmu, () => `Person ${(people += 1)}`],
    [/ One name belongs to a real firm\.\s+It is an example only, and its record says nothing about that firm\./, ''],
    [/, as in versions 2\.0 and 3\.0/, ''],
    // Our versions of the data.
    [/^ {2}- version: '(?!1\.0').*\n(?: {4}.*\n)+/gm, ''],
    [/aarefelsbank\.co\b/g, 'examplebank.test'],
    [/aarefels-bank-login\.com/g, 'examplebank-login.test'],
    [/nearly 50,000 firms, 48,000 prudentially supervised/, 'firms'],
    [/ In this\s+demonstration the two figures are examples, and the register contains only some of the firms\./, ''],
    [/200\+\n {4}label: Regulated Exchanges/, "'3'\n    label: Firms in the register"],
    [/15,000\+\n {4}label: Supervised Entities/, "'1'\n    label: Investor warnings"],
    [/pattern FCA-year-countrycode-number|FCA, the year, the code of the country and a number/g, `such as ${licence}`],
    [/FCA-2017-NL-004|FCA-2015-CH-020/g, bank.licenseId],
    [/Adyen N\.V\.|Aarefels Bank AG/g, bank.name],
    [/FCA-2022-US-009/g, brokers.licenseId],
    [/Ninebark Brokerage LLC/g, brokers.name],
    [/apexmeridian-trade\.example/g, 'sample-invest.example'],
    [/Frontier\s+Conduct\s+Authority/g, name],
    [/frontier-conduct\.example/g, new URL(website).host.replace(/^www\./, '')],
    [/\bFCA\b/g, (name.match(/(?<!\p{L})\p{Lu}/gu) ?? [name]).join('')],
    [/Luxembourg/g, country],
  ];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  for (const file of files) {
    // The regions name Luxembourg as one of the countries of Europe.
    if (file === 'regions.yaml') continue;
    const text = readFileSync(join(folder, file), 'utf8');
    // A function, because a dollar sign in a text is a pattern to `replaceAll`.
    const replaced = replacements.reduce(
      (all, [ours, theirs]) => all.replace(ours, typeof theirs === 'string' ? () => theirs : theirs),
      text,
    );
    writeFileSync(join(folder, file), replaced);
  }
  loadContent(folder);
  console.log(`Made ${folder}. To see it: CONTENT_DIR=${target} npm start\nWhat to do next is in docs/another-authority.md.`);
}

/** What the options say, and what the terminal answers to the other questions. */
async function answers(): Promise<Record<(typeof QUESTIONS)[number]['name'], string>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const found = { name: '', website: '', country: '', licence: '' };
  // A line at a time, because answers that come from a file would otherwise be lost between two questions.
  const lines = terminal[Symbol.asyncIterator]();
  for (const { name, ask, form } of QUESTIONS) {
    if (values[name] === undefined) process.stdout.write(ask);
    found[name] = (values[name] ?? (await lines.next()).value ?? '').trim();
    if (!form.test(found[name])) stop(`"${found[name]}" cannot be the ${name}. ${ask.replace(/: $/, '')}.`);
  }
  terminal.close();
  return found;
}

function inventedFirms(country: string, licence: string) {
  const [, before = '', last = ''] = /^(.*?)(\d+)$/.exec(licence) ?? [];
  const firm = (at: number, name: string, facts: { status: string; tier: string; activities: string; lastAudit: string }) => ({
    name,
    country,
    licenseId: before + String(Number(last) + at).padStart(last.length, '0'),
    headquarters: country,
    registration: '2024-01-15',
    jurisdictions: 'Global',
    capitalRatio: '16.5%',
    investigations: facts.status === 'Restricted' ? 1 : 0,
    ...facts,
  });
  return [
    firm(0, 'Example Bank plc', { status: 'Active', tier: 'Tier 1', activities: 'Deposit taking; Lending', lastAudit: '2025-02-03' }),
    firm(1, 'Sample Brokers Ltd', { status: 'Restricted', tier: 'Tier 2', activities: 'Execution of orders', lastAudit: '2025-03-20' }),
    firm(2, 'Trial Payments Ltd', { status: 'Provisional', tier: 'Tier 3', activities: 'Payment services', lastAudit: '2025-04-07' }),
  ] as const;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
