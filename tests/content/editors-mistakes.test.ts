import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import { afterAll, describe, expect, test } from 'vitest';
import { checkCatalogues } from '../../build/content/checks/catalogue-rules.ts';
import { collections } from '../../build/content/collections.ts';
import { formatProblem, together } from '../../build/content/problems.ts';
import { Reader } from '../../build/content/reading/read.ts';
import { CAPITAL_REGIMES, STATUSES } from '../../build/content/schemas/firm-fields.ts';
import { showUnseen } from '../../build/content/reading/unseen.ts';
import { type Change, copyContent } from '../support/content-copy.ts';
import { type Mistakes, problemsOf, wrongMessages } from '../support/mistakes.ts';
import { DOWNLOAD, FIRM, SITE, WARNED_FIRM } from '../support/sound-records.ts';

/*
 * What editors do wrong, and what they are told. No other test repeats these sentences. Add a row for a new rule, or for a message that did
 * not help. All mistakes of a group are in the content at once, each in a record of its own: no more messages come than those of the rows, and a row
 * without a message is no mistake.
 */

const copy = copyContent();
afterAll(() => copy.remove());

const TODAY = new Date().toISOString().slice(0, 10);
const FUTURE = `must not be in the future: today is ${TODAY}`;
const REAL_DAY = 'must be a real day written yyyy-mm-dd';
const NOT_EMPTY = 'must not be empty';
const RATIO = `must be a percentage (14.2%), a percentage with its regime (212% (Solvency II); regimes: ${CAPITAL_REGIMES.join(', ')}) or N/A`;
const CONFIRMED = 'must be given with websites, emailDomains or phones, and only with them';
const FULL_ADDRESS = 'must be a full http or https address, such as https://firm.example';
const HOST = 'must have a host of letters, digits, hyphens and dots after https://, as in https://firm.example/page';
const EMAIL = 'must be an email address, or a domain written @firm.example';
const PHONE = 'must begin with + and the country code, as in +44 20 7946 0123; use only digits and spaces';
const TRUNK_ZERO = 'must not have a 0 after the country code: delete it';
const HTTPS = 'must be a full https address without a user name, such as https://www.firm.example';
const DOMAIN = 'must be a domain in lower case and without @, such as firm.example';
const OWN_SITE = 'must belong to the firm: this is a public suffix or an IP address';
const OWN_MAIL = 'must belong to the firm: this is a public suffix, an IP address or a provider of mailboxes';
const COUNTRY = 'must be a country code of two capital letters (ISO 3166-1 alpha-2)';
const LINE_BREAK = 'must not contain U+000A, a control character: a line break; in YAML, a text on several lines begins with >-';
const TO_SITE = 'must be an address of this site, such as /regulations';
const TO_PART = 'must be an address of this site, such as /regulations or /regulatory-guidance#aml-004';
const ROOT_PDF = 'must be a PDF file at the root of the site, such as /annual_report.pdf';
const EITHER = 'must be given unless named: by-content is given; only one of the two is allowed';
const ITS_DAY = 'must be the day that the status names ("Effective Jan 1, 2024" is 2024-01-01)';
const PUBLICATION_REF = 'must be a reference such as PUB-AR-2024-01';
const BRACES = 'must contain no braces except {title}, {type} and {date}';
const TWO_TO_FIVE = 'must have two to five pages';
const wholeHost = (host: string) =>
  `must have a path: it covers all of ${host}, which many owners share. If all of it is meant, repeat the address under wholeHost`;
const manyOwners = (domain: string) => `must be a full email address, such as name${domain}, because many owners share the domain`;
const SECTION = { id: 'facts', heading: 'Facts', blocks: [{ text: 'One.' }] };
const pages = (...names: string[]) => names.map((name) => ({ name, address: `https://${name}.example/` }));
const longText = (length: number) => 'x'.repeat(length);
const shownLong = (length: number) => `"${longText(79)}… (${length + 2} characters)`;
const json = (value: unknown) => JSON.stringify(value);
const list = (values: readonly unknown[]) => (json(values).length > 80 ? `(a list of ${values.length} values)` : json(values));

/** Values of a field that break the same rule. */
const wrong = (field: string, rule: string, ...values: string[]) =>
  values.map((value) => [{ [field]: value }, `${field} ${json(value)}: ${rule}`] as const);
/** Values in a list of one. */
const wrongIn = (field: string, rule: string, ...values: string[]) =>
  values.map((value) => [{ [field]: [value] }, `${field}.0 ${json(value)}: ${rule}`] as const);

const FIELDS: Record<string, Mistakes> = {
  'a firm': {
    'firms.csv': [
      ...wrong('name', NOT_EMPTY, ''),
      ...wrong('status', `must be one of: ${STATUSES.join(', ')}`, 'Closed', 'restricted', ''),
      ...wrong('registration', REAL_DAY, '2017-02-29', '2017-13-01', '2018-5-2', '2 May 2018', ''),
      ...wrong('registration', 'must be a day from 1800 to 2199', '0218-05-02'),
      ...wrong('registration', FUTURE, '2058-05-02'),
      ...wrong('lastAudit', 'must not be before the registration', '2017-04-23'),
      ...wrong('capitalRatio', RATIO, '14', '14,2%', '0.162', '14.%', '.5%', '-1%', '12345%', 'n/a', 'N/A (SST)'),
      ...wrong('capitalRatio', RATIO, '212% Solvency II', '212% (Solvency III)', '212%(SST)', 'Solvency II'),
      ...wrong('investigations', 'must be a whole number, 0 or more', '-1', '1.5', '', 'none'),
      ...wrong('activities', 'must contain at least one value; separate several with semicolons', ''),
      ...wrong('activities', 'must not name the same thing twice: A', 'A; B; A'),
      [{ activities: 'Lending; Custody;' }, `activities.2 nothing: ${NOT_EMPTY}`],
      [{ contactsConfirmed: '2025-06-02' }, `contactsConfirmed "2025-06-02": ${CONFIRMED}`],
      [{ phones: '+44 20 7946 0123' }, `contactsConfirmed "": ${CONFIRMED}`],
      [
        { phones: '+44 20 7946 0123', contactsConfirmed: '2017-04-23' },
        'contactsConfirmed "2017-04-23": must not be before the registration',
      ],
      [{ successor: FIRM.licenseId }, `successor "${FIRM.licenseId}": must be empty unless the status is Merged`],
      ...[
        ...wrongIn('websites', HTTPS, 'http://zuid.example', 'zuid.example', 'https://example', 'https://zuid.example”'),
        ...wrongIn('websites', OWN_SITE, 'https://co.uk', 'https://192.0.2.1'),
        ...wrongIn('emailDomains', DOMAIN, 'desk@zuid.example', '@zuid.example', 'Zuid.example', 'https://zuid.example', 'zuid'),
        ...wrongIn('emailDomains', OWN_MAIL, 'co.uk', 'gmail.com'),
        ...wrongIn('phones', PHONE, '020 7946 0124'),
      ].map(([fields, message]) => [{ ...fields, contactsConfirmed: '2025-06-02' }, message] as const),
    ],
  },
  'a warning': {
    'warned-firms.yaml': [
      ...wrong('id', 'must be lower-case words joined by hyphens', 'Brimstone', 'apex_trade', '-apex'),
      ...wrong('id', 'must not be main, because every page already has a part with this id', 'main'),
      [{ added: 45_678 }, `added 45678: ${REAL_DAY}`],
      [{ name: 1998 }, 'name 1998: must be text: put the number in quotation marks'],
      [{ name: null }, 'name nothing: must be text'],
      [{ reason: longText(5_001) }, `reason ${shownLong(5_001)}: must have at most 5000 characters`],
      [{ reason: 'Pays nobody\nback.' }, `reason "Pays nobody\\nback.": ${LINE_BREAK}`],
      [
        { reason: '<a href="https://b.example">Calls</a>' },
        'reason "<a href=\\"https://b.example\\">Calls</a>": must not contain the HTML tag <a href="https://b.example">, which visitors would see: delete it',
      ],
      [{ websites: undefined }, 'websites nothing: must be given'],
      [{ websites: undefined, website: [] }, 'website []: is not a known key: websites is missing'],
      [{ colour: 'red' }, 'colour "red": is not a known key'],
      [{ aliases: 'Brim' }, 'aliases "Brim": must be a list'],
      [{ aliases: ['Brim', 'Stone', 'Brim'] }, 'aliases ["Brim","Stone","Brim"]: must not name the same thing twice: Brim'],
      ...wrongIn('aliases', 'must not contain a semicolon and a space, which separate the values of a list', 'A; B'),
      ...wrong('clones', NOT_EMPTY, ''),
      ...wrongIn('websites', FULL_ADDRESS, 'apex.example', 'javascript:alert(1)', 'https:b.example', 'https://b.example/ x'),
      ...wrongIn('websites', HOST, 'https://apex.example)', 'https://apex.example”', 'https://apex(.)example', 'https://apex..example'),
      ...wrongIn('websites', wholeHost('facebook.com'), 'https://www.facebook.com', 'https://m.facebook.com'),
      [
        { websites: ['https://a.test', 'https://a.test'] },
        'websites ["https://a.test","https://a.test"]: must not name the same address twice: https://a.test',
      ],
      ...wrongIn('wholeHost', 'must also be listed under websites, written the same way', 'https://t.me'),
      ...wrongIn('emails', EMAIL, 'help', 'help@brim.example)', '*@brim.example'),
      ...['@gmail.com', '@co.uk'].flatMap((domain) => wrongIn('emails', manyOwners(domain), domain)),
      ...wrongIn('phones', PHONE, '020 7946 0123', '+44 (0)20 7946 0123'),
      ...wrongIn('phones', TRUNK_ZERO, '+44 020 7946 0123', '+4402079460123', '+49 030 23125 001'),
      [{ phones: [442_079_460_123] }, 'phones.0 442079460123: must be text: put the number in quotation marks'],
      [
        { phones: ['+44 20 7946 0123', '+442079460123'] },
        'phones ["+44 20 7946 0123","+442079460123"]: must not name the same number twice: +442079460123',
      ],
    ],
  },
  'the other lists': {
    'countries.csv': [
      ...wrong('code', COUNTRY, 'LUX', 'lu', 'UK', 'EU'),
      ...wrong('latitude', 'must be a number', '', '0x31'),
      ...wrong('latitude', 'must be at most 80', '90.1'),
      ...wrong('longitude', 'must be a number', '6 east'),
    ],
    'regions.yaml': [
      [{ countries: ['EE', 'XX'] }, `countries.1 "XX": ${COUNTRY}`],
      ...wrong('countries', 'must be a list of country codes', 'EE'),
      [{ countries: [] }, 'countries []: must have at least one country'],
      [{ countries: ['EE', 'LT', 'EE'] }, 'countries ["EE","LT","EE"]: must not name the same country twice: EE'],
      [{ countries: undefined }, 'countries nothing: must be given unless everywhere: true is given; only one of the two is allowed'],
      [{ everywhere: false }, 'everywhere false: must be true or left out'],
    ],
    'statuses.yaml': wrong('name', 'must be the same as the status; it is translated, and the status is not', 'Licensed'),
    'tiers.yaml': [
      [{ requiredCapital: 0 }, 'requiredCapital 0: must be above 0'],
      [{ requiredCapital: 101 }, 'requiredCapital 101: must be at most 100'],
      ...wrong('requiredCapital', 'must be a number', '15%'),
    ],
    'alerts.yaml': [
      ...wrong('id', 'must be an advisory reference such as adv-mm-001', 'adv-mmm-1'),
      ...wrong('type', 'must be one of: Market Advisory, Regulatory Update, Enforcement Notice', 'News'),
      ...wrong('timestamp', 'must be written yyyy-mm-dd hh:mm UTC', '2025-07-14', '2025-07-14 09:30', '2025-07-14 24:00 UTC'),
      ...wrong('timestamp', 'must be a real day', '2025-02-30 09:30 UTC'),
      ...wrong('link', TO_SITE, 'https://b.example', '//brimstone'),
    ],
    'publications.yaml': [
      ...wrong('title', 'must contain only characters that our documents can show, not 中 文', 'Report 中文'),
      ...wrong('type', 'must match one of the filters: Annual Report, Rule Changes, Enforcement Actions', 'Newsletter'),
      ...wrong('ref', PUBLICATION_REF, 'AR-1', 'FIGURES-1'),
    ],
    'downloads.yaml': [
      ...wrong('link', ROOT_PDF, '/a.zip', '/files/a.pdf', 'https://b.example/a.pdf'),
      [{ link: undefined }, `link nothing: ${EITHER}`],
      [{ named: 'by-content' }, `link "/figures.pdf": ${EITHER}`],
    ],
    'frameworks.yaml': [
      ...wrong('effective', ITS_DAY, '2024-01-02'),
      [{ effective: undefined }, `effective nothing: ${ITS_DAY}`],
      [{ status: 'Proposed' }, `effective "2024-01-01": ${ITS_DAY}`],
      [
        { status: 'Proposed - Comment Period Open', effective: undefined },
        'comment nothing: must be given while the status says that the comment period is open, and only then',
      ],
      ...['/rules#derivatives', '/regulations#'].map((link) => [{ 'links.0.link': link }, `links.0.link "${link}": ${TO_PART}`] as const),
    ],
    'synonyms.yaml': [
      ...wrong('page', TO_PART, '/nowhere'),
      [{ fr: [] }, 'fr []: must have at least one word or phrase'],
      [{ en: ['x'.repeat(81)] }, `en.0 "${'x'.repeat(79)}… (83 characters): must have at most 80 characters; split it into two lines`],
      ...wrongIn('zh', 'must contain a letter or a digit', '？'),
    ],
  },
  'the site and the texts': {
    'site.yaml': [
      ...wrong('baseUrl', 'must not end with a slash', 'https://fca.example/'),
      ...wrong('mapImage', 'must be an https address', 'javascript:alert(1)'),
      ...wrong('supportEmail', 'must be an email address', 'support'),
      ...wrong('licencePattern', 'must be a regular expression; a group (?<country>…) marks the country code', 'FCA-('),
      [{ address: [] }, 'address []: must have at least one line'],
      [{ copyrightYear: 25 }, 'copyrightYear 25: must be a year'],
      [
        { hsts: { includeSubDomains: false, preload: true } },
        'hsts {"includeSubDomains":false,"preload":true}: preload needs includeSubDomains (hstspreload.org)',
      ],
      ...wrong('fictional', 'must be true or false', 'mostly'),
      [{ 'neutralPages.en': [] }, `neutralPages.en []: ${TWO_TO_FIVE}`],
      [{ 'neutralPages.es': pages('a') }, `neutralPages.es ${list(pages('a'))}: ${TWO_TO_FIVE}`],
      [{ 'neutralPages.ar': pages('a', 'a') }, `neutralPages.ar ${list(pages('a', 'a'))}: must not name the same page twice`],
      // Mainland China blocks it: somebody who leaves in a hurry would get an error page.
      [
        { 'neutralPages.zh': [...pages('a'), { name: 'b', address: 'https://zh.wikipedia.org/' }] },
        'neutralPages.zh (a list of 2 values): must be pages that can be reached in mainland China',
      ],
      [
        { 'neutralPages.fr': [...pages('a'), { name: 'b', address: 'http://b.example' }] },
        'neutralPages.fr.1.address "http://b.example": must be an https address',
      ],
    ],
    'home.yaml': [[{ reach: [] }, 'reach []: must have two figures']],
    'legal/charter.yaml': [
      ...wrong('ref', 'must be a reference such as LEG-CHARTER-v1.0', 'LEG-CHARTER'),
      [{ 'sections.0.heading': undefined }, 'sections.0.heading nothing: must be given'],
      [{ 'sections.1.blocks': [{ text: 'One.' }, { list: ['Two.', ''] }] }, `sections.1.blocks.1.list.1 "": ${NOT_EMPTY}`],
      [{ 'sections.2.blocks': [{ image: 'a.png' }] }, 'sections.2.blocks.0 {"image":"a.png"}: must be one of: text, list, ordered'],
    ],
    'legal/bylaws.yaml': [[{ sections: [] }, 'sections []: must have at least one section']],
    'publication-text.yaml': [
      [
        { 'sections.0.heading': 'About {title}' },
        'sections.0.heading "About {title}": must be the same in every publication, without braces',
      ],
      ...['{name} is out.', 'The {title is out.', 'The title} is out.', '{{title}} is out.'].map((text, index) => {
        return [
          { [`sections.${index}.blocks`]: [{ list: ['One.', text] }] },
          `sections.${index}.blocks.0.list.1 "${text}": ${BRACES}`,
        ] as const;
      }),
    ],
    'checklists/aml-ctf-checklist.yaml': wrong('ref', 'must be a reference such as CHK-AML-01', 'CHK-AMLCTF-1'),
    'advisories/regulatory-update.yaml': wrong('updated', 'must not be before the day in issued', '2000-01-01'),
    'guidance/darf.yaml': [
      [{ date: '2052-07-01', 'changes.0.date': '2052-07-01' }, `date "2052-07-01": ${FUTURE}`],
      [{ 'sections.0.id': 'changes' }, 'sections (a list of ... values): must not use the id changes, which the list of changes has'],
    ],
    'guidance/crd-021.yaml': [
      [{ ref: 'GUID-CRD-021-v99.0' }, 'changes (a list of ... values): must begin with the version that ref names'],
    ],
    'guidance/aml-004.yaml': [
      [{ 'changes.1.date': '2000-01-01' }, 'changes (a list of ... values): must name each version once, the newest first, with its date'],
    ],
    'glossary.yaml': [[{ 'terms.0.term': 'active' }, 'terms.0.term "active": must begin with a capital letter, A to Z']],
    'people.yaml': [[{ 'board.members.0.to': '2000-12-31' }, 'board.members.0.to "2000-12-31": must be after the first day of the term']],
    'check.yaml': [[{ 'verdicts.maybe': 'x' }, 'verdicts.maybe "x": is not a known key']],
  },
  'the site and the texts again': {
    'site.yaml': [...wrong('baseUrl', 'must not contain ? or #', 'https://fca.example?a=b')],
    'home.yaml': [[{ services: [] }, 'services []: must have three cards']],
    'guidance/crd-021.yaml': [[{ date: '2000-01-01' }, 'changes (a list of ... values): must begin with the date of the document']],
    'legal/charter.yaml': [[{ 'sections.1.id': 'mandate' }, 'sections (a list of ... values): must not use a section id twice']],
    'publication-text.yaml': [[{ sections: [SECTION] }, `sections ${list([SECTION])}: must have four sections`]],
  },
};

const SHEET_ERROR = 'must not be an error of a spreadsheet: write the value itself';
const CURLY = 'must not be in curly quotation marks, which are part of the value: delete them';
const ORDINARY_SPACE = 'use an ordinary space';
const codeOf = (character: string) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
const inName = (name: string, rule: string) => [{ name }, `name ${showUnseen(json(name))}: ${rule}`] as const;
const not = (name: string, what: string, advice: string) => inName(name, `must not contain ${what}${advice === '' ? '' : `: ${advice}`}`);

const CHARACTERS: Record<string, Mistakes> = {
  'a name': {
    'warned-firms.yaml': [
      ...[' Zuider', 'Zuider\u00a0'].map((name) => inName(name, 'must not begin or end with a space')),
      inName('Zuiderkade  Bank', 'must not contain two spaces in a row'),
      not('Zuider\u00a0Bank', 'U+00A0, a no-break space', ORDINARY_SPACE),
      not('Zuider\u3000Bank', 'U+3000, an ideographic space', ORDINARY_SPACE),
      not('Zuider\u200bkade', 'U+200B, an invisible character', 'delete it'),
      not('Zuider\u{e0041}kade', 'U+E0041, an invisible character', 'delete it'),
      not('Zuider\u0007kade', 'U+0007, a control character', ''),
      not('Zuider\uffffkade', 'U+FFFF, which is not a character', 'delete it'),
      // The Arabic letter mark, and the beginnings of an embedding and of an isolate.
      ...['\u061c', '\u202e', '\u2066'].map((mark) =>
        inName(`Zuider${mark}kade`, `must not contain ${codeOf(mark)}, which changes the direction of text: delete it`),
      ),
      not('Zu\u0308iderkade', 'a letter and its accent as two characters', 'type the letter again'),
      not('ZÃ¼iderkade', '"Ã¼", which is "ü" read in the wrong encoding', 'type it again'),
      not('Z├╝derkade', '"├╝", which is a letter read in the wrong encoding', 'type it again'),
      not('Z\ufffdiderkade', 'U+FFFD, which replaces a letter that was lost when the encoding was changed', 'type the letter again'),
      inName('Zuider\ud800', 'must be valid Unicode'),
      ...['&amp;', '&#39;'].map((code) => {
        return not(`Zuider${code} Bank`, `${code}, the HTML code of a character`, 'write the character itself');
      }),
      not('Zuiderkade%20Bank', '%20, the code of a character', 'write the character itself'),
      not('Z\\u00fcderkade', '\\u00fc, the code of a character', 'write the character itself'),
      ...['<b>', '<br>'].map((tag) => not(`Zuider${tag}kade`, `the HTML tag ${tag}, which visitors would see`, 'delete it')),
      ...['#REF!', '########'].map((error) => inName(error, SHEET_ERROR)),
      ...['=', "'"].map((sign) =>
        inName(`${sign}A2`, `must not begin with ${sign}, which a spreadsheet puts before a formula or a text: delete it`),
      ),
      ...['“Zuiderkade”', '‘Zuiderkade’'].map((name) => inName(name, CURLY)),
      not('\uf0b7 Zuiderkade', 'a character that only some fonts have, such as a bullet from Word', 'delete it'),
      ...["'t Zuiderkade", 'R&D Zuiderkade', 'Żółw & Søn', '中国证券', 'CAFÉ»'].map((name) => [{ name }] as const),
    ],
  },
};

const OWN_POINT = 'must not be a contact point of a regulated firm, but firms.csv:3 has it';
const CONTACTS = {
  websites: ['https://www.zuid.example', 'https://mijn.zuid.example/login'],
  emailDomains: ['zuid.example', 'post.zuid.test'],
  phones: ['+442079460123', '+13125550123'],
  contactsConfirmed: '2025-06-02',
};
const confirmed = { contactsConfirmed: '2025-06-02' };
const RESERVED = 'must end in .example, .test or .invalid while the site is marked fictional';
const OF_FIRM = 'must end in .example, .test or .invalid, or in example.com, .org or .net, while the site is marked fictional';
const REAL_ADDRESSES: Mistakes = {
  'warned-firms.yaml': [
    [{ websites: ['https://b.example', 'https://b.com'] }, `websites.1 "https://b.com": ${RESERVED}`],
    ...wrongIn('websites', RESERVED, 'https://b.example.com', 'http://127.0.0.1'),
    ...wrongIn('emails', RESERVED, 'help@b.com'),
    [{ websites: ['https://a.example', 'http://login.a.test/x?y#z', 'https://A.INVALID'] }],
  ],
  'firms.csv': [
    [{ ...confirmed, websites: 'https://www.zuid.nl' }, `websites.0 "https://www.zuid.nl": ${OF_FIRM}`],
    [{ ...confirmed, emailDomains: 'zuid.nl' }, `emailDomains.0 "zuid.nl": ${OF_FIRM}`],
    [{ ...confirmed, websites: 'https://zuid.example.com' }],
  ],
};
const withoutMessages = (mistakes: Mistakes): Mistakes =>
  Object.fromEntries(Object.entries(mistakes).map(([file, own]) => [file, Array.isArray(own) ? own.map(([fields]) => [fields]) : own]));
/** A value of the first record of a file. */
function of(file: string, key: string): string {
  const source = copy.textOf(file);
  const found: unknown = file.endsWith('.csv') ? parseCsv(source, { columns: true }) : parseYaml(source);
  return String(Reflect.get(Object(Array.isArray(found) ? found[0] : found), key));
}
const TAKEN = 'must be unique; line 1 already has it';
const SUCCESSOR = 'must be the licenseId of a firm in firms.csv: the firm that took this one over';
const GENUINE = 'must be the licenseId of a firm in firms.csv: the genuine firm that this one imitates';
const LEADS_BACK = 'must not lead back to this firm through other successors';
const merged = (successor: string) => ({ status: 'Merged', successor });

const OTHER_WORDS = { en: ['zzz'], es: ['zzz'], zh: ['zzz'], ar: ['zzz'], fr: ['zzz'] };

/** Rules about several records. The firms begin on line 2, the further ones on line 3. */
const ACROSS: Record<string, Mistakes> = {
  'no warning at all, which may be so': { 'warned-firms.yaml': '[]\n' },
  'a licence number': {
    'site.yaml': [[{ licenceExample: 'FCA-1' }, `site.yaml licenceExample "FCA-1": must match ${SITE.licencePattern}`]],
    'firms.csv': [
      ...wrong(
        'licenseId',
        `must have the form of FCA-1 (pattern: ${SITE.licencePattern})`,
        'XYZ-2018-NL-001',
        'FCA-18-NL-001',
        'FCA-2018-nl-001',
      ),
      ...wrong('licenseId', 'must contain NL, the country code of Netherlands', 'FCA-2018-LU-105'),
      ...wrong('licenseId', 'must be unique; line 2 already has it', FIRM.licenseId),
      ...wrong('country', 'must be a name in countries.csv', 'Holland'),
      [{ licenseId: 'FCA-2018-NL-12345' }],
    ],
  },
  'the licence numbers of another regulator': {
    'site.yaml': [[{ licencePattern: '.', licenceExample: 'AB-1' }]],
    // The check finds a firm by its licence without case and punctuation. One of two firms would never be found.
    'firms.csv': [
      [{ licenseId: 'AB-1' }],
      ...wrong('licenseId', 'must differ from AB-1 (line 3) in more than case, spaces and punctuation', 'ab-1', 'ＡＢ 1'),
    ],
  },
  'the pattern of another regulator': {
    'site.yaml': [
      [
        { licencePattern: '^FSA-\\d+$', licenceExample: 'FSA-1' },
        'site.yaml licencePattern "^FSA-\\\\d+$": must match the licence numbers in firms.csv, such as FCA-2017-NL-104, but matches none of the 2',
      ],
    ],
    'firms.csv': [[{}]],
  },
  'what a licence covers': {
    'firms.csv': [
      [{ activities: 'Lending; lending' }, 'activities.1 "lending": must be a name in activities.yaml'],
      [{ jurisdictions: 'Netherlands; Global; Benelux' }, 'jurisdictions.2 "Benelux": must be a name in regions.yaml or countries.csv'],
    ],
  },
  'the contact points of a firm': {
    'firms.csv': [[CONTACTS]],
    'warned-firms.yaml': [
      ...wrongIn('websites', OWN_POINT, 'http://zuid.example', 'https://mijn.zuid.example/x'),
      // The warning would cover the host of the firm, which is below it.
      ...wrongIn('websites', OWN_POINT, 'https://zuid.test'),
      ...wrongIn('emails', OWN_POINT, 'desk@Zuid.example'),
      ...wrongIn('phones', OWN_POINT, '+442079460123'),
      [{ websites: ['https://login.zuid.example', 'https://zuid.test/page'] }],
    ],
  },
  'a successor': {
    'firms.csv': [
      [merged('FCA-2018-NL-999'), `successor "FCA-2018-NL-999": ${SUCCESSOR}`],
      [merged('FCA-2018-NL-201'), 'successor "FCA-2018-NL-201": must be the licenseId of another firm, not of this one'],
      [merged('FCA-2018-NL-203'), `successor "FCA-2018-NL-203": ${LEADS_BACK}`],
      [merged('FCA-2018-NL-202'), `successor "FCA-2018-NL-202": ${LEADS_BACK}`],
      // It leads to the circle, but not to itself.
      [merged('FCA-2018-NL-203')],
      [merged('FCA-2018-NL-206')],
      [merged(FIRM.licenseId)],
    ],
  },
  'a clone': {
    'warned-firms.yaml': [...wrong('clones', GENUINE, 'FCA-2020-AE-911', 'fca-2017-nl-104'), [{ clones: FIRM.licenseId }]],
  },
  'a broken file, which is reported once and not with all that it lacks': {
    'firms.csv': [[{ name: '' }, `name "": ${NOT_EMPTY}`], [merged('FCA-2018-NL-200')], [{ country: 'Atlantis', activities: 'Surfing' }]],
    'warned-firms.yaml': [[{ clones: 'FCA-2018-NL-200' }]],
    'countries.csv': [[{ code: 'XX' }, `code "XX": ${COUNTRY}`]],
    'activities.yaml': wrong('name', NOT_EMPTY, ''),
    'guidance/aml-004.yaml': wrong('code', 'must be a reference such as AML-004', 'aml'),
    'legal/bylaws.yaml': [[{ sections: [] }, 'sections []: must have at least one section']],
    'faqs.yaml': [[{ id: 'when', document: 'aml-999' }]],
  },
  'an address that may be real while the site is fictional': REAL_ADDRESSES,
  'the same addresses in earnest': { ...withoutMessages(REAL_ADDRESSES), 'site.yaml': [[{ fictional: false }]] },
  'a value that another record has': {
    'statuses.yaml': [[{}, 'statuses.yaml status "Active": must be explained exactly once, but is explained 2 times']],
    'countries.csv': [
      [
        { code: of('countries.csv', 'code'), name: 'Nowhere' },
        `code "${of('countries.csv', 'code')}": must be unique; line 2 already has it`,
      ],
    ],
    // A licence names a region or a country.
    'regions.yaml': [
      [{ name: of('countries.csv', 'name') }, `name "${of('countries.csv', 'name')}": must be unique; countries.csv:2 already has it`],
    ],
    'warned-firms.yaml': [[{ id: WARNED_FIRM.id }, `id "${WARNED_FIRM.id}": ${TAKEN}`]],
    'downloads.yaml': [[{ id: 'figures', link: of('downloads.yaml', 'link') }, `link "${of('downloads.yaml', 'link')}": ${TAKEN}`]],
    'downloads/figures.yaml': json({ title: DOWNLOAD.title, ref: 'PUB-XX-2030-01', date: '2025-03-31', sections: [SECTION] }),
  },
  'documents that do not agree': {
    'publications.yaml': [
      [
        { ref: of('publications.yaml', 'ref') },
        `ref "${of('publications.yaml', 'ref')}": must be unique; publications.yaml:6 already has it`,
      ],
    ],
    'legal/charter.yaml': [],
    'legal/bylaws.yaml': [
      [
        { ref: of('legal/charter.yaml', 'ref') },
        `ref "${of('legal/charter.yaml', 'ref')}": must be unique; legal/charter.yaml:3 already has it`,
      ],
      [
        { title: of('legal/charter.yaml', 'title') },
        `title "${of('legal/charter.yaml', 'title')}": must give its file a unique name; legal/charter.yaml:2 already has it`,
      ],
    ],
    'advisories/market-manipulation.yaml': [
      [{ title: 'Another' }, `title "Another": must be the same as in alerts.yaml: ${of('advisories/market-manipulation.yaml', 'title')}`],
      [
        { issued: '2025-01-15 09:30 UTC' },
        `issued "2025-01-15 09:30 UTC": must be the same as in alerts.yaml: ${of('advisories/market-manipulation.yaml', 'issued')}`,
      ],
    ],
    'downloads/supervision-in-figures.yaml': [
      [{ title: 'Numbers' }, `title "Numbers": must be the same as in downloads.yaml: ${of('downloads.yaml', 'title')}`],
    ],
    'faqs.yaml': [[{ id: 'when', document: 'aml-999' }, 'document "aml-999": must be one of: aml-004, crd-021, darf, dfp-chk-01']],
    'tools.yaml': [[{}, `link "${of('tools.yaml', 'link')}": must be unique; tools.yaml:4 already has it`]],
  },
  'words for the search': {
    'synonyms.yaml': [
      [{ ...OTHER_WORDS, page: '/legal-documents#charter', fr: undefined }],
      [{ ...OTHER_WORDS }, 'page "/warnings": must be unique; line ...'],
    ],
  },
  files: {
    'notes.txt': 'x',
    ...Object.fromEntries(
      ['.~lock.firms.csv#', '~$firms.csv', '._firms.csv', 'desktop.ini', '.DS_Store', 'Thumbs.db'].map((name) => [name, 'x']),
    ),
    'countries.csv': null,
    'tiers.yaml': null,
    'frameworks.yaml': null,
    'home.yaml': { folder: true },
    'alerts.yaml': { linkTo: 'alerts.yaml' },
    'downloads/supervision-in-figures.yaml': null,
    'resources.yaml': null,
    'Resources.yaml': 'x',
    'site.yaml': [
      [
        {},
        'notes.txt "notes.txt": is not a file that the site uses: remove it, or give it the name of one that is missing',
        'countries.csv: must exist',
        'tiers.yaml: must exist',
        'frameworks.yaml: must exist',
        'home.yaml "a folder": must be a file',
        'alerts.yaml "a link": must be a file',
        'downloads/supervision-in-figures.yaml: must exist',
        'resources.yaml: must exist',
        'Resources.yaml "Resources.yaml": is not a file that the site uses: remove it, or give it the name of one that is missing',
      ],
    ],
  },
};

describe.each(Object.entries({ ...FIELDS, ...CHARACTERS, ...ACROSS }))('%s', (_what, mistakes) => {
  test('has these messages', () => {
    expect(wrongMessages(copy, mistakes)).toEqual([]);
  });
});

const TABLE = `code,name,latitude,longitude
NL,Netherlands,52.4,4.9
LU,"Luxembourg, city",49.6,6.1
`;
const WARNINGS = `- id: apex-trade
  added: 2025-01-02
  name: Apex Trade
  aliases: [AMT]
  websites:
    - https://apex.example
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

const small = mkdtempSync(join(tmpdir(), 'small-'));
afterAll(() => rmSync(small, { recursive: true }));

/** The messages about one file that is read alone. */
function messagesOf(collection: 'countries' | 'warnedFirms' | 'history', file: string, source: string | Uint8Array): string[] {
  writeFileSync(join(small, file), source);
  const reader = new Reader(small);
  collections[collection].read(reader, () => []);
  rmSync(join(small, file));
  return together(reader.problems).map(formatProblem);
}

/** A text with a change. */
function edited(source: string, from: string | RegExp, to: string): string {
  const changed = source.replace(from, () => to);
  expect(changed, String(from)).not.toBe(source);
  return changed;
}

const SAVE = 'save the file again with the comma as the field delimiter';
const STRAY =
  'must not contain a quotation mark (") inside a value, unless the whole value is in quotation marks and this mark is written twice ("")';
const OPEN = 'must close the quotation mark (") that opens on this line; write a quotation mark inside a text twice ("")';
const UTF8 = 'save the file again with the encoding UTF-8';
const COMMA = 'put a value that contains a comma in quotation marks ("…")';
const HEADER = '"code,name,latitude,longitude"';
const BEHIND = 'delete the empty columns behind the last one';

test.each<[what: string, source: string | Uint8Array, ...messages: string[]]>([
  [
    'semicolons',
    TABLE.replaceAll(',', ';'),
    `1 "code;name;latitude;longitude": must have commas between the columns, but has semicolons: ${SAVE}`,
  ],
  ['no header', TABLE.slice(TABLE.indexOf('\n') + 1), '1 "NL,Netherlands,52.4,4.9": must be the header row: code,name,latitude,longitude'],
  ['an empty file', '', '1 "": must begin with a header row: the file is empty'],
  ['a column misspelt', edited(TABLE, 'latitude', 'lattitude'), '1 lattitude "lattitude": is not a known column: latitude is missing'],
  ['a column more', TABLE.replaceAll('\n', ',x\n'), '1 x "x": is not a known column'],
  ['a column left out', 'code,name,latitude\n', '1 longitude nothing: must be one of the columns in the header row'],
  ['a column twice', edited(TABLE, 'name', 'name,name'), '1 name "name": must appear only once among the columns'],
  [
    'spaces in the header',
    edited(TABLE, 'code,name', 'code, name'),
    '1 "code, name,latitude,longitude": must have no spaces around the names of the columns',
  ],
  ['empty columns', TABLE.replaceAll('\n', ',,\n'), `1 "code,name,latitude,longitude,,": must have a name in each column: ${BEHIND}`],
  [
    'empty cells',
    edited(TABLE, /4.9\n|6.1\n/g, '4.9,,\n'),
    `2 "empty cells at the end": must have 4 columns, but has 6: ${BEHIND}; also on line 3`,
  ],
  ['empty rows', TABLE + ',,,\n'.repeat(30), '4 ",,,": must not be an empty row: delete it; also on lines 5, 6, 7, 8, 9 and 24 more'],
  ['a mark that is never closed', edited(TABLE, 'city"', 'city'), `3 "LU,\\"Luxembourg, city,49.6,6.1": ${OPEN}`],
  ['a mark that is never opened', edited(TABLE, '"Lux', 'Lux'), `3 "LU,Luxembourg, city\\",49.6,6.1": ${STRAY}`],
  [
    'a comma without marks',
    edited(TABLE, '"Luxembourg, city"', 'Luxembourg, city'),
    `3 "LU,Luxembourg, city,49.6,6.1": must have 4 columns, but has 5: ${COMMA}`,
  ],
  ['a value left out', edited(TABLE, '52.4,', ''), '2 "NL,Netherlands,4.9": must have 4 columns, but has 3'],
  [
    'a line break in a cell',
    edited(TABLE, ', city', '\ncity'),
    '3 name "Luxembourg\\ncity": must not contain U+000A, a line break: write the value on one line',
  ],
  [
    'a soft hyphen',
    edited(TABLE, 'Nether', 'Nether\u00ad'),
    '2 "NL,Nether\\u00adlands,52.4,4.9": must not contain U+00AD, an invisible character: delete it',
  ],
  [
    'old line ends',
    TABLE.replaceAll('\n', '\r'),
    '1 "code,name,latitude,longitude\\rNL,Netherlands,52.4,4.9\\rLU,\\"Luxembourg,": must not contain U+000D, a line end of an old Macintosh: save the file again with those of Windows or Unix',
  ],
  ['UTF-16', Buffer.from(`\ufeff${TABLE}`, 'utf16le'), `1 ${HEADER}: must be UTF-8 but is UTF-16: ${UTF8}`],
  [
    'Windows-1252',
    Buffer.from(edited(TABLE, 'Nether', 'Nêther'), 'latin1'),
    `2 "NL,Nêtherlands,52.4,4.9": must be UTF-8 but is probably Windows-1252: ${UTF8}`,
  ],
])('a table: %s', (_what, source, ...messages) => {
  expect(messagesOf('countries', 'countries.csv', source)).toEqual(messages.map((message) => `countries.csv:${message}`));
});

const CONFLICT = 'must not contain conflict markers from version control';
const TWICE = 'begin each record of a list with a hyphen and a space (- )';
const SWALLOWED =
  'must begin in the same column as the keys of its record, because it is now part of the text above; if it is text, begin the line with another word';

test.each<[from: string, to: string, ...messages: string[]]>([
  ['  name: Apex', '\tname: Apex', '3 "\\tname: Apex Trade": must not contain U+0009, a tab: use spaces'],
  [
    'Calls at night.',
    'Says it is #1.',
    '15 "reason: Says it is #1.": must be in quotation marks if " #" is part of the text; put a comment on a line of its own',
  ],
  ...["phones: ['+44']", 'clones: FCA-1998-LU-001', '- id: next'].map((line): [string, string, string] => [
    'back.',
    `back.\n    ${line}`,
    `10 "${line}": ${SWALLOWED}`,
  ]),
  ['- id: brimstone', '  id: brimstone', `10 "id: brimstone": must not give the key id twice: ${TWICE}`],
  ['aliases: [Brim, Stone]', 'aliases: []\n  aliases: []', `14 "aliases: []": must not give the key aliases twice: ${TWICE}`],
  ['>-', '|-', `7 reason "Pays nobody\\nback.": ${LINE_BREAK}`],
  ['  websites: []', '  website: []', '14 website []: is not a known key: websites is missing'],
  ["'Brimstone Club'", '', '12 name nothing: must be text'],
  [WARNINGS, '', '1 nothing: must be a list of records; write [] for an empty list'],
  [WARNINGS, 'text\n', '1 "text": must be a list of records'],
  ['- id: brimstone', '- text\n- id: brimstone', '10 "text": must be a record of keys and values'],
  ['[AMT]', '&a [AMT]', '4 "aliases: &a [AMT]": must not use anchors: put a text that begins with & in quotation marks'],
  ['[AMT]', '[*a]', '4 "aliases: [*a]": must not use aliases: put a text that begins with * in quotation marks'],
  [WARNINGS, `%YAML 1.1\n---\n${WARNINGS}`, '1 "%YAML 1.1": must not use directives: remove the lines that begin with %'],
  ...['<<<<<<< HEAD', '||||||| 8b30a44', '=======', '>>>>>>> main'].map((marker): [string, string, string] => [
    '- id: brim',
    `${marker}\n- id: brim`,
    `10 "${marker}": ${CONFLICT}: keep what is right of both texts, and delete the markers`,
  ]),
])('a YAML file with %j replaced by %j', (from, to, ...messages) => {
  expect(messagesOf('warnedFirms', 'warned-firms.yaml', edited(WARNINGS, from, to))).toEqual(
    messages.map((message) => `warned-firms.yaml:${message}`),
  );
});

test('a history in which two people have recorded', () => {
  expect(messagesOf('history', 'history.csv', 'day,kind\n=======\n')).toEqual([
    `history.csv:2 "=======": ${CONFLICT}: take the file of the main branch, and run npm run record again`,
  ]);
});

/** What YAML does not allow. The parser says why, and the line is one that an editor can correct. */
test.each<[from: string, to: string, line: number]>([
  ["'Brimstone Club'", "'Brimstone's Club'", 12],
  ["'Brimstone Club'", "'Brimstone Club", 12],
  ['Calls at night.', 'Its promise: gold.', 15],
  ['name: Apex', 'name:Apex', 3],
  ['  added: 2025-02-03', ' added: 2025-02-03', 11],
  ['[Brim, Stone]', '[Brim, Stone', 13],
  ['>-\n    Pays', '>- Pays', 7],
  ['- id: brimstone', '---\n- id: brimstone', 10],
])('a YAML file with %j replaced by %j cannot be read', (from, to, line) => {
  expect(messagesOf('warnedFirms', 'warned-firms.yaml', edited(WARNINGS, from, to))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^warned-firms\\.yaml:${line} ".+": cannot be read \\(.+\\): put a text in single quotation marks, with '' for an apostrophe in it; begin each record with a hyphen and a space, and each key in the column of the key above it$`,
      ),
    ),
  ]);
});

describe('a folder', () => {
  const broken = copyContent();
  afterAll(() => broken.remove());
  const without = (changes: Record<string, Change>) => broken.withChanges(changes, () => checkCatalogues(broken.folder).map(formatProblem));

  test('without the English texts says nothing of the other languages', () => {
    expect(without({ 'locales/en/messages.po': null })).toEqual(['locales/en/messages.po: must exist: it has the English texts']);
  });

  test('may not be a file', () => {
    rmSync(join(broken.folder, 'guidance'), { recursive: true });
    writeFileSync(join(broken.folder, 'guidance'), 'x');
    expect(together(problemsOf(broken.folder)).map(formatProblem)).toEqual(['guidance "a file": must be a folder']);
    rmSync(join(broken.folder, 'locales'), { recursive: true });
    writeFileSync(join(broken.folder, 'locales'), 'x');
    expect(without({})).toEqual(['locales "a file": must be a folder']);
  });

  test('that is not a content folder has one message', () => {
    const rule = 'must be a content folder, with site.yaml, firms.csv and the others (docs/content-guide.md): correct CONTENT_DIR';
    expect(problemsOf('/nowhere').map(formatProblem)).toEqual([`/nowhere "no folder": ${rule}`]);
    expect(problemsOf('/usr').map(formatProblem)).toEqual([`/usr "a folder": ${rule}`]);
  });
});
