/** What the check takes and gives: plain data, which can be posted between threads and printed as JSON. */

/** A part of the text as it was pasted: its begin and its end (exclusive), in UTF-16 units as for `slice`. */
export type Range = readonly [begin: number, end: number];

/** A firm of the register. */
export interface FirmRecord {
  name: string;
  licenseId: string;
  /** As in the register. The verdict is `limited` for one that is not in `STANDINGS`, and `regulated` without one. */
  status?: string | undefined;
  /** Full addresses. */
  websites?: readonly string[] | undefined;
  /** The part after the @. */
  emailDomains?: readonly string[] | undefined;
  /** In E.164. */
  phones?: readonly string[] | undefined;
}

/** A firm that a warning is about. */
export interface WarningRecord {
  name: string;
  aliases?: readonly string[] | undefined;
  /** Full addresses. */
  websites?: readonly string[] | undefined;
  /** Whole addresses, or `@apex.example` for all of a domain. */
  emails?: readonly string[] | undefined;
  /** In E.164. */
  phones?: readonly string[] | undefined;
  /** The licence number of the regulated firm that it imitates. */
  clones?: string | undefined;
}

/** The authority that publishes the lists, with values in the same forms. */
export interface Authority {
  name: string;
  websites: readonly string[];
  emails?: readonly string[] | undefined;
  phones?: readonly string[] | undefined;
}

/** The lists that a text is checked against. Positions in an answer are those in these lists. */
export interface CheckData {
  firms: readonly FirmRecord[];
  warnings: readonly WarningRecord[];
  authority?: Authority | undefined;
}

/** A web address. */
export interface Site {
  kind: 'site';
  /** As a browser gives it (WHATWG URL): ASCII, lower case, without a dot at the end. */
  host: string;
  /** Unless it is the default of the scheme. Empty if there is none. */
  port: string;
  /** Begins with a slash. Percent escapes are decoded where they are letters. */
  path: string;
  /** Without its question mark. Empty if there is none. */
  query: string;
  /** The part of a link before its host, such as a false user name: a reader sees it, and the browser does not open it. */
  pretends: string | undefined;
}

/** An email address. */
export interface Email {
  kind: 'email';
  /** The part before the @. */
  mailbox: string;
  host: string;
  /** The text that stands for the address, such as the name before `<x@evil.test>`, if that is an address too. */
  pretends: string | undefined;
}

export interface Phone {
  kind: 'phone';
  /** Only its digits: with the country code if it has one, and without the zero that is dialled only inside the country. */
  digits: string;
  /** `digits` begins with the country code. */
  isInternational: boolean;
}

/** A licence number in the form that the register uses, or one slip away from it. */
export interface Licence {
  kind: 'licence';
  /** In capitals, without spaces and punctuation. */
  number: string;
}

/** A name, or a text that may be one. */
export interface Name {
  kind: 'name';
  name: string;
}

/** A bank account, a payment card or a wallet. The lists say nothing about it. */
export interface Account {
  kind: 'account';
  type: 'iban' | 'card' | 'wallet';
}

/** A name in a messenger. The lists say nothing about it. */
export interface Handle {
  kind: 'handle';
}

/** Something in a text that can be looked up, or that is known to be nothing that we can look up. */
export type ReadItem = (Site | Email | Phone | Licence | Name | Account | Handle) & {
  /** Where it is in the text, in order. */
  ranges: readonly Range[];
  /** Its canonical form. Two items with the same kind and form are one. Checking the form alone gives an item with the same facts. */
  canonical: string;
  /**
   * The part of a message that it is in: what it says; to whom it was sent; or how it travelled. Only the body asks somebody to use
   * something.
   */
  part: 'body' | 'recipient' | 'technical';
  /** The text may be something else: a share (`SAP.DE`), an abbreviation, a version. It never leads to an alarm. */
  isGuess: boolean;
};

export type ItemKind = ReadItem['kind'];

/** A regulated firm that an item names or belongs to. */
export interface FirmMatch {
  /** Its position in `firms`. */
  firm: number;
  name: string;
  licenseId: string;
  field: 'name' | 'licence' | 'website' | 'email' | 'phone';
  /** What matched, as in the record. */
  value: string;
  /** How a recorded host covers an address: it is that host, or a subdomain of it. */
  how?: 'host' | 'below' | undefined;
  /** What was ignored in a name. */
  difference?: Difference | undefined;
}

/** The ignored difference of a name: punctuation and accents, or a legal form that only one of the two has. */
export type Difference = 'punctuation' | 'form';

/** A warning about an item. */
export interface WarningMatch {
  /** Its position in `warnings`. */
  warning: number;
  name: string;
  field: 'name' | 'alias' | 'website' | 'email' | 'phone';
  value: string;
  /** How a listed website covers an address: it is that host, a subdomain of it, or the listed page. */
  how?: 'host' | 'below' | 'page' | undefined;
  difference?: Difference | undefined;
}

/**
 * How a text resembles a record: the `same` name in an address or with another legal form; other characters that look the same
 * (`confusable`); the name with another `word` joined to it; a `letter` or a `digit` wrong, missing or too many; the name in a `subdomain`,
 * in the `path`, before the host (`pretends`) or in the `mailbox`; or most (`part`) of the words of the name.
 */
export type Likeness = 'same' | 'confusable' | 'word' | 'letter' | 'digit' | 'subdomain' | 'path' | 'pretends' | 'mailbox' | 'part';

/** A record that an item resembles without being on it. */
export interface Resemblance {
  list: 'firms' | 'warnings' | 'ours';
  /** Its position in that list. */
  position: number;
  /** The name of the record. */
  name: string;
  field: 'name' | 'alias' | 'website' | 'phone' | 'licence';
  how: Likeness;
  /** The compared part of the item, and of the record. */
  typed: string;
  known: string;
  /** The parts of both that differ. */
  differing: { typed: readonly Range[]; known: readonly Range[] };
}

/** What the lists say about an item. */
export interface Facts {
  firms: readonly FirmMatch[];
  warnings: readonly WarningMatch[];
  /** It belongs to the authority. */
  isOurs: boolean;
  /** The closest first. */
  resembles: readonly Resemblance[];
  /** Firms and warnings whose name it may be: it contains a part of the name, or the name as people remember it. */
  candidates: readonly Candidate[];
  /** How many firms and warnings have the text in their name, if `candidates` has only the first of them. */
  totals: { firms: number; warnings: number };
  /** For a website: listed addresses below it, which are warnings about a page or a subdomain of it. */
  listedBelow: readonly { warning: number; name: string; value: string }[];
  /** A host that many owners share, and to which genuine messages link too. It says little about the sender. */
  isNeutral: boolean;
}

/** A record whose name a text may mean. */
export interface Candidate {
  list: 'firms' | 'warnings';
  position: number;
  name: string;
  /** The text stands at the beginning of a word of the name, inside a word, or the name has the words of the text. */
  rank: 'word' | 'part' | 'remembered';
  /** For a warning: enough of the name, so that the answer is about it. */
  isLikely: boolean;
}

/**
 * What the lists say of an item within its text.
 *
 * - `warned`: a warning is about it; `both`: it is the name of a regulated firm and of a firm that we warn about.
 * - `ours`: it belongs to the authority; `onRecord`: it is on record for a firm.
 * - `notOnRecord`: it imitates something on record, or the text names a firm whose record does not have it.
 * - `noSuchLicence`: no firm has this licence number; `otherLicence`: it is that of a firm other than the one that the text names.
 * - `maybe`: it may be the name of a record; `unknown`: neither list has it; `uncheckable`: the lists have nothing of this kind.
 */
export type ItemState =
  'warned' | 'both' | 'ours' | 'onRecord' | 'notOnRecord' | 'noSuchLicence' | 'otherLicence' | 'maybe' | 'unknown' | 'uncheckable';

export type Item = ReadItem & { facts: Facts; state: ItemState };

/** The answers, in order of gravity. `judge/verdicts.ts` says what each means. */
export type VerdictName =
  | 'warned'
  | 'clone'
  | 'imitatesUs'
  | 'notOnRecord'
  | 'both'
  | 'likeWarned'
  | 'noSuchLicence'
  | 'otherLicence'
  | 'regulated'
  | 'limited'
  | 'ended'
  | 'onRecord'
  | 'ours'
  | 'choose'
  | 'unknown'
  | 'nothing';

export interface Answer {
  verdict: VerdictName;
  /** The item that led to the verdict, one of `items`. None if there is nothing to check. */
  decidedBy: Item | undefined;
  /** In the order of the text. */
  items: readonly Item[];
  /** The text says that its writer has paid a fraudster or wants money back. It changes no verdict. */
  isMoneyLost: boolean;
  /** The text was longer than 100,000 characters, so that only its beginning was read. */
  isCut: boolean;
  /** Parts of the index are still being built. A later answer may contain more. */
  isPartial: boolean;
}
