import type { ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { VERDICTS, createCheck, type Answer, type Item, type VerdictName } from '@frontier/check';
import { sortByName } from '#build/content/register.ts';
import type { Firm } from '#build/content/schemas/records.ts';
import { sortNewestFirst } from '#build/content/warned-firms.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { ALL_RECORDS, recordsWith } from '../../../tests/support/all-records.ts';
import { FIRM } from '../../../tests/support/records.ts';
import { answerOf, candidate, firmMatch, itemOf, resemblance, warningMatch } from '../../../tests/support/sample-answers.ts';
import { content } from '../../../tests/support/content.ts';
import { Answer as ShownAnswer } from './answer.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
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
  const paid = $('details').filter((_, details) => $(details).children('summary').text() === 'I have already paid');
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
    steps: texts('h3:contains("What to do now") + ul > li'),
    /** The headings of the parts below the band. */
    parts: texts('h2').slice(1),
    /** The rows of the table of what was sent: the kind, what was sent, what is on record, and the answer. */
    rows: $('tbody tr')
      .toArray()
      .map((_, nth) => texts(`tbody tr:eq(${nth}) > *`)),
    /** The steps after a payment. */
    paid: paid.length === 0 ? 'none' : paid.is('[open]') ? 'open' : 'closed',
    links: Object.fromEntries(
      $('a')
        .toArray()
        .map((link) => [$(link).text(), link.attribs['href'] ?? '']),
    ),
    /** The shape of the mark. */
    mark: $('svg path').first().attr('d'),
    text: $('body').text(),
  };
}

const name = (text: string, rest: Parameters<typeof itemOf>[1]) =>
  itemOf({ kind: 'name', name: text }, { canonical: text, ranges: [[0, text.length]], ...rest });
const site = (host: string, rest: Parameters<typeof itemOf>[1]) =>
  itemOf({ kind: 'site', host }, { canonical: host, ranges: [[0, host.length]], ...rest });
const licence = (rest: Parameters<typeof itemOf>[1]) =>
  itemOf({ kind: 'licence', number: 'X' }, { canonical: 'FCA-2020-AE-911', ranges: [[0, 15]], ...rest });
const BANK = name('A Bank', { state: 'onRecord', facts: { firms: [firmMatch()] } });

describe('another name of a firm (HISTORY-18)', () => {
  const { check } = createCheck({
    firms: [...ALL_RECORDS.firms.values()],
    warnings: [...ALL_RECORDS.warnings.values()],
  });
  const firmsWith = [...ALL_RECORDS.firms.values()].flatMap((firm) => (firm.otherNames ?? []).map((other) => ({ firm, other })));

  test.for(firmsWith.map(({ firm, other }) => [other.name, firm, other.until] as const))(
    '%s is explained in the answer',
    ([asked, firm, until]) => {
      const shown = show(check(asked), asked);
      expect(shown.verdict).toBe('regulated');
      expect(shown.sentences).toContain(
        until === undefined ? `A trading name of ${firm.name}` : `Now called ${firm.name} , since ${formatDay(until)}.`,
      );
      expect(shown.text).toContain(until === undefined ? `Trading name: ${asked}` : `Former name, until ${formatDay(until)}: ${asked}`);
    },
  );

  test('a name that a warning no longer gives leads to the warning, which says until when it gave it (HISTORY-19)', () => {
    const warning = [...ALL_RECORDS.warnings.values()].find(({ formerNames }) => formerNames);
    const [former] = warning?.formerNames ?? [];
    if (!former?.until) throw new Error('This test needs a warning with a former name');
    const shown = show(check(former.name), former.name);
    expect([shown.verdict, shown.texts('article h3')]).toEqual(['likeWarned', [warning?.name]]);
    expect(shown.text).toContain(`Former name, until ${formatDay(former.until)}: ${former.name}`);
  });
});

/**
 * For each verdict the items of an answer, of which the first decides, its word, and the sentence of the content that it begins with: the
 * one for a kind of item, or `meaning`.
 */
const EXAMPLES = {
  warned: [
    [site('apex.example', { state: 'warned', facts: { warnings: [warningMatch({ field: 'website', value: 'https://apex.example' })] } })],
    'Warning issued',
    'site',
  ],
  imitatesUs: [
    [
      site('frontier.test', {
        state: 'notOnRecord',
        facts: { resembles: [resemblance({ list: 'ours', name: 'Frontier Conduct Authority' })] },
      }),
    ],
    'Imitates the Authority',
    'site',
  ],
  notOnRecord: [
    [itemOf({ kind: 'phone', digits: '1' }, { canonical: '+1', state: 'notOnRecord', ranges: [[0, 2]] })],
    'Not on record',
    'phone',
  ],
  both: [[name('A Bank', { state: 'both', facts: { firms: [firmMatch()], warnings: [warningMatch()] } })], 'Possible clone', 'meaning'],
  likeWarned: [
    [
      name('apex', {
        state: 'maybe',
        facts: { candidates: [candidate({ list: 'warnings', name: 'Apex Trade', isLikely: true })], totals: { firms: 0, warnings: 1 } },
      }),
    ],
    'There may be a warning about this name',
    'meaning',
  ],
  noSuchLicence: [[licence({ state: 'noSuchLicence' })], 'No firm has this licence number', 'meaning'],
  otherLicence: [[licence({ state: 'otherLicence' }), BANK], 'Licence number of another firm', 'meaning'],
  partly: [
    [itemOf({ kind: 'handle' }, { canonical: '@a_bank', state: 'uncheckable', ranges: [[0, 7]] }), BANK],
    'Not everything here is on record',
    'handle',
  ],
  ended: [[BANK], 'No longer regulated', 'name'],
  limited: [[licence({ state: 'onRecord', facts: { firms: [firmMatch({ field: 'licence' })] } })], 'Regulated, with limits', 'licence'],
  regulated: [[BANK], 'Regulated', 'name'],
  onRecord: [
    [
      site('a.example', {
        state: 'onRecord',
        facts: { firms: [firmMatch({ field: 'website', value: 'https://a.example', how: 'host' })] },
      }),
    ],
    'On record',
    'site',
  ],
  ours: [
    [
      itemOf(
        { kind: 'email', mailbox: 'support', host: 'frontier-conduct.example' },
        { canonical: 'support@frontier-conduct.example', state: 'ours', facts: { isOurs: true } },
      ),
    ],
    'Belongs to the Authority',
    'email',
  ],
  recorded: [[BANK, licence({ state: 'onRecord' })], 'On record, but anyone can copy it', 'name'],
  choose: [
    [name('Bank', { state: 'maybe', facts: { candidates: [candidate()], totals: { firms: 1, warnings: 0 } } })],
    'Which firm do you mean?',
    'name',
  ],
  unknown: [[site('good.example', { state: 'unknown' })], 'Not in either list', 'site'],
  nothing: [
    [itemOf({ kind: 'account' }, { canonical: 'DE', state: 'uncheckable', ranges: [[0, 2]] })],
    'Nothing here that we can check',
    'account',
  ],
} as const satisfies Record<VerdictName, readonly [items: readonly [Item, ...Item[]], word: string, sentence: string]>;

const NAMES = Object.keys(EXAMPLES).filter((verdict): verdict is VerdictName => verdict in content.check.verdicts);
const { verdicts, advice } = content.check;
const showExample = (verdict: VerdictName) => {
  const [items] = EXAMPLES[verdict];
  return show(answerOf(verdict, ...items), items[0].canonical);
};

describe('each verdict', () => {
  test.for(NAMES)('%s has its word, and a sentence about the kind of item that decided (CHECK-11)', (verdict) => {
    const [, word, sentence] = EXAMPLES[verdict];
    const shown = showExample(verdict);
    expect(shown.verdict).toBe(verdict);
    expect(shown.word).toBe(word);
    const first = sentence === 'meaning' ? verdicts[verdict].meaning : verdicts[verdict].of?.[sentence];
    expect(first).toBeDefined();
    // Of all first sentences, those about other kinds and other verdicts are not said.
    const all = new Set(NAMES.flatMap((other) => [verdicts[other].meaning, ...Object.values(verdicts[other].of ?? {})]));
    expect(shown.sentences.filter((said) => all.has(said))).toEqual([first]);
  });

  test.for(NAMES)('%s says what to do, and offers a report and the steps after a payment exactly if the table says so', (verdict) => {
    const shown = showExample(verdict);
    const { report, paid } = VERDICTS[verdict];
    const { todo, todoOfContact = todo } = verdicts[verdict];
    expect(shown.steps).toEqual(EXAMPLES[verdict][0][0].kind === 'name' ? todo : todoOfContact);
    expect('Report it to us' in shown.links).toBe(report);
    expect(shown.paid).toBe(paid ? 'closed' : 'none');
  });

  test('has the green mark, or our sign, only if it is calm', () => {
    const calm = NAMES.filter((verdict) => VERDICTS[verdict].tone === 'calm');
    const marks = new Set(calm.map((verdict) => showExample(verdict).mark));
    expect(NAMES.filter((verdict) => marks.has(showExample(verdict).mark))).toEqual(calm);
  });

  test('has another word than the others', () => {
    expect(new Set(NAMES.map((verdict) => EXAMPLES[verdict][1])).size).toBe(NAMES.length);
  });

  test('without an item says what it means in general', () => {
    expect(show(answerOf('nothing'), 'Hi Mum, this is my new number').sentences).toContain(verdicts.nothing.meaning);
  });
});

describe('a question about what happened (CHECK-14)', () => {
  test.for(Object.keys(advice).filter((kind): kind is keyof typeof advice => kind in advice))(
    'is answered with the word and the steps of its advice, and leads to the site search: %s',
    (kind) => {
      const text = 'what now';
      const shown = show({ ...answerOf('nothing'), form: 'message', advice: kind }, text);
      expect(shown.word).toBe(advice[kind].word);
      expect(shown.sentences).toContain(advice[kind].meaning);
      expect(shown.sentences).not.toContain(verdicts.nothing.meaning);
      expect(shown.steps).toEqual(advice[kind].todo);
      expect(shown.links['Search this site for it']).toBe('/search?q=what+now');
    },
  );

  const { check } = createCheck({ firms: [...content.firms], warnings: [...content.warnedFirms] });

  test('has the steps after a payment open if money is lost, above what to do, and offers a report', () => {
    const text = 'I paid a trader and my money is gone';
    const shown = show(check(text), text);
    expect(shown.word).toBe(advice.paid.word);
    expect(shown.paid).toBe('open');
    expect(shown.text.indexOf('I have already paid')).toBeLessThan(shown.text.indexOf('What to do now'));
    expect('Report it to us' in shown.links).toBe(true);
  });

  test('that names a warned firm is answered with the warning, and with the steps after a payment open', () => {
    const text = 'I lost money with Apex Meridian Trade';
    const shown = show(check(text), text);
    expect(shown).toMatchObject({ word: 'Warning issued', paid: 'open', steps: verdicts.warned.todo });
  });
});

describe('an answer', () => {
  test('repeats the text of the visitor, cut after two hundred characters, and shows the item that decided', () => {
    const text = `See apex.example ${'now '.repeat(99)}`;
    const item = itemOf({ kind: 'site', host: 'apex.example' }, { canonical: 'apex.example', ranges: [[4, 16]], state: 'warned' });
    const shown = show({ ...answerOf('warned', item), form: 'message' }, text);
    expect(shown.asked).toBe(`${text.slice(0, 200)} …`);
    expect(shown.sentences[0]).toBe('apex[.]example');
  });

  test('to a message counts what it read in it instead of repeating it', () => {
    expect(showExample('recorded').asked).toBe('A text with 2 items');
  });

  test('shows an address as it was read if the text shows another one', () => {
    const item = itemOf(
      { kind: 'site', host: 'evil.test', pretends: 'a-bank.example' },
      { canonical: 'evil.test', ranges: [[0, 33]], state: 'notOnRecord' },
    );
    const shown = show(answerOf('notOnRecord', item), 'https://a-bank.example@evil.test/');
    expect(shown.text).toContain('The link shows a-bank.example, but it leads to evil[.]test.');
  });

  test('says if a part of the text was not read', () => {
    const answer = { ...answerOf('partly', BANK), decidedBy: undefined, form: 'message', isCut: true } as const;
    const shown = show(answer, 'A Bank');
    expect(shown.sentences[0]).toBe(verdicts.partly.of?.cut);
    expect(shown.text).toContain('Only the first 100,000 characters were checked.');
  });

  test('counts nothing if there is one record', () => {
    const shown = showExample('warned');
    expect(shown.parts).toEqual(['The warning']);
    expect(shown.text).not.toMatch(/\b0 /);
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
      resemblance({ position: 2, list: 'warnings', how: 'part' }),
      resemblance({ position: 3 }),
    ];
    const shown = show(answerOf('unknown', site('a-bonk.example', { facts: { resembles } })), 'a-bonk.example');
    expect(shown.parts).toEqual(['What it resembles']);
    expect(shown.rows).toHaveLength(3);
    for (const [nth, how] of (['letter', 'word', 'part'] as const).entries())
      expect(shown.rows[nth]?.[2]).toContain(content.check.resembles[how]);
    expect(shown.rows.map(([, , recorded]) => /Regulated firm|Firm we warn about/.exec(recorded ?? '')?.[0])).toEqual([
      'Regulated firm',
      'Regulated firm',
      'Firm we warn about',
    ]);
  });

  test('gives the numbers of characters only if they look the same', () => {
    const similar = (how: 'word' | 'confusable', typed: string) =>
      show(
        answerOf('notOnRecord', site('xn--a.example', { state: 'notOnRecord', facts: { resembles: [resemblance({ how, typed })] } })),
        typed,
      );
    expect(similar('confusable', 'а-bank.example').text).toMatch(/U\+[^]*Punycode[^]*xn--a\.example/);
    expect(similar('word', 'a-bank-login.example').text).not.toMatch(/U\+|Punycode/);
  });

  test('takes the name of a firm without contact points in an address for no resemblance', () => {
    const namesake = resemblance({ field: 'name', how: 'same', name: 'Adyen N.V.' });
    const shown = show(answerOf('unknown', site('adyen.example', { state: 'unknown', facts: { resembles: [namesake] } })), 'adyen.example');
    expect(shown.text).toContain('The address contains the name of this firm, which has no contact points on our record.');
    expect(shown.text).not.toContain(content.check.resembles.same);
  });
});

describe('an answer about our own lists', () => {
  // In the order of the data files, because the answer has positions.
  const { check } = createCheck({ firms: sortByName(content.firms), warnings: sortNewestFirst(content.warnedFirms) });
  const ask = (text: string) => show(check(text), text);

  test('a warned firm has its reason, the alias that matched, and its sites as text; it leads to the warning and to a report', () => {
    const { texts, text, links } = ask('ten-x signals');
    expect(texts('article h3')).toEqual(['10x Signal Room']);
    expect(text).toContain('Matches its alias Ten-X Signals');
    expect(text).toContain('Sells monthly access to a chat group');
    expect(text).toContain('hxxps://10x-signal-room[.]example');
    expect(Object.values(links).filter((address) => address.includes('10x-signal-room.example'))).toEqual([]);
    expect(links['Open the warning']).toBe('/warnings#10x-signal-room');
    expect(links['Report it to us']).toBe('/contact?about=ten-x+signals#report-a-scam');
  });

  test('without its full record or its reason, a firm leads to them, and the answer is the same', () => {
    const [firms, warnings] = [new Map(ALL_RECORDS.firms), new Map(ALL_RECORDS.warnings)];
    for (const [row, firm] of firms) firms.set(row, { ...firm, details: undefined });
    for (const [row, firm] of warnings) warnings.set(row, { ...firm, reason: undefined });
    const [regulated, warned] = ['adyen', 'ten-x signals'].map((text) => show(check(text), text, { firms, warnings }));
    expect(regulated?.word).toBe('Regulated');
    expect(regulated?.text).toContain('The full record could not be loaded.');
    expect(regulated?.links['Open in the directory']).toBe('/regulated-companies?firm=FCA-2017-NL-004');
    expect(warned?.word).toBe('Warning issued');
    expect(warned?.text).toContain('The reason could not be loaded.');
    expect(warned?.links['Open the warning']).toBe('/warnings#10x-signal-room');
  });

  test('what to do comes first, then the warning, then the record (CHECK-15)', () => {
    expect(ask('Aarefels Bank AG').texts('h2, h3')).toEqual([
      'Possible clone',
      'What to do now',
      'The warning',
      'Aarefels Bank Online (clone)',
      'The record',
      'Aarefels Bank AG',
    ]);
  });

  test('a clone names the genuine firm', () => {
    const { text, links } = ask('Aarefels Bank Online');
    expect(text).toContain('Imitates a regulated firm. The genuine firm is Aarefels Bank AG');
    expect(links['Aarefels Bank AG']).toBe('/regulated-companies?firm=FCA-2015-CH-020');
  });

  test('the record of an email address says which ending is on record, also if it is that of a website', () => {
    const { text } = ask('info@northwold-bank.example');
    expect(text).toContain('Email addresses on our record for this firm end in @northwold-bank.example');
    expect(text).not.toContain('The website on our record');
  });

  test('a name without its legal form is on record under the full name', () => {
    expect(ask('adyen').text).toContain('On record as Adyen N.V.');
  });

  test('the advice about a name in neither list differs from that about an address, and only a name may be meant for the site search', () => {
    const [firm, address] = [ask('Zzyx Capital'), ask('https://nothing-here.example')];
    expect([firm.steps, address.steps]).toEqual([verdicts.unknown.todo, verdicts.unknown.todoOfContact]);
    const offer = 'Not the name of a firm? Search this site for it';
    expect(firm.links[offer]).toBe('/search?q=Zzyx+Capital');
    expect(offer in address.links).toBe(false);
  });

  test('the record of a regulated firm asks to compare its activities, and that of a firm without a licence does not', () => {
    const compare = 'Check that the service you were offered is listed here.';
    expect(ask('Adyen').text).toContain(compare);
    const ended = ask('Troodora Trading Ltd');
    expect(ended.word).toBe('No longer regulated');
    expect(ended.text).toContain('Was licensed for');
    expect(ended.text).not.toContain('Approved Activities');
    expect(ended.text).not.toContain(compare);
  });

  test('part of a name gives the firms that have it, ten at a time', () => {
    const records = (text: string) => ask(text).texts('h2:contains("Regulated firms") + div ul:first > li');
    expect(records('bank')).toHaveLength(10);
    expect(ask('bank').texts('button')).toContain('Show 10 more');
    expect(ask('Zuiderkade Bk').parts).toEqual(['Regulated firms 1']);
    expect(records('Zuiderkade Bk')).toEqual([expect.stringContaining('Zuiderkade Bank N.V. FCA-1998-NL-004')]);
  });

  test('part of the name of a warned firm shows the warning (CHECK-6)', () => {
    const { word, links } = ask('apex meridian');
    expect(word).toBe('There may be a warning about this name');
    expect(links['Open the warning']).toBe('/warnings#apex-meridian-trade');
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
    phones: [phone = ''] = [],
  } = content.firms.find(
    ({ websites = [], emailDomains = [], phones = [] }) => websites.length * emailDomains.length * phones.length > 0,
  ) ?? {};

  test.for([
    [`${website}/login?from=mail`, 'This web address is on our record for the firm below.'],
    // Anyone with a mailbox there has such an address.
    [
      `desk@${domain}`,
      'The part of this email address after the @ is on our record for the firm below. We cannot tell you whose mailbox it is.',
    ],
    [phone.replace(/^(\+\d{2,3})(\d{3})/, '$1 $2 '), 'This telephone number is on our record for the firm below.'],
  ] as const)('a contact point on record names the firm: %s', ([text, sentence]) => {
    const { word, sentences, texts } = ask(text);
    expect(word).toBe('On record');
    expect(sentences).toContain(sentence);
    expect(texts('article h3')).toEqual([firm]);
  });

  test('about several firms has a row for each with its status, and no single record beside them (CHECK-8)', () => {
    const firms = (['Active', 'Merged', 'Under Review'] as const).map((status, nth) => ({
      ...FIRM,
      name: ['Alder Bank Ltd', 'Cedar Trust plc', 'Sorrel Markets SAS'][nth] ?? '',
      licenseId: `FCA-2025-NL-80${nth}`,
      status,
    }));
    const text = firms.map((one) => one.name).join(', ');
    const shown = show(createCheck({ firms, warnings: [] }).check(text), text, recordsWith(firms));
    expect(shown.texts('th').at(2)).toBe('In our lists');
    expect(shown.texts('tbody td:last-child')).toEqual(['Active', 'Merged', 'Under Review']);
    expect(shown.text).not.toContain('Ask the firm itself');
  });

  describe('about a contact point of several firms (DATA-7)', () => {
    const GROUP = ['Alder Asset Management GmbH', 'Alder Exchange GmbH'];
    const contacts = {
      websites: ['https://www.alder.example'],
      emailDomains: ['alder.example'],
      phones: ['+442079460001'],
      contactsConfirmed: '2026-01-02',
    };
    const other = { name: 'Tamarisk Trust plc', licenseId: 'FCA-2025-NL-900', websites: ['https://tamarisk.example'] };
    const askGroup = (statuses: readonly Firm['status'][], text: string, changes: readonly Partial<Firm>[] = []) => {
      const group = statuses.map((status, nth) => ({
        ...FIRM,
        ...contacts,
        name: GROUP[nth] ?? '',
        licenseId: `FCA-2025-NL-90${nth + 1}`,
        status,
        ...changes[nth],
      }));
      const firms = [...group, { ...FIRM, ...contacts, ...other, emailDomains: [], phones: [] }];
      return show(createCheck({ firms, warnings: [] }).check(text), text, recordsWith(firms));
    };
    const POINTS = ['www.alder.example/login', 'pay.alder.example', 'desk@alder.example', '+44 20 7946 0001'];

    test.for(POINTS)('lists them all, and says that there are several: %s', (text) => {
      const shown = askGroup(['Active', 'Active'], text);
      expect(shown.word).toBe('On record');
      expect(shown.sentences).toContain(verdicts.onRecord.of?.several);
      expect(shown.parts).toEqual(['Regulated firms 2']);
      expect(shown.texts('article h3')).toEqual(GROUP);
      expect(shown.text).not.toContain('the firm below');
    });

    test.for(POINTS)('whose licences differ, asks which is meant: %s', (text) => {
      for (const statuses of [
        ['Active', 'Merged'],
        ['Restricted', 'Active'],
        ['Merged', 'Restricted'],
      ] as const) {
        const shown = askGroup(statuses, text);
        expect(shown.word).toBe('Which firm do you mean?');
        expect(shown.sentences).toContain(verdicts.choose.of?.several);
        expect(shown.steps).toEqual(verdicts.choose.todoOfContact);
        expect(shown.texts('article h3')).toEqual(GROUP);
      }
    });

    test.for([
      ['Restricted', 'Regulated, with limits', verdicts.limited.of?.site],
      ['Merged', 'No longer regulated', verdicts.ended.of?.site],
    ] as const)('that are all %s says so', ([status, word, sentence]) => {
      expect(askGroup([status, status], 'alder.example')).toMatchObject({ word, sentences: expect.arrayContaining([sentence]) });
    });

    test('in a message that names none of them, has the names of all beside it', () => {
      const { texts, rows } = askGroup(['Active', 'Active'], 'Dear client, log in at alder.example');
      expect(texts('thead th')[2]).toBe('In our lists');
      expect(rows).toEqual([['Website', 'alder[.]example', `www.alder.example ${GROUP[0]} www.alder.example ${GROUP[1]}`, 'Same']]);
      expect(texts('p:contains("Ask the firm itself:")')).toEqual([]);
    });

    test.for([`${GROUP[1]} asks you to log in at alder.example`, `Log in at alder.example. Regards, ${GROUP[1]}`])(
      'in a message that names one of them, is compared with the record of this firm: %s',
      (text) => {
        const { texts, rows } = askGroup(['Merged', 'Active'], text);
        expect(texts('thead th')[2]).toBe(`On record for ${GROUP[1]}`);
        expect(rows.find(([kind]) => kind === 'Website')?.slice(2)).toEqual(['www.alder.example', 'Same']);
        expect(texts('article h3').toSorted()).toEqual(GROUP);
      },
    );

    test('beside a contact point of another firm, is said to be on the records of others', () => {
      const { rows } = askGroup(['Active', 'Active'], 'Dear client, log in at tamarisk.example or alder.example');
      expect(rows[1]?.[2]).toBe(GROUP.map((one) => `www.alder.example On the record of another firm: ${one}`).join(' '));
    });

    test('that is the website of one and the email domain of the other, has the names of both beside a mailbox', () => {
      const changes = [{ websites: [] }, { emailDomains: [] }];
      const { rows } = askGroup(['Active', 'Active'], 'Dear client, write to desk@alder.example', changes);
      expect(rows[0]?.[2]).toBe(`@alder.example ${GROUP[0]} www.alder.example ${GROUP[1]}`);
    });

    test('in a message that names another firm, is said to be on the records of others', () => {
      const { word, rows } = askGroup(['Active', 'Active'], `${other.name} asks you to log in at alder.example`);
      expect(word).toBe('Not on record');
      const [, , recorded] = rows.find(([kind]) => kind === 'Website') ?? [];
      for (const one of GROUP) expect(recorded).toContain(`On the record of another firm: ${one}`);
    });
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

    test('with a letter of another script is exposed: the number of the character, and the address in Punycode', () => {
      const { text } = ask('https://\u0430dyen.example');
      expect(text).toContain('\u0430 (U+0430)');
      expect(text).toContain('In ASCII characters (Punycode): xn--dyen-43d.example');
      expect(marks('https://\u0430dyen.example')[0]).toBe('\u0430');
    });
  });

  describe('a message (CHECK-8)', () => {
    const host = website.replace('https://', '');
    const CLONE = `From: "${firm}" <service@secure-mail.test>\nTo: anna@mail.test\n\n${firm} (licence ${licenseId}) has blocked your account. We sold SAP.DE. Log in at https://verify-id.test/login, pay to DE89370400440532013000 or see ${website}`;
    const GENUINE = `${firm} (${licenseId}) writes to you. Your statement is at ${website}/statements`;

    test('of a clone is not on record, and says how clones work', () => {
      const { word, sentences } = ask(CLONE);
      expect(word).toBe('Not on record');
      expect(sentences).toContain(content.check.clone);
      const withoutLicence = ask(`${firm} has blocked your account. Log in at https://verify-id.test/login`);
      expect(withoutLicence.word).toBe('Not on record');
      expect(withoutLicence.sentences).not.toContain(content.check.clone);
    });

    test('with an address that we warn about does not say that the warned firm is on record for the firm that it names', () => {
      const { texts } = ask(`${firm} (${licenseId}) asks you to log in at https://login.aarefels-online.example`);
      expect(texts('thead th')[2]).toBe('In our lists');
    });

    test('has a row for each item, with what is on record for the firm; what may be something else comes last', () => {
      const { rows, parts, texts } = ask(CLONE);
      expect(parts[0]).toBe('What you were sent, and what is on record');
      expect(texts('thead th')).toEqual(['Kind', 'You were sent', `On record for ${firm}`, 'Answer']);
      expect(rows).toEqual([
        ['Name', firm, firm, 'Same'],
        ['Email', 'service@secure-mail[.]test', `@${domain}`, 'Not on record'],
        ['Email', 'anna@mail[.]test', `@${domain}`, expect.stringContaining('It does not affect the answer.')],
        ['Licence number', licenseId, licenseId, 'Same'],
        ['Website', 'verify-id[.]test/login', host, 'Not on record'],
        ['Account, card or wallet', 'DE89370400440532013000', 'Our lists do not cover these', 'Cannot be checked'],
        ['Website', expect.stringContaining('[.]'), host, 'Same'],
        ['Website', 'sap[.]de', host, 'Cannot be checked'],
      ]);
    });

    test('of a firm with contact points says with which of them to ask the firm', () => {
      const { texts } = ask(CLONE);
      const [instead] = texts('p:contains("Ask the firm itself:")');
      expect(instead).toContain(host);
      expect(instead).toContain(phone);
      expect(instead).toMatch(/Confirmed with the firm on .*\d{4}$/);
    });

    test('says of an email address on record which part of it is', () => {
      const row = ask(`${GENUINE}. Write to desk@${domain}`).rows.find(([kind]) => kind === 'Email');
      expect(row?.[1]).toBe(`desk@${domain.replaceAll('.', '[.]')}`);
      expect(row?.[2]).toBe(`@${domain}`);
      expect(row?.[3]).toBe('Same');
    });

    test('never has the green mark, even if everything in it is on record', () => {
      const calm = [ask('Adyen'), ask(website)];
      expect(calm.map(({ word }) => word)).toEqual(['Regulated', 'On record']);
      const sent = [
        GENUINE,
        `Hello, this is ${firm}. See ${website}`,
        `${website} desk@${domain} ${phone}`,
        `Dear client, call ${phone}`,
        CLONE,
      ].map(ask);
      expect(sent.filter(({ mark }) => calm.some((one) => one.mark === mark)).map(({ word }) => word)).toEqual([]);
      expect(sent[0]?.word).toBe('On record, but anyone can copy it');
    });

    test('says of each address what it says of the address alone, and what that resembles', () => {
      const { rows } = ask('login.aarefels-online.example, hxxps://10x-signal-room[.]example, x@adyan.example and good.example');
      expect(rows.map(([, , recorded, state]) => [recorded, state])).toEqual([
        ['Aarefels Bank Online (clone)', 'Warning issued'],
        ['10x Signal Room', 'Warning issued'],
        [expect.stringContaining('Regulated firm: Adyen N.V.'), 'Not in either list'],
        ['None on record', 'Not in either list'],
      ]);
    });

    test('leads to the answers without the mailbox and the query, which identify who received it (CHECK-5)', () => {
      const { links } = ask('Dear client, open https://one.example/pay?email=anna@mail.example or write to anna.smith@two.example now');
      expect(Object.values(links).filter((address) => address.startsWith('/check'))).toEqual([
        '/check?q=one.example%2Fpay',
        '/check?q=two.example',
      ]);
    });
  });
});
