import type { Answer, Candidate, Facts, FirmMatch, Item, ReadItem, Resemblance, VerdictName, WarningMatch } from '@frontier/check';

/* Answers for tests, with at least what the types ask for. The engine has its own tests; these say what the pages rely on. */

const NO_FACTS: Facts = {
  firms: [],
  warnings: [],
  isOurs: false,
  resembles: [],
  candidates: [],
  listedBelow: [],
};

const DEFAULTS = {
  site: { kind: 'site', host: 'a.example', port: '', path: '/', query: '', pretends: undefined },
  email: { kind: 'email', mailbox: 'desk', host: 'a.example', pretends: undefined },
  phone: { kind: 'phone', digits: '442079460000', isInternational: true },
  licence: { kind: 'licence', number: 'FCA2017NL004' },
  name: { kind: 'name', name: 'Apex' },
  account: { kind: 'account', type: 'iban' },
  handle: { kind: 'handle' },
  code: { kind: 'code' },
} as const;

type Kind = keyof typeof DEFAULTS;
type Rest = Partial<Pick<Item, 'ranges' | 'canonical' | 'role' | 'certainty' | 'state' | 'standing'>> & { facts?: Partial<Facts> };

/** A kind, and what of it matters. */
interface Said {
  kind: Kind;
  host?: string;
  path?: string;
  query?: string;
  mailbox?: string;
  pretends?: string;
  digits?: string;
  number?: string;
  name?: string;
}

/** An item of a kind, with what is given and nothing else. */
export function itemOf(given: Said, { facts, ...rest }: Rest = {}): Item {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the defaults complete the kind
  const read = { ...DEFAULTS[given.kind], ...given } as unknown as ReadItem;
  return {
    ...read,
    ranges: [],
    canonical: '',
    role: 'sender',
    certainty: 'sure',
    state: 'unknown',
    standing: undefined,
    ...rest,
    facts: { ...NO_FACTS, ...facts },
  };
}

/** The answer about items, decided by the first of them. */
export function answerOf(verdict: VerdictName, ...items: readonly Item[]): Answer {
  const form = items.length === 1 ? 'thing' : 'message';
  return { verdict, decidedBy: items[0], form, firm: undefined, items, isCut: false };
}

export const firmMatch = (match: Partial<FirmMatch> = {}): FirmMatch => ({
  firm: 0,
  name: 'A Bank',
  licenseId: 'FCA-2017-NL-004',
  field: 'name',
  value: 'A Bank',
  ...match,
});

export const warningMatch = (match: Partial<WarningMatch> = {}): WarningMatch => ({
  warning: 0,
  name: 'Apex Trade',
  field: 'name',
  value: 'Apex Trade',
  ...match,
});

export const candidate = (given: Partial<Candidate> = {}): Candidate => ({
  list: 'firms',
  position: 0,
  name: 'A Bank',
  rank: 'telling',
  isLikely: false,
  ...given,
});

export const resemblance = (given: Partial<Resemblance> = {}): Resemblance => ({
  list: 'firms',
  position: 0,
  name: 'A Bank',
  field: 'website',
  how: 'letter',
  typed: 'a-bonk.example',
  known: 'a-bank.example',
  differing: { typed: [[3, 4]], known: [[3, 4]] },
  ...given,
});
