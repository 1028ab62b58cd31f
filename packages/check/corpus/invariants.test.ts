import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isThorough, sampleOf } from '../../../tests/support/sample.ts';
import { MAX_TEXT_LENGTH, VERDICTS, type Answer, type ItemKind } from '../src/check.ts';
import { fold } from '../src/names/fold.ts';
import { isUsualWord } from '../src/names/usual-words.ts';
import { DISGUISES_OF } from './written-forms.ts';
import { explain, faultsOf, gravityOf, recordsIn } from './facts.ts';
import { LONG_TEXTS, LONG_TOKENS } from './long-texts.ts';
import { hostileSentences } from './measured/hostile.ts';
import { ourLists } from './our-content.ts';
import { check, NAMES, POINTS, SENTENCES, type RealItem } from './real-items.ts';

/*
 * Properties that hold for every text. `urls.test.ts` has property 7, about hosts.
 */

const { firms } = ourLists();

const SEED = 20_261;
const SETTINGS = { seed: SEED, numRuns: sampleOf(15_000, 15) };
const KINDS: Readonly<Record<RealItem['kind'], ItemKind>> = {
  host: 'site',
  email: 'email',
  phone: 'phone',
  licence: 'licence',
  name: 'name',
};

const anyItem = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...POINTS) }, { weight: 1, arbitrary: fc.constantFrom(...NAMES) });
const sentence = fc.constantFrom(...SENTENCES);

/** An item, and a form of it with the same meaning. */
const disguised = anyItem.chain((one) =>
  fc.constantFrom(...DISGUISES_OF[one.kind]).map(([name, change]) => ({ one, name, written: change(one.text) })),
);

/** The answers to single items, with which thousands of texts are compared. */
const answers = new Map<string, Answer>();
function checkAlone({ text }: RealItem): Answer {
  const answer = answers.get(text) ?? check(text);
  answers.set(text, answer);
  return answer;
}

/** The firms that an item is, names or belongs to. */
const firmsOf = (one: RealItem) => checkAlone(one).items.flatMap(({ facts }) => facts.firms.map(({ firm }) => firm));

/** The items of an answer that have the same records as the item has alone. */
function findSame(one: RealItem, answer: Answer) {
  const alone = checkAlone(one).items.find(({ kind }) => kind === KINDS[one.kind]);
  if (!alone) throw new Error(`${one.text} is not read as an item at all`);
  const wanted = recordsIn(alone);
  return { wanted, found: answer.items.filter((other) => recordsIn(other) === wanted) };
}

/** Text between items: what mail programs, markup and people write, and text that only looks like an item. */
const BETWEEN = [
  ' |\n|\n\n|. |, | and | y | 或 |，| و | <|> |"| (|) |/|:|://|\u200b|\u202e|\ud83d|\u0000|\nFrom: |\nTo: |\r\n> |=\r\n|&nbsp;|<a href="|</a>|<b>|[x](|tel:|+44 ',
  '(0)|www.|https://| IBAN GB82 WEST 1234 5698 7654 32 | 4111 1111 1111 1111 | https://facebook.com/apex | Telegram: apex_99 ',
  ' https://wa.me/442079460128 | SAP.DE | 1.2.3.4 | Ltd | dot |点|@',
  'To: <a@b.example>\n|Received: x.example\n|hxxp://|hxxps://|[.]|[::|%|.|-| |…|。|=\n|00|2017|０|٠|а|020 7946 0438|FCA-|xn--|se|adyen|example|northwold-bank.example',
].flatMap((line) => line.split('|'));
const piece = fc.oneof(
  { weight: 4, arbitrary: disguised.map(({ written }) => written) },
  { weight: 2, arbitrary: sentence.map((both) => both.join('')) },
  { weight: 4, arbitrary: fc.constantFrom(...BETWEEN) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);
const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 24 }).map((codes) => String.fromCharCode(...codes));
/** A random text that somebody may paste, or random characters. */
const anyText = fc.oneof(
  { weight: 5, arbitrary: fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')) },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.oneof(fc.constantFrom(...BETWEEN), fc.string({ maxLength: 4 })), { maxLength: 12 })
      .map((pieces) => pieces.join('')),
  },
  { weight: 1, arbitrary: units },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

test('whatever the text is, the answer agrees with its items', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const answer = check(text);
      expect(faultsOf(text, answer), explain(text, answer)).toEqual([]);
    }),
    { ...SETTINGS, numRuns: sampleOf(100_000, 50) },
  );
});

describe('2. Words around an item', () => {
  test('do not hide it and never make the answer less grave', () => {
    fc.assert(
      fc.property(disguised, sentence, ({ one, name, written }, [before, after]) => {
        const alone = checkAlone(one);
        // Usual words in small letters are in any text: "my golden carp".
        fc.pre(name !== 'in small letters' || !fold(one.text).split(' ').every(isUsualWord));
        // A warning about a clone of the firm counts only if the text names nothing but the firm.
        fc.pre(alone.verdict !== 'both');
        const text = before + written + after;
        const answer = check(text);
        const { found, wanted } = findSame(one, answer);
        expect(found.length, `${explain(text, answer)}\nwanted ${wanted}`).toBeGreaterThan(0);
        expect(gravityOf(answer), `${explain(text, answer)}\nalone ${alone.verdict}`).toBeGreaterThanOrEqual(gravityOf(alone));
      }),
      SETTINGS,
    );
  });

  test.for([
    ['FCA-1998-LU-001', 'Is FCA-1998-LU-001 genuine?'],
    ['Kestrelmoor Re Ltd', 'Is Kestrelmoor Re Ltd genuine?'],
    ['ivory gate 24', 'is ivory gate 24 genuine?'],
    ['wallet inspectorate', 'is wallet inspectorate genuine?'],
    ['tridentcoast dot example', 'my uncle uses tridentcoast dot example for trading'],
    ['0014165550183', '1. 0014165550183'],
  ] as const)('do not make the answer to %s less grave in %s', ([alone, among]) => {
    const [one, other] = [check(alone), check(among)];
    expect(gravityOf(other)).toBeGreaterThanOrEqual(gravityOf(one));
    expect(other.items.map(recordsIn)).toEqual(expect.arrayContaining(one.items.map(recordsIn)));
  });

  test.for([
    ['Me escribió FCA-2020-AE-911 y no sé.', 'FCA-2020-AE-911'],
    ['Je reçois des messages de 10x Signal Room. tous les jours.', '10x Signal Room'],
  ] as const)('are no part of the item in %s', ([text, item]) => {
    expect(check(text).items.map(({ canonical }) => canonical)).toEqual([item]);
  });
});

describe('3. The form of an item', () => {
  test('does not change its facts: other digits, widths, cases and punctuation, defanged, hidden', () => {
    fc.assert(
      fc.property(disguised, ({ one, written }) => {
        fc.pre(one.text !== 'FCA-1999-ZZ-998');
        const answer = check(written);
        const { found, wanted } = findSame(one, answer);
        expect(found.length, `${explain(written, answer)}\nwanted ${wanted}`).toBeGreaterThan(0);
      }),
      SETTINGS,
    );
  });

  test.for([
    ['FCA-2017-SI-991', 'FCA2017SI991'],
    ['apexmeridian-trade.example', '请打开apexmeridian-trade dot example谢谢'],
    ['www.northwold-bank.example', '请打开www . northwold-bank . example谢谢'],
    ['firsttundra.example', '：quote dot firsttundra dot example'],
  ] as const)('does not change the facts of %s in %s', ([one, other]) => {
    expect(check(other).items.map(recordsIn)).toEqual(check(one).items.map(recordsIn));
  });
});

/** Names of firms that no list has. */
const UNLISTED = ['Brightquay', 'Brightwater Ltd', 'Velmora Quantis', 'Golden Eagle Capital'];
/** Ways to reach or to pay somebody that are on no list, each in a sentence. */
const WAYS = hostileSentences(sampleOf(2_500), SEED, firms);

describe('4. The words of a question and the marks around one thing', () => {
  test('do not change the tone of the answer', () => {
    const things = [...[...POINTS, ...NAMES].map(({ text }) => text), ...UNLISTED, 'Frontier Conduct Authority'];
    fc.assert(
      fc.property(fc.constantFrom(...things), (thing) => {
        const forms = [thing, `"${thing}"`, thing.toLowerCase(), `${thing}?`, `is ${thing} safe?`];
        const found = forms.map((form) => ({ form, answer: check(form) }));
        const lines = found.map(({ form, answer }) => explain(form, answer)).join('\n');
        expect(new Set(found.map(({ answer }) => gravityOf(answer))).size, lines).toBe(1);
      }),
      SETTINGS,
    );
  });
});

describe('5. A calm answer', () => {
  test('is about one thing, so that no text of two items has one', () => {
    const gap = fc.constantFrom(...' |\n|, | or |; |" |\n\nContact: | 或者 | أو |. |,| . |·| NOW | MON-FRI | @ '.split('|'));
    const isNameWithLicence = (one: RealItem, other: RealItem) =>
      [one.kind, other.kind].toSorted().join(' ') === 'licence name' && firmsOf(one).some((firm) => firmsOf(other).includes(firm));
    fc.assert(
      fc.property(anyItem, anyItem, gap, sentence, (one, other, between, [before, after]) => {
        fc.pre(one.text !== other.text && !isNameWithLicence(one, other));
        const text = `${before}${one.text}${between}${other.text}${after}`;
        const answer = check(text);
        expect(VERDICTS[answer.verdict].tone, explain(text, answer)).not.toBe('calm');
      }),
      SETTINGS,
    );
  });

  test('is never given to a text of which only the beginning was read', () => {
    const known = POINTS.filter(({ list }) => list === 'firms' || list === 'ours');
    const oneOfEach = [...Map.groupBy(known, ({ kind, list }) => `${list} ${kind}`).values()].flatMap(([first]) => first ?? []);
    for (const { text } of oneOfEach) {
      const answer = check(`${text} ${'and so on '.repeat(MAX_TEXT_LENGTH / 10)}`);
      expect(VERDICTS[answer.verdict].tone, explain(text, answer)).not.toBe('calm');
    }
  });

  test.for([
    'Please log in at evil.test <www.northwold-bank.example>',
    'lumenfold.co.uk (www.northwold-bank.example)',
    'info@northwold-bank.example, desk@evil.test@desk',
    'nobody-knows-this.test . info@northwold-bank.example',
    'nobody-knows-this . test @ www.northwold-bank.example',
    '+44 20 7946 0999 . info@northwold-bank.example',
    '+44 20 7946 0999-info@northwold-bank.example',
  ])('is not given to %s', (text) => {
    expect(['onRecord', 'recorded']).not.toContain(check(text).verdict);
  });
});

describe('6. Any way to reach or to pay somebody that is on no list', () => {
  const gap = fc.constantFrom(' ', '\n', '. ', ', ', ': ', '，', '؛ ', ' – ');
  const way = fc.constantFrom(...WAYS);

  test('never makes an answer calmer', () => {
    fc.assert(
      fc.property(anyItem, sentence, fc.boolean(), way, gap, fc.boolean(), (one, [before, after], isAlone, added, between, isFirst) => {
        // A link that runs code goes on up to a space.
        fc.pre(added.way !== 'link that runs code' || /\s$/.test(between));
        const text = isAlone ? one.text : `${before}${one.text}${after}`;
        const more = isFirst ? `${added.text}${between}${text}` : `${text}${between}${added.text}`;
        const [less, answer] = [check(text), check(more)];
        expect(gravityOf(answer), `${explain(more, answer)}\nwithout it ${less.verdict}`).toBeGreaterThanOrEqual(gravityOf(less));
      }),
      SETTINGS,
    );
  });

  test('is among the items, beside what is on record', () => {
    const known = fc.constantFrom(...[...POINTS, ...NAMES].filter(({ list }) => list === 'firms' || list === 'ours'));
    fc.assert(
      fc.property(known, way, gap, fc.boolean(), ({ text: one }, added, between, isFirst) => {
        const text = isFirst ? `${added.text}${between}${one}` : `${one}${between}${added.text}`;
        const answer = check(text);
        const place = isFirst ? 0 : one.length + between.length;
        const found = answer.items.filter(
          ({ kind, state, ranges }) =>
            kind !== 'name' &&
            kind !== 'licence' &&
            state !== 'onRecord' &&
            ranges.some(([begin, end]) => begin < place + added.end && end > place + added.begin),
        );
        expect(found.length, `${explain(text, answer)}\nnot found: ${added.text.slice(added.begin, added.end)}`).toBeGreaterThan(0);
        expect(['recorded', 'choose'], explain(text, answer)).not.toContain(answer.verdict);
      }),
      SETTINGS,
    );
  });
});

describe('8. A long text is answered', () => {
  const LENGTH = isThorough ? 100_000 : 20_000;

  function faultOfLong(text: string): string | undefined {
    const answer = check(text);
    return answer.isCut || text.length !== LENGTH ? 'is cut' : faultsOf(text, answer)[0];
  }

  test.for(Object.entries(LONG_TEXTS))('%s', ([, make]) => {
    expect(faultOfLong(make(LENGTH))).toBeUndefined();
  });

  test.for(LONG_TOKENS)('whatever is repeated in $place', ({ texts: pieces }) => {
    fc.assert(
      fc.property(fc.constantFrom(...pieces), ({ name, make }) => {
        expect(faultOfLong(make(LENGTH)), name).toBeUndefined();
      }),
      { seed: SEED, numRuns: sampleOf(pieces.length, 40) },
    );
  });
});
