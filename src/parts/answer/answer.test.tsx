import type { ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { load } from 'cheerio';
import { describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { VERDICTS, createCheck, type Answer, type VerdictName } from '@frontier/check';
import { sortByName } from '#build/content/modules/register.ts';
import { sortNewestFirst } from '#build/content/modules/warned-firm-parts.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { firmDetails } from '#src/register/firm-details.ts';
import { ALL_DETAILS, ALL_RECORDS, recordsWith } from '../../../tests/support/all-records.ts';
import { FIRM } from '../../../tests/support/sound-records.ts';
import { answerOf, firmMatch, itemOf, resemblance, warningMatch } from '../../../tests/support/sample-answers.ts';
import { content } from '../../../tests/support/content.ts';
import { ourLists } from '../../../packages/check/corpus/our-content.ts';
import { Answer as ShownAnswer } from './answer.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
/** As if the full records were loaded. */
const at = vi.spyOn(firmDetails, 'at').mockImplementation((position) => ALL_DETAILS[position]);
const render = (node: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Router ssrPath="/check" ssrSearch="">
        {node}
      </Router>
    </I18nProvider>,
  );

/** What the page shows for an answer. */
function show(answer: Answer, text: string, records = ALL_RECORDS) {
  const $ = load(render(<ShownAnswer answered={{ text, answer, records }} />));
  /** The text of each element that a selector finds, with a space between its parts. */
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) =>
        load(($(element).html() ?? '').replaceAll('<', ' <'))
          .text()
          .replaceAll(/\s+/g, ' ')
          .trim(),
      );
  return {
    $,
    texts,
    /** The name of the verdict, for programs. */
    verdict: $('section[aria-label="Answer"]').attr('data-verdict'),
    word: texts('h2')[0],
    /** What was asked, as the page repeats it. */
    asked: texts('p:contains("You typed") + p, p:contains("Your text") + p')[0],
    /** The sentences below the word. */
    sentences: texts('h2:first p, h2:first ~ p'),
    /** The first sentence of each step is its heading. */
    steps: texts('h3:contains("What to do now") + ul > li').map((step) => step.replace(/ Report it to us$/, '')),
    /** The headings of the parts below the panel. */
    parts: texts('h2').slice(1),
    /** The rows of the table of what was sent: the kind, what was sent, what is on record, and the answer. */
    rows: $('tbody tr')
      .toArray()
      .map((_, nth) => texts(`tbody tr:eq(${nth}) > *`)),
    /** The steps after a payment. */
    links: Object.fromEntries(
      $('a')
        .toArray()
        .map((link) => [$(link).text(), link.attribs['href'] ?? '']),
    ),
    /** The shape of the mark. */
    mark: $('[data-verdict] svg').eq(1).find('path').first().attr('d'),
    text: $('body').text(),
  };
}

const site = (host: string, rest: Parameters<typeof itemOf>[1]) =>
  itemOf({ kind: 'site', host }, { canonical: host, ranges: [[0, host.length]], ...rest });
const BANK = itemOf(
  { kind: 'name', name: 'A Bank' },
  { canonical: 'A Bank', ranges: [[0, 6]], state: 'onRecord', facts: { firms: [firmMatch()] } },
);

describe('another name of a firm (HISTORY-18)', () => {
  const { check } = createCheck({
    firms: [...ALL_RECORDS.firms.values()],
    warnings: [...ALL_RECORDS.warnings.values()],
  });
  const firmsWith = [...ALL_RECORDS.firms.values()].flatMap((firm) => (firm.otherNames ?? []).map((other) => ({ firm, other })));

  test.for([
    ['a trading name', firmsWith.find(({ other }) => other.until === undefined)],
    ['a former name', firmsWith.find(({ other }) => other.until !== undefined)],
  ] as const)('%s is explained in the answer', ([, found]) => {
    if (!found) throw new Error('This test needs a firm with such a name');
    const {
      firm,
      other: { name: asked, until },
    } = found;
    const shown = show(check(asked), asked);
    expect(shown.sentences).toContain(
      until === undefined ? `A trading name of ${firm.name}` : `This firm has been called ${firm.name} since ${formatDay(until)}.`,
    );
    expect(shown.text).toContain(until === undefined ? `Trading name: ${asked}` : `Former name, until ${formatDay(until)}: ${asked}`);
  });

  test('a name that a warning no longer gives leads to the warning, which says until when it gave it (HISTORY-19)', () => {
    const warning = [...ALL_RECORDS.warnings.values()].find(({ formerNames }) => formerNames);
    const [former] = warning?.formerNames ?? [];
    if (!former?.until) throw new Error('This test needs a warning with a former name');
    const shown = show(check(former.name), former.name);
    expect([shown.verdict, shown.texts('article h3')]).toEqual(['likeWarned', [warning?.name]]);
    expect(shown.text).toContain(`Former name, until ${formatDay(former.until)}: ${former.name}`);
  });
});

const KINDS = ['name', 'site', 'email', 'phone', 'licence', 'account', 'handle', 'code'] as const;
const { verdicts } = content.check;
const NAMES = Object.keys(verdicts).filter((verdict): verdict is VerdictName => verdict in VERDICTS);
/** What the page shows for a verdict that an item of this kind has decided. */
const showVerdict = (verdict: VerdictName, kind: (typeof KINDS)[number] = 'name') =>
  show(answerOf(verdict, itemOf({ kind }, { canonical: 'x', ranges: [[0, 1]] })), 'x');

describe('each verdict', () => {
  /** Of all first sentences, those about other kinds and other verdicts are not said. */
  const first = new Set(NAMES.flatMap((verdict) => [verdicts[verdict].meaning, ...Object.values(verdicts[verdict].of ?? {})]));

  test.for(NAMES)('%s has its word, a sentence about the kind of item that decided, and what to do (CHECK-11)', (verdict) => {
    const { meaning, of, todo, todoOfContact = todo } = verdicts[verdict];
    for (const kind of KINDS) {
      const shown = showVerdict(verdict, kind);
      expect([shown.verdict, shown.word]).toEqual([verdict, verdicts[verdict].word]);
      expect(shown.sentences.filter((sentence) => first.has(sentence))).toEqual([of?.[kind] ?? meaning]);
      expect(shown.steps).toEqual(kind === 'name' ? todo : todoOfContact);
    }
    expect(show(answerOf(verdict), 'x').sentences).toContain(meaning);
  });

  test.for(NAMES)('%s offers a report if the table says so, and asks what happened unless it is calm (CHECK-14)', (verdict) => {
    const shown = showVerdict(verdict);
    expect('Report it to us' in shown.links).toBe(VERDICTS[verdict].report);
    const steps = Object.values(shown.links).filter((address) => address.startsWith('/warnings#'));
    expect(steps).toEqual(VERDICTS[verdict].tone === 'calm' ? [] : content.whatHappened.map(({ id }) => `/warnings#${id}`));
  });

  test('has the green mark only if it is calm', () => {
    const calm = NAMES.filter((verdict) => VERDICTS[verdict].tone === 'calm');
    const marks = new Set(calm.map((verdict) => showVerdict(verdict).mark));
    expect(NAMES.filter((verdict) => marks.has(showVerdict(verdict).mark))).toEqual(calm);
  });
});

describe('an answer', () => {
  test('repeats the text of the visitor, cut at a word after two hundred characters, and shows the item that decided', () => {
    const text = `See apex.example ${'now '.repeat(99)}`;
    const item = itemOf({ kind: 'site', host: 'apex.example' }, { canonical: 'apex.example', ranges: [[4, 16]], state: 'warned' });
    const shown = show({ ...answerOf('warned', item), form: 'message' }, text);
    expect(shown.asked).toBe(`${text.slice(0, 196)} …`);
    expect(shown.sentences[0]).toBe('apex[.]example');
  });

  test('repeats a number or a user name as it was typed', () => {
    const item = itemOf({ kind: 'handle' }, { canonical: 'adyen', ranges: [[1, 6]], state: 'uncheckable' });
    expect(show(answerOf('nothing', item), '@adyen').asked).toBe('@adyen');
  });

  test('shows an address as it was read if the text shows another one', () => {
    const item = itemOf(
      { kind: 'site', host: 'evil.test', pretends: 'a-bank.example' },
      { canonical: 'evil.test', ranges: [[0, 33]], state: 'notOnRecord' },
    );
    const shown = show(answerOf('notOnRecord', item), 'https://a-bank.example@evil.test/');
    expect(shown.text).toContain('The text shows a-bank.example, but the address is evil[.]test.');
  });

  test('says if a part of the text was not read', () => {
    const answer = { ...answerOf('recorded', BANK), form: 'message', isCut: true } as const;
    const shown = show(answer, 'A Bank');
    expect(shown.text).toContain('Only the first 100,000 characters were checked.');
  });

  test('does not say that only parts of a website are in a warning if the website is', () => {
    const below = { listedBelow: [{ warning: 0, name: 'Apex Trade', value: 'https://apex.example/a' }] };
    const listed = site('apex.example', { state: 'warned', facts: { ...below, warnings: [warningMatch({ field: 'website' })] } });
    expect(show(answerOf('warned', listed), 'apex.example').text).not.toContain('about parts of this website');
    const free = site('apex.example', { state: 'unknown', facts: below });
    expect(show(answerOf('unknown', free), 'apex.example').text).toContain('We have issued warnings about parts of this website');
  });

  test('shows up to three records that an address resembles, each with the reason', () => {
    const resembles = [
      resemblance({ position: 0, how: 'letter' }),
      resemblance({ position: 1, how: 'word' }),
      resemblance({ position: 2, list: 'warnings', how: 'path' }),
      resemblance({ position: 3 }),
    ];
    const shown = show(answerOf('unknown', site('a-bonk.example', { facts: { resembles } })), 'a-bonk.example');
    expect(shown.parts).toEqual(['What it resembles']);
    expect(shown.rows).toHaveLength(3);
    for (const [nth, how] of (['letter', 'word', 'path'] as const).entries())
      expect(shown.rows[nth]?.[2]).toContain(content.check.resembles[how]);
    expect(shown.rows.map(([, , recorded]) => /Regulated firm|Firm we warn about/.exec(recorded ?? '')?.[0])).toEqual([
      'Regulated firm',
      'Regulated firm',
      'Firm we warn about',
    ]);
  });
});

describe('an answer about our own lists', () => {
  // In the order of the data files, because the answer has positions.
  const { check } = createCheck({ ...ourLists(), firms: sortByName(content.firms), warnings: sortNewestFirst(content.warnedFirms) });
  const ask = (text: string) => show(check(text), text);

  test('a warned firm has its reason, the alias that matched, and its sites as text; it leads to the warning and to a report', () => {
    const { texts, text, links } = ask('ten-x signals');
    expect(texts('article h3')).toEqual(['10x Signal Room']);
    expect(text).toContain('Ten-X Signals');
    expect(text).toContain('Sells monthly access to a chat group');
    expect(text).toContain('hxxps://10x-signal-room[.]example');
    expect(Object.values(links).filter((address) => address.includes('10x-signal-room.example'))).toEqual([]);
    expect(links['10x Signal Room']).toBe('/warnings#10x-signal-room');
    expect(links['Report it to us']).toBe('/contact?about=ten-x+signals#report-a-scam');
  });

  test('until its full record is there, a firm is named with its number and leads to it', () => {
    at.mockReturnValueOnce(undefined);
    const shown = ask('adyen');
    expect([shown.word, ...shown.texts('article h3')]).toEqual(['Regulated', 'Adyen N.V.']);
    expect(shown.text).toContain('FCA-2017-NL-004');
    expect(shown.links['Adyen N.V.']).toBe('/regulated-companies?firm=FCA-2017-NL-004');
    expect(shown.text).not.toContain('Headquarters');
  });

  test('what to do comes first, then the warning, then the record (CHECK-15)', () => {
    expect(ask('Aarefels Bank AG').texts('h2, h3')).toEqual([
      'Possible clone',
      'What to do now',
      'What happened?',
      'The warning',
      'Aarefels Bank Online (clone)',
      'The record',
      'Aarefels Bank AG',
    ]);
  });

  test('a text that only names us says whose name it is, and leads to the steps about people who use it', () => {
    const link = 'What to do if someone claims to be from the Authority';
    for (const text of ['A man from the FCA called me', 'who is the FCA?', 'FCA']) {
      const shown = ask(text);
      expect(shown.text, text).toMatch(/the name of the Authority.*We never ask the public for money/);
      expect(shown.links[link], text).toBe('/warnings#in-our-name');
    }
    expect(ask('who is the FCA?').text).toContain(verdicts.nothing.of?.warned);
    expect(ask('The FCA called me').word).toBe('Anyone can use our name');
    expect(ask('How do I complain about my broker?').links).not.toHaveProperty(link);
  });

  test('an answer about who speaks in our name does not say that our name or their number looks like ours', () => {
    expect(ask('FCA compliance unit: we hold your money. Send the cash to PO Box 4471, Nicosia.').sentences).toContain(
      verdicts.imitatesUs.of?.ours,
    );
    const { sentences, rows } = ask('Officer Reed of the Frontier Conduct Authority will release your money. Call him: 020 7183 8750');
    expect(sentences).toContain(verdicts.imitatesUs.of?.phone);
    const wordOfRow = (wanted: string) => rows.find(([, sent]) => sent === wanted)?.[3];
    expect(wordOfRow('Frontier Conduct Authority')).toBe(verdicts.ours.word);
    expect(wordOfRow('020 7183 8750')).toBe(verdicts.imitatesUs.word);
  });

  test('a choice from several names is about all of them (CHECK-18)', () => {
    const { sentences, rows, text } = ask('Adyen, Northwold Bank');
    expect(sentences).toContain(verdicts.choose.of?.names);
    expect(rows.map(([, sent]) => sent)).toEqual(['Adyen', 'Northwold Bank']);
    expect(text).not.toContain(verdicts.choose.of?.name);
  });

  test('a name in letters that look like others says so, beside the firm', () => {
    const shown = ask('Аdyen N.V.');
    expect(shown.sentences).toContain(verdicts.unknown.of?.near);
    expect(shown.rows[0]?.[2]).toContain('Regulated firm: Adyen N.V.');
  });

  test('the item that led to an alarm has its word, and no other', () => {
    for (const [text, verdict] of [
      ['apexmeridian-trad.example', 'likeWarned'],
      ['Apex Meridan Trade called me about shares', 'likeWarned'],
      ['I was called by Kestrelmoor Re Ltd yesterday about a bond', 'both'],
    ] as const) {
      const shown = ask(text);
      expect(shown.verdict, text).toBe(verdict);
      expect(shown.rows[0]?.[3], text).toBe(verdicts[verdict].word);
    }
  });

  test('the warnings that a message is about are below it, with their reasons, and before the firms', () => {
    const shown = ask('Adyen, Aarefels Bank AG, 10x Signal Room');
    expect(shown.parts).toEqual(['Your text, item by item', expect.stringMatching(/^Firms we warn about/), 'Firms in the register 2']);
    expect(shown.text).toContain('Sells monthly access to a chat group');
  });

  test('a choice from nothing but a warning has the sentences and the steps about warnings', () => {
    const shown = ask('Zephyr');
    expect([shown.verdict, shown.word]).toEqual(['choose', 'Do you mean Zephyr Grid Energy Bonds?']);
    expect(shown.sentences).toContain(verdicts.likeWarned.meaning);
    expect(shown.steps).toEqual(verdicts.likeWarned.todo);
    expect(shown.text).not.toContain(verdicts.choose.more);
    expect(shown.$('.onward').attr('viewBox')).toBe(ask('Sarvonik').$('.onward').attr('viewBox'));
    expect(shown.texts('h2, h3')).toEqual([shown.word, 'What to do now', 'What happened?', 'The warning', 'Zephyr Grid Energy Bonds']);
    expect(shown.links['Report it to us']).toBe('/contact?about=Zephyr#report-a-scam');
    expect(ask('Zuiderkade').sentences).toContain(verdicts.choose.of?.name);
    expect(ask('Zephyr or Sarvonik').links['Report it to us']).toBe('/contact?about=Zephyr%2C+Sarvonik#report-a-scam');
  });

  test('the name of a firm with more words is in neither list, and the firm is beside it', () => {
    const shown = ask('Adyen Refund Desk');
    expect([shown.verdict, shown.word]).toEqual(['choose', verdicts.unknown.word]);
    expect(shown.sentences).toContain(verdicts.choose.of?.longer);
    expect(shown.texts('article h3')).toEqual(['Adyen N.V.']);
  });

  test.for(['نورثولد', 'هل شركة نورثولد مرخصة؟', '诺斯沃德银行'])('a name without Latin letters is not denied: %s', (text) => {
    const { word, sentences } = ask(text);
    expect(word).toBe('Not found in these letters');
    expect(sentences.join(' ')).toContain('Names in the register are in Latin letters.');
  });

  test('a name in neither list, and a short text without one, may be meant for the site search (CHECK-20)', () => {
    const offer = 'Not the name of a firm? Search this site for it';
    expect(ask('Zzyx Capital').links[offer]).toBe('/search?q=Zzyx+Capital');
    const errand = ask('how do I complain');
    expect([errand.links[offer], errand.links['Report a scam']]).toEqual(['/search?q=how+do+I+complain', '/contact#report-a-scam']);
    for (const text of ['https://nothing-here.example', 'GB33 BUKB 2020 1555 5555 55', `I have a question. ${'Thank you. '.repeat(20)}`])
      expect(offer in ask(text).links, text).toBe(false);
  });

  test('a firm has the same terms as in the directory: one with limits, and one without a licence', () => {
    const terms = (text: string) => ask(text).texts('article dt').slice(0, 2);
    expect(terms('Adyen')).toEqual(['Approved Activities', 'Jurisdictional Permissions']);
    expect(terms('FCA-2005-RO-002')).toEqual(['Licensed for', 'Licensed in']);
    expect(terms('Troodora Trading Ltd')).toEqual(['Was licensed for', 'Was licensed in']);
  });

  // A browser test cannot put half a character into a field.
  test.for(['\ud83d', '\udc00abc', 'Adyen \ud83d', '\udc00 https://adyan.example'])('no half of a character throws: %j', (text) => {
    expect(ask(text).word).toBeTruthy();
  });

  const {
    name: firm = '',
    licenseId = '',
    websites: [website = ''] = [],
    emailDomains: [domain = ''] = [],
  } = content.firms.find(
    ({ websites = [], emailDomains = [], phones = [] }) => websites.length * emailDomains.length * phones.length > 0,
  ) ?? {};

  test('about several firms has a row for each, which says if its licence has limits or has ended (CHECK-8)', () => {
    const firms = (['Active', 'Merged', 'Under Review'] as const).map((status, nth) => ({
      ...FIRM,
      name: ['Alder Bank Ltd', 'Cedar Trust plc', 'Sorrel Markets SAS'][nth] ?? '',
      licenseId: `FCA-2025-NL-80${nth}`,
      status,
    }));
    const text = firms.map(({ name }) => name).join(', ');
    const shown = show(createCheck({ firms, warnings: [] }).check(text), text, recordsWith(firms));
    expect(shown.texts('tbody td:last-child')).toEqual(['In our records', 'No longer regulated', 'Regulated, with limits']);
  });

  test('about a contact point of several firms lists them all, also in a message that names one of them (DATA-7)', () => {
    const group = ['Alder Asset Management GmbH', 'Alder Exchange GmbH'].map((groupName, nth) => ({
      ...FIRM,
      name: groupName,
      licenseId: `FCA-2025-NL-90${nth}`,
      websites: ['https://www.alder.example'],
      contactsConfirmed: '2026-01-02',
    }));
    const askGroup = (text: string) => show(createCheck({ firms: group, warnings: [] }).check(text), text, recordsWith(group));
    const names = group.map(({ name }) => name);
    const listed = askGroup('www.alder.example/login');
    expect(listed.sentences).toContain(verdicts.onRecord.of?.several);
    expect(listed.parts).toEqual(['Firms in the register 2']);
    expect(listed.texts('article h3')).toEqual(names);
    expect(listed.text).not.toContain('the firm below');

    const { rows } = askGroup(`${names[1]} asks you to log in at alder.example`);
    expect(rows.find(([kind]) => kind === 'Website')?.slice(2)).toEqual([
      `www.alder.example ${names[0]} www.alder.example ${names[1]}`,
      'In our records',
    ]);
  });

  describe('a look-alike', () => {
    /** The parts of a row that differ from the record. */
    const marks = (text: string) => ask(text).texts('tbody tr:last mark');

    test('that differs in one letter has the difference marked, beside the record', () => {
      const { rows, text } = ask('adyan.example');
      expect(rows).toEqual([['Website', 'ady a n.example', expect.stringMatching(/Regulated firm: Adyen N\.V\./), 'Not in either list']]);
      expect(marks('adyan.example')).toEqual(['a', 'e']);
      expect(text).not.toContain('U+00');
      expect(ask('aarefels-0nline.example').rows.at(-1)?.[2]).toContain('Firm we warn about: Aarefels Bank Online (clone)');
      expect(marks('aarefels-0nline.example')).toEqual(['0', 'o']);
    });
  });

  describe('a message (CHECK-8)', () => {
    const host = website.replace('https://', '');
    const CLONE = `From: "${firm}" <service@secure-mail.test>\nTo: anna@mail.test\n\n${firm} (licence ${licenseId}) has blocked your account. We sold SAP.DE. Log in at https://verify-id.test/login, pay to DE89370400440532013000 or see ${website}`;
    test('has a row for each item, with what is on record for the firm; what may be something else comes last', () => {
      const { $, rows, parts, texts } = ask(CLONE);
      expect(parts[0]).toBe('Your text, item by item');
      const columns = texts('thead th');
      expect(columns).toEqual(['Kind', 'In your text', 'In our lists', 'Answer']);
      // On a telephone, only what the lists have is under the name of its column. The kind of item and the answer say it themselves.
      expect([
        ...new Set(
          $('td')
            .toArray()
            .map(({ attribs }) => attribs['data-label']),
        ),
      ]).toEqual([undefined, 'In our lists']);
      expect(rows).toEqual([
        ['Name', firm, firm, 'In our records'],
        ['Email', 'service@secure-mail[.]test', `@${domain}`, 'Not on record'],
        ['Email', 'anna@mail[.]test', `@${domain}`, expect.stringContaining('It does not affect the answer.')],
        ['Licence number', licenseId, `${licenseId} ${firm}`, 'In our records'],
        ['Website', 'verify-id[.]test/login', host, 'Not on record'],
        ['Account, card or wallet', 'DE89370400440532013000', 'Our lists do not cover these', 'Cannot be checked'],
        ['Website', expect.stringContaining('[.]'), `${host} ${firm}`, 'In our records'],
        ['Website', 'sap[.]de', host, 'Cannot be checked'],
      ]);
    });

    test('leads to the answer about each address, without a mailbox in the address of the page (CHECK-5)', () => {
      const { links } = ask('Dear client, open https://one.example/pay?to=7 or write to anna.smith@two.example now');
      expect(Object.values(links).filter((address) => address.startsWith('/check'))).toEqual([
        '/check?q=one.example%2Fpay%3Fto%3D7',
        '/check',
      ]);
    });
  });
});
