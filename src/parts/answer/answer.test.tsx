import type { ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { VERDICTS, createCheck, type Answer, type VerdictName } from '@frontier/check';
import { answerOf, candidate, firmMatch, itemOf, resemblance, warningMatch } from '../../../tests/support/sample-answers.ts';
import { content } from '../../../tests/support/content.ts';
import { register } from '#src/register/firms.ts';
import { idOf, warnings } from '#src/register/warned-firms.ts';
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

/** What the page says of an answer, as text. */
function say(answer: Answer, text: string): string {
  return textIn(render(<ShownAnswer answered={{ text, answer }} />));
}

function textIn(markup: string): string {
  return markup
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<\/(?:p|h\d|li|dt|dd|div)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const name = (text: string, rest: Parameters<typeof itemOf>[1]) =>
  itemOf({ kind: 'name', name: text }, { canonical: text, ranges: [[0, text.length]], ...rest });
const site = (host: string, rest: Parameters<typeof itemOf>[1]) =>
  itemOf({ kind: 'site', host }, { canonical: host, ranges: [[0, host.length]], ...rest });

/** For each verdict an answer, its word, and the sentence of the content that it begins with: the one for a kind of item, or `meaning`. */
const EXAMPLES = {
  warned: [
    site('apex.example', { state: 'warned', facts: { warnings: [warningMatch({ field: 'website', value: 'https://apex.example' })] } }),
    'Warning issued',
    'site',
  ],
  clone: [
    itemOf({ kind: 'email', mailbox: 'x', host: 'evil.test' }, { canonical: 'x@evil.test', state: 'notOnRecord', ranges: [[0, 11]] }),
    'The pattern of a clone',
    'email',
  ],
  imitatesUs: [
    site('frontier.test', {
      state: 'notOnRecord',
      facts: { resembles: [resemblance({ list: 'ours', name: 'Frontier Conduct Authority' })] },
    }),
    'Imitates the Authority',
    'site',
  ],
  notOnRecord: [
    itemOf({ kind: 'phone', digits: '1' }, { canonical: '+1', state: 'notOnRecord', ranges: [[0, 2]] }),
    'Not on record',
    'phone',
  ],
  both: [name('A Bank', { state: 'both', facts: { firms: [firmMatch()], warnings: [warningMatch()] } }), 'Possible clone', 'meaning'],
  likeWarned: [
    name('apex', {
      state: 'maybe',
      facts: { candidates: [candidate({ list: 'warnings', name: 'Apex Trade', isLikely: true })], totals: { firms: 0, warnings: 1 } },
    }),
    'There may be a warning about this name',
    'meaning',
  ],
  noSuchLicence: [
    itemOf({ kind: 'licence', number: 'X' }, { canonical: 'FCA-2020-AE-911', state: 'noSuchLicence', ranges: [[0, 15]] }),
    'No firm has this licence number',
    'meaning',
  ],
  otherLicence: [
    itemOf({ kind: 'licence', number: 'X' }, { canonical: 'FCA-2020-AE-911', state: 'otherLicence', ranges: [[0, 15]] }),
    'Licence number of another firm',
    'meaning',
  ],
  regulated: [name('A Bank', { state: 'onRecord', facts: { firms: [firmMatch()] } }), 'Regulated', 'name'],
  limited: [
    itemOf({ kind: 'licence', number: 'X' }, { canonical: 'X', state: 'onRecord', facts: { firms: [firmMatch({ field: 'licence' })] } }),
    'Regulated, with limits',
    'licence',
  ],
  ended: [name('A Bank', { state: 'onRecord', facts: { firms: [firmMatch()] } }), 'No longer regulated', 'name'],
  onRecord: [
    site('a.example', { state: 'onRecord', facts: { firms: [firmMatch({ field: 'website', value: 'https://a.example', how: 'host' })] } }),
    'On record',
    'site',
  ],
  ours: [
    itemOf(
      { kind: 'email', mailbox: 'support', host: 'frontier-conduct.example' },
      { canonical: 'support@frontier-conduct.example', state: 'ours', facts: { isOurs: true } },
    ),
    'Belongs to the Authority',
    'email',
  ],
  choose: [
    name('Bank', { state: 'maybe', facts: { candidates: [candidate()], totals: { firms: 1, warnings: 0 } } }),
    'Which firm do you mean?',
    'name',
  ],
  unknown: [site('good.example', { state: 'unknown' }), 'Not in either list', 'site'],
  nothing: [
    itemOf({ kind: 'account' }, { canonical: 'DE', state: 'uncheckable', ranges: [[0, 2]] }),
    'Nothing here that we can check',
    'account',
  ],
} as const satisfies Record<VerdictName, readonly [item: ReturnType<typeof itemOf>, word: string, sentence: string]>;

const NAMES = Object.keys(EXAMPLES).filter((verdict): verdict is VerdictName => verdict in content.check.verdicts);
const { verdicts } = content.check;

describe('each verdict', () => {
  test.for(NAMES)('%s has its word, and a sentence about the kind of item that decided (CHECK-11)', (verdict) => {
    const [item, word, sentence] = EXAMPLES[verdict];
    const said = say(answerOf(verdict, item), item.canonical);
    expect(said).toContain(`${word}\n`);
    const first = sentence === 'meaning' ? verdicts[verdict].meaning : verdicts[verdict].of?.[sentence];
    if (first === undefined) throw new Error(`check.yaml has no sentence ${sentence} for ${verdict}`);
    expect(said).toContain(first);
    // Of all first sentences, those about other kinds and other verdicts are not said.
    const others = NAMES.flatMap((other) => [verdicts[other].meaning, ...Object.values(verdicts[other].of ?? {})]);
    const lines = said.split('\n');
    const heard = others.filter((other) => other !== undefined && lines.some((line) => line.startsWith(other)));
    expect(heard).toHaveLength(1);
    for (const step of verdicts[verdict].todo.slice(0, verdict === 'unknown' ? 0 : undefined)) expect(said).toContain(step);
  });

  test.for(NAMES)('%s offers a report and the advice after a payment exactly if the table says so', (verdict) => {
    const [item] = EXAMPLES[verdict];
    const answered = { text: item.canonical, answer: answerOf(verdict, item) };
    const shown = render(<ShownAnswer answered={answered} />);
    const { report, paid } = VERDICTS[verdict];
    expect(shown.includes('Report it to us')).toBe(report);
    expect(shown.includes('Already paid?')).toBe(paid !== 'none');
    expect(/<details(?![^>]* open)/.test(shown)).toBe(paid === 'closed');
  });

  test('has another announcement than the others', () => {
    expect(new Set(NAMES.map((verdict) => EXAMPLES[verdict][1])).size).toBe(NAMES.length);
  });

  test('without an item says what it means in general', () => {
    const answer: Answer = { ...answerOf('nothing'), decidedBy: undefined };
    expect(say(answer, 'Hi Mum, this is my new number')).toContain('Your text contains no name of a firm');
  });
});

describe('an answer', () => {
  test('repeats the text of the visitor, cut after two hundred characters, and shows the item that decided', () => {
    const text = `See apex.example ${'now '.repeat(99)}`;
    const item = itemOf({ kind: 'site', host: 'apex.example' }, { canonical: 'apex.example', ranges: [[4, 16]], state: 'warned' });
    const said = say(answerOf('warned', item), text);
    expect(said).toContain(`${text.slice(0, 200)} …`);
    expect(said).toContain('\napex[.]example\n');
  });

  test('shows an address as it was read if the text shows another one', () => {
    const item = itemOf(
      { kind: 'site', host: 'evil.test', pretends: 'a-bank.example' },
      { canonical: 'evil.test', ranges: [[0, 33]], state: 'notOnRecord' },
    );
    expect(say(answerOf('notOnRecord', item), 'https://a-bank.example@evil.test/')).toContain(
      'The link shows a-bank.example, but it leads to evil[.]test.',
    );
  });

  test('that names a firm among other words says that the firm is in the register', () => {
    const item = itemOf(
      { kind: 'name', name: 'A Bank' },
      { canonical: 'A Bank', ranges: [[3, 9]], state: 'onRecord', facts: { firms: [firmMatch()] } },
    );
    const said = say(answerOf('choose', item), 'is A Bank regulated');
    expect(said).toContain('In the register\n');
    expect(said).toContain('Our register has a firm of this name');
    expect(said).not.toContain('not exactly the name');
  });

  test('has the list as a scale, with a long tick for what it is about (CHECK-12)', () => {
    const [warning] = EXAMPLES.warned;
    expect(say(answerOf('warned', warning), warning.canonical)).toContain(
      `Warnings by day of issue: ${content.warnedFirms.length}. The long tick is this one.`,
    );
    const several = site('apex.example', { state: 'warned', facts: { warnings: [warningMatch(), warningMatch({ warning: 1 })] } });
    const shown = render(<ShownAnswer answered={{ text: 'apex.example', answer: answerOf('warned', several) }} />);
    expect(textIn(shown)).toContain('The long ticks are these.');
    expect(shown.match(/<path class="[^"]*found[^"]*"/g)).toHaveLength(2);
    const [firm] = EXAMPLES.regulated;
    expect(say(answerOf('regulated', firm), firm.canonical)).toContain(`Firms in order of registration: ${content.firms.length}.`);
    const [clone] = EXAMPLES.clone;
    expect(say(answerOf('clone', clone), clone.canonical)).not.toContain('tick');
  });

  test('counts nothing if there is one record', () => {
    const [item] = EXAMPLES.warned;
    const said = say(answerOf('warned', item), item.canonical);
    expect(said).toContain('The warning\n');
    expect(said).not.toMatch(/\b0 /);
  });

  test('does not say that only parts of a website are in a warning if the website is', () => {
    const below = { listedBelow: [{ warning: 0, name: 'Apex Trade', value: 'https://apex.example/a' }] };
    const listed = site('apex.example', { state: 'warned', facts: { ...below, warnings: [warningMatch({ field: 'website' })] } });
    expect(say(answerOf('warned', listed), 'apex.example')).not.toContain('about parts of this website');
    const free = site('apex.example', { state: 'unknown', facts: below });
    expect(say(answerOf('unknown', free), 'apex.example')).toContain('We have issued warnings about parts of this website');
  });

  test('gives the numbers of characters only if they look the same', () => {
    const similar = (how: 'word' | 'confusable', typed: string) =>
      say(
        answerOf('notOnRecord', site('xn--a.example', { state: 'notOnRecord', facts: { resembles: [resemblance({ how, typed })] } })),
        typed,
      );
    expect(similar('confusable', 'а-bank.example')).toMatch(/U\+[^]*Punycode[^]*xn--a\.example/);
    expect(similar('word', 'a-bank-login.example')).not.toMatch(/U\+|Punycode|Different characters/);
  });

  test('takes the name of a firm without contact points in an address for no resemblance', () => {
    const item = site('adyen.example', {
      state: 'unknown',
      facts: { resembles: [resemblance({ field: 'name', how: 'same', name: 'Adyen N.V.' })] },
    });
    const said = say(answerOf('unknown', item), 'adyen.example');
    expect(said).toContain('The address contains the name of Adyen N.V.');
    expect(said).not.toContain('Similar to');
  });
});

describe('a text that says that money is lost (CHECK-14)', () => {
  const { check } = createCheck({ firms: [...content.firms], warnings: [...content.warnedFirms] });

  test('and nothing else is answered with the steps after a payment', () => {
    const said = say(check('How do I get my money back?'), 'How do I get my money back?');
    expect(said).toContain('Have you lost money?\n');
    expect(said).not.toContain('This name');
    expect(said.indexOf('Call your bank')).toBeLessThan(said.indexOf('What to do\n', said.indexOf('What to do\n') + 1));
    expect(render(<ShownAnswer answered={{ text: 'x', answer: check('How do I get my money back?') }} />)).not.toContain('<details');
  });

  test('and names a warned firm is answered with the warning, and with the steps', () => {
    const said = say(check('I lost money with Apex Meridian Trade'), 'I lost money with Apex Meridian Trade');
    expect(said).toContain('Warning issued\n');
    expect(said).toContain('Call your bank');
  });
});

describe('an answer about our own lists', () => {
  /** The lists in the order of the pages, which show a record by its position. */
  const { check } = createCheck({
    firms: register.first.map((listed) => ({ ...listed, ...content.firms.find(({ licenseId }) => licenseId === listed.licenseId) })),
    warnings: warnings.first.map((listed) => ({ ...listed, clones: content.warnedFirms.find(({ id }) => id === idOf(listed))?.clones })),
  });
  const open = (text: string) => load(render(<ShownAnswer answered={{ text, answer: check(text) }} />));
  /** The text of each element that a selector finds, with a space between its parts. */
  const texts = (text: string, selector: string) => {
    const $ = open(text);
    return $(selector)
      .toArray()
      .map((element) =>
        $(element)
          .find('*')
          .addBack()
          .contents()
          .toArray()
          .flatMap((node) => ('data' in node ? [node.data] : []))
          .join(' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      );
  };
  const said = (text: string) => open(text)('section').first().text();
  const headings = (text: string) => texts(text, 'h2');
  const links = (text: string) =>
    open(text)('a')
      .toArray()
      .map(({ attribs }) => attribs['href'] ?? '');
  /** The items of a message. */
  const items = (text: string) => texts(text, '[aria-label="Your text"] + ul > li');

  test.for(['Adyen', 'FCA-2017-NL-004', 'ten-x signals', 'Aarefels Bank AG', 'a', 'good.example', '+442079460128', 'Hello'])(
    'has the word and the sentences of its verdict, and names the verdict for programs: %s',
    (text) => {
      const { verdict } = check(text);
      expect(headings(text)[0]).toBe(EXAMPLES[verdict][1]);
      expect(open(text)('section').first().attr('data-verdict')).toBe(verdict);
    },
  );

  test('a warned firm has its reason, the alias that matched, and its sites as text; it leads to the warning and to a report', () => {
    const text = 'ten-x signals';
    expect(texts(text, 'article h3')).toEqual(['10x Signal Room']);
    expect(said(text)).toContain('Matches its alias Ten-X Signals');
    expect(said(text)).toContain('Sells monthly access to a chat group');
    expect(said(text)).toContain('hxxps://10x-signal-room[.]example');
    expect(links(text).filter((address) => address.includes('10x-signal-room.example'))).toEqual([]);
    expect(links(text)).toContain('/warnings#10x-signal-room');
    expect(links(text)).toContain('/contact?about=ten-x+signals#report-a-scam');
  });

  test('the warning comes first, then the record, then the advice (CHECK-3)', () => {
    expect(headings('Aarefels Bank AG')).toEqual(['Possible clone', 'The warning', 'The record', 'What to do', 'Already paid?']);
  });

  test('the steps after a payment come with the most urgent first, and with how soon each must be taken', () => {
    expect(texts('ten-x signals', '#already-paid li > p:first-child')).toEqual([
      'Call your bank Now, within the hour',
      'Change your passwords Within the hour',
      'Go to the police The same day',
      'Do not pay anyone who offers to get your money back In the weeks that follow',
    ]);
  });

  test('a clone names the genuine firm', () => {
    expect(said('Aarefels Bank Online')).toContain('Imitates a regulated firm. The genuine firm is Aarefels Bank AG');
    expect(links('Aarefels Bank Online')).toContain('/regulated-companies?firm=FCA-2015-CH-020');
  });

  test('a name in another legal form is on record under the full name', () => {
    expect(said('adyen')).toContain('On record as Adyen N.V., with a different legal form or punctuation.');
  });

  test('a name and an address in neither list have different sentences', () => {
    expect(said('Zzyx Capital')).toContain('This name is neither in the register nor among the warnings. Treat it as high risk.');
    const address = said('https://nothing-here.example');
    expect(address).toContain('This web address is neither on the record of a firm nor in a warning.');
    expect(address).toContain('Not every firm has given us its contact points');
  });

  test('part of a name gives the firms that have it, ten at a time', () => {
    const records = (text: string) => links(text).filter((address) => address.startsWith('/regulated-companies?firm='));
    expect(said('a')).toContain('Show 10 more');
    expect(records('a')).toHaveLength(10);
    expect(headings('Zuiderkade Bk')).toContain('Regulated firms 1');
    expect(records('Zuiderkade Bk')).toEqual(['/regulated-companies?firm=FCA-1998-NL-004']);
  });

  test('part of the name of a warned firm shows the warning, also in a sentence (CHECK-6)', () => {
    for (const text of ['apex meridian', 'i got a call from apex meridian they say i must pay tax to get my money out']) {
      expect(headings(text)[0]).toBe('There may be a warning about this name');
      expect(links(text)).toContain('/warnings#apex-meridian-trade');
    }
  });

  // A browser test cannot put half a character into a field.
  test.for(['\ud83d', '\udc00abc', 'Adyen \ud83d', '\udc00 https://adyan.example'])('no half of a character throws: %j', (text) => {
    expect(headings(text)[0]).toBeTruthy();
  });

  describe('a contact point on record', () => {
    const known = content.firms.find(
      ({ websites = [], emailDomains = [], phones = [] }) => websites.length * emailDomains.length * phones.length > 0,
    );
    const { name: firm = '', websites: [website = ''] = [], emailDomains: [domain = ''] = [], phones: [phone = ''] = [] } = known ?? {};

    test.for([
      [`${website}/login?from=mail`, 'This web address', `The website on our record for this firm: ${website}`],
      [`desk@${domain}`, 'This email address', domain],
      [
        phone.replace(/^(\+\d{2,3})(\d{3})/, '$1 $2 '),
        'This telephone number',
        `The telephone number on our record for this firm: ${phone}`,
      ],
    ] as const)('names the firm and the contact point: %s', ([text, subject, point]) => {
      expect(headings(text)[0]).toBe('On record');
      expect(said(text)).toContain(`${subject} is on our record for the firm below.`);
      expect(said(text)).toContain(point);
      expect(texts(text, 'article h3')).toEqual([firm]);
    });
  });

  describe('a look-alike', () => {
    /** The marked parts beside the line that names the record. */
    const marks = (text: string, record: string) => {
      const $ = open(text);
      return $('dl')
        .filter((_, element) => $(element).parent().text().includes(`Similar to ${record}`))
        .find('mark')
        .toArray()
        .map((mark) => $(mark).text());
    };
    const differing = (text: string) => texts(text, 'dl dd + dd');

    test('that differs in one letter has the difference marked and named', () => {
      expect(marks('adyan.example', 'Adyen N.V., a regulated firm')).toEqual(['a', 'e']);
      expect(differing('adyan.example')).toEqual(['Different characters: a', 'Different characters: e']);
      expect(said('adyan.example')).not.toContain('U+00');
      expect(marks('aarefels-0nline.example', 'Aarefels Bank Online (clone), a firm we warn about')).toEqual(['0', 'o']);
    });

    test('with a letter of another script is exposed: the number of the character, and the address in Punycode', () => {
      expect(differing('https://\u0430dyen.example')[0]).toBe('Different characters: \u0430 (U+0430)');
      expect(texts('https://\u0430dyen.example', 'dd')).toContain('xn--dyen-43d.example');
      expect(headings('\u0430dyen')[0]).toBe('Not in either list');
      expect(marks('\u0430dyen', 'Adyen N.V., a regulated firm')[0]).toBe('\u0430');
    });
  });

  describe('a message (CHECK-8)', () => {
    const {
      name: firm = '',
      licenseId = '',
      websites: [website = ''] = [],
    } = content.firms.find(({ websites = [] }) => websites.length > 0) ?? {};

    test('with a false address has the pattern of a clone: each item is marked and answered', () => {
      const text = `From: "${firm}" <service@secure-mail.test>\nTo: anna@mail.test\nSubject: Your account\n\n${firm} (licence ${licenseId}) has blocked your account. Confirm within 24 hours at https://verify-id.test/login or see ${website}`;
      expect(headings(text).slice(0, 2)).toEqual(['The pattern of a clone', 'Found in your text 6']);
      expect(items(text)).toEqual([
        `1 ${firm} In the register`,
        '2 service@secure-mail[.]test Not on record',
        expect.stringMatching(/^3 anna@mail\[\.\]test .*The recipient\. It does not affect the answer\.$/),
        `4 ${licenseId} In the register ${firm}`,
        '5 verify-id[.]test/login Not on record',
        expect.stringMatching(new RegExp(`^6 .* On record For ${firm}$`)),
      ]);
      expect(open(text)('[aria-label="Your text"] mark')).toHaveLength(7);
    });

    test('says of each address what it says of the address alone, and what that resembles', () => {
      expect(items('login.aarefels-online.example, hxxps://10x-signal-room[.]example, x@adyan.example and good.example')).toEqual([
        '1 login[.]aarefels-online[.]example Warning issued Aarefels Bank Online (clone)',
        '2 10x-signal-room[.]example Warning issued 10x Signal Room',
        '3 x@adyan[.]example Not in either list Similar to Adyen N.V.',
        '4 good[.]example Not in either list',
      ]);
    });

    test('leads to the answers without the mailbox and the query, which identify who received it (CHECK-5)', () => {
      const text = 'Dear client, open https://one.example/pay?email=anna@mail.example or write to anna.smith@two.example now';
      expect(links(text).filter((address) => address.startsWith('/check'))).toEqual(['/check?q=one.example%2Fpay', '/check?q=two.example']);
    });

    test('with more than fifty items shows fifty of them, with those in a warning first', () => {
      const many = Array.from({ length: 119 }, (_, index) => `https://shop-${index}.example`);
      const text = [...many, 'https://10x-signal-room.example'].join(' ');
      expect(items(text)).toHaveLength(50);
      expect(items(text)[0]).toBe('120 10x-signal-room[.]example Warning issued 10x Signal Room');
      expect(said(text)).toContain('Show all 120');
    });
  });
});
