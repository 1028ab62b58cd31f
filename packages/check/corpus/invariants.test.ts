import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isThorough, sampleOf } from '../../../tests/support/sample.ts';
import { MAX_TEXT_LENGTH, VERDICTS, type Answer, type ItemKind } from '../src/check.ts';
import { DISGUISES_OF } from './written-forms.ts';
import { explain, faultsOf, gravityOf, recordsIn } from './facts.ts';
import { LEFT_OVER } from './left-over.ts';
import { LONG_TEXTS, LONG_TOKENS } from './long-texts.ts';
import { check, NAMES, POINTS, SENTENCES, type RealItem } from './real-items.ts';

/*
 * Properties that hold for every text. `urls.test.ts` has the property about hosts.
 */

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
      fc.property(disguised, sentence, ({ one, written }, [before, after]) => {
        const alone = checkAlone(one);
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

  test('make the name of a firm one to choose, which is no alarm', () => {
    expect(check('Northwold Bank plc').verdict).toBe('regulated');
    expect(check('Is Northwold Bank plc genuine?').verdict).toBe('choose');
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

describe('5. On record and ours', () => {
  test('are never the verdict if there is a way to reach somebody that nobody knows', () => {
    const unknown = fc.constantFrom(...POINTS.filter(({ list }) => list === 'none'));
    const onRecord = fc.constantFrom(...POINTS.filter(({ list }) => list === 'firms' || list === 'ours'));
    const gap = fc.constantFrom(
      ' ',
      '\n',
      ', ',
      ' or ',
      '; ',
      '" ',
      '\n\nContact: ',
      ' 或者 ',
      ' أو ',
      '. ',
      ',',
      ' . ',
      '·',
      ' NOW ',
      ' MON-FRI ',
    );
    fc.assert(
      fc.property(onRecord, unknown, gap, sentence, fc.boolean(), (known, other, between, [before, after], isFirst) => {
        const [first, second] = isFirst ? [other, known] : [known, other];
        const text = `${before}${first.text}${between}${second.text}${after}`;
        const answer = check(text);
        expect(['onRecord', 'ours', 'regulated'], explain(text, answer)).not.toContain(answer.verdict);
      }),
      SETTINGS,
    );
  });

  test('are never the verdict beside something that cannot be checked, and nor is a choice of firms', () => {
    const known = fc.constantFrom(
      ...POINTS.filter(({ list }) => list === 'firms' || list === 'ours'),
      ...NAMES.filter(({ list }) => list === 'firms'),
    );
    const gap = fc.constantFrom(' ', '\n', '. ', ', ', ': ', '，', '؛ ', ' – ');
    fc.assert(
      fc.property(
        known,
        fc.constantFrom(...LEFT_OVER),
        gap,
        sentence,
        fc.boolean(),
        ({ text: one }, other, between, [before, after], isFirst) => {
          const text = `${before}${isFirst ? `${other}${between}${one}` : `${one}${between}${other}`}${after}`;
          const answer = check(text);
          expect(VERDICTS[answer.verdict].tone, explain(text, answer)).not.toBe('calm');
          expect(answer.verdict, explain(text, answer)).not.toBe('choose');
        },
      ),
      SETTINGS,
    );
  });

  test('are never the verdict of a text of which only the beginning was read', () => {
    for (const { text } of POINTS.filter(({ list }) => list === 'firms' || list === 'ours')) {
      const answer = check(`${text} ${'and so on '.repeat(MAX_TEXT_LENGTH / 10)}`);
      expect(['limited', 'ended', 'unknown'], explain(text, answer)).toContain(answer.verdict);
    }
  });

  test.for([
    'Please log in at evil.test <www.northwold-bank.example>',
    'lumenfold.co.uk (www.northwold-bank.example)',
    'info@northwold-bank.example, desk@evil.test@desk',
  ])('are not the verdict of %s', (text) => {
    expect(check(text).verdict).not.toBe('onRecord');
  });
});

describe('8. A text of 100,000 characters is answered, in a time that does not grow with the square of its length', () => {
  const LENGTH = 100_000;
  /**
   * The most processor time for a text. Most texts take a tenth of a second; one that needs a step for each pair of its characters takes a
   * minute. `packages/check/bench/speed.ts` measures the times.
   */
  const MAX_MS = 5_000;

  function faultOfLong(text: string): string | undefined {
    const begin = process.cpuUsage().user;
    const answer = check(text);
    if ((process.cpuUsage().user - begin) / 1_000 > MAX_MS) return 'takes too long';
    return answer.isCut || text.length !== LENGTH ? 'is cut' : faultsOf(text, answer)[0];
  }

  // The characters that are repeated alone are also among the pieces below.
  const texts = Object.entries(LONG_TEXTS).filter(([name]) => isThorough || !name.startsWith('one character'));
  test.for(texts)('%s', ([, make]) => {
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
