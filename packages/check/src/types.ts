import type { Standing } from './judge/standings.ts';
import type { VerdictName } from './judge/verdicts.ts';

/** The input and output types of the check. All are plain data, which can be posted between threads and printed as JSON. */

/** A part of the pasted text: its begin and its end (exclusive) in UTF-16 units, as for `slice`. */
export type Range = readonly [begin: number, end: number];

export type * from './lists.ts';

/** A web address. */
export interface Site {
  kind: 'site';
  /** The host as a browser reads it (WHATWG URL): ASCII, lower case, without a trailing dot. */
  host: string;
  /** The port; empty if the address has none, or has the default port of its scheme. */
  port: string;
  /** The path, which begins with a slash. Percent-encoded letters and digits are decoded. */
  path: string;
  /** The query without its question mark; empty if there is none. */
  query: string;
  /** The part of a link that a reader sees but a browser does not open: a user name, or a host on record in the link text. */
  pretends: string | undefined;
}

/** An email address. */
export interface Email {
  kind: 'email';
  /** The part before the @. */
  mailbox: string;
  host: string;
  /** The host on record that a reader sees instead of this address, such as in the name before `<x@evil.test>`. */
  pretends: string | undefined;
}

export interface Phone {
  kind: 'phone';
  /** The digits of the number: with its country code if it has one, and without the zero that is dialled only inside the country. */
  digits: string;
  /** `digits` begins with the country code. */
  isInternational: boolean;
}

/** A licence number in the format of the register, or one typing error away from it. */
export interface Licence {
  kind: 'licence';
  /** The number in capitals, without spaces and punctuation. */
  number: string;
}

/** A name, or a text that may be one. */
export interface Name {
  kind: 'name';
  name: string;
}

/** A bank account, a payment card or a wallet. The lists contain none of these. */
export interface Account {
  kind: 'account';
  /** A `number` is that of an account inside a country. */
  type: 'iban' | 'card' | 'wallet' | 'number';
}

/** A user name in a messenger or a service for payments, or a link that runs code (`javascript:`, `data:`) and opens no host. The lists contain none of these. */
export interface Uncheckable {
  kind: 'handle' | 'code';
}

/** An item in a text: a name, number or address that can be looked up, or an account, a user name or a code link that cannot. */
export type ReadItem = (Site | Email | Phone | Licence | Name | Account | Uncheckable) & {
  /** The places of the item in the text, in order. */
  ranges: readonly Range[];
  /** The canonical form. Items of one kind and form are one item. Checking this form alone gives an item with the same facts. */
  canonical: string;
  /**
   * Whose the item is. The text asks to use an item of the `sender`. The `reader` has the mailbox of the recipient and the lines of mail
   * software. An item that is only mentioned may be that of somebody `other`: a merchant, an ombudsman, a newsroom.
   */
  role: 'sender' | 'reader' | 'other';
  /** A `possible` item may be something else: a share (`SAP.DE`), a version, or a reference number. Only a `sure` one leads to an alarm. */
  certainty: 'sure' | 'possible';
};

export type ItemKind = ReadItem['kind'];

/** A regulated firm that an item names or belongs to. */
export interface FirmMatch {
  /** Its position in `firms`. */
  firm: number;
  name: string;
  licenseId: string;
  /** An `alias` is a trading name or a former name. */
  field: 'name' | 'alias' | 'licence' | 'website' | 'email' | 'phone';
  /** The value in the record that matched. */
  value: string;
  /** How a host on record covers an address: the address has that `host`, or a subdomain `below` it. */
  how?: 'host' | 'below' | undefined;
}

/** A warning about an item. */
export interface WarningMatch {
  /** Its position in `warnings`. */
  warning: number;
  name: string;
  field: 'name' | 'alias' | 'website' | 'email' | 'phone';
  value: string;
  /** How a listed website covers an address: the address has that `host`, a subdomain `below` it, or the listed `page`. */
  how?: 'host' | 'below' | 'page' | undefined;
}

/**
 * How a text resembles a record. It has the `same` name in an address or with another legal form; other characters that look the same
 * (`confusable`); the name with another `word` joined to it; a wrong, missing or additional `letter` or `digit`; the name in a `subdomain`,
 * in the `path`, before the host (`pretends`), in the `mailbox` or in the user name of a messenger (`handle`).
 */
export type Likeness = 'same' | 'confusable' | 'word' | 'letter' | 'digit' | 'subdomain' | 'path' | 'pretends' | 'mailbox' | 'handle';

/** A record that an item resembles but does not match. */
export interface Resemblance {
  list: 'firms' | 'warnings' | 'ours';
  /** Its position in that list. */
  position: number;
  name: string;
  field: 'name' | 'alias' | 'website' | 'phone' | 'licence';
  how: Likeness;
  /** The two compared texts: part of the item, and part of the record. */
  typed: string;
  known: string;
  /** The ranges in which the two compared texts differ. */
  differing: { typed: readonly Range[]; known: readonly Range[] };
}

/** What the lists say about an item. */
export interface Facts {
  firms: readonly FirmMatch[];
  warnings: readonly WarningMatch[];
  /** It belongs to the authority. */
  isOurs: boolean;
  /** The records that the item resembles: the authority, then firms, then warnings, the closest first in each list. */
  resembles: readonly Resemblance[];
  /** Records whose name the text may mean, because it contains the text or shares words with it, and warnings about clones. */
  candidates: readonly Candidate[];
  /** For a website: the addresses below it that warnings list, such as a page or a subdomain. */
  listedBelow: readonly { warning: number; name: string; value: string }[];
}

/** An item with what the lists say about it. */
export type KnownItem = ReadItem & { facts: Facts };

/** A record whose name a text may mean. */
export interface Candidate {
  list: 'firms' | 'warnings';
  position: number;
  name: string;
  /** The text has words that tell that the record is meant (`telling`), or others that it has (`part`). */
  rank: 'telling' | 'part';
  /** For a warning: the text has so much of the name that the answer is about this warning. */
  isLikely: boolean;
}

/**
 * What the lists say about an item, given the rest of its text.
 *
 * - `warned`: a warning is about it; `both`: it is the name of a regulated firm and of a firm that we warn about.
 * - `ours`: it belongs to the authority; `onRecord`: it is on record for a firm.
 * - `notOnRecord`: it imitates a contact point on record, or the text names a firm whose record does not have it.
 * - `noSuchLicence`: no firm has this licence number; `otherLicence`: it belongs to another firm than the one that the text names.
 * - `maybe`: it may be the name of a record; `unknown`: neither list has it; `uncheckable`: the lists have nothing of this kind, or it may not be what
 *   it looks like.
 */
export type ItemState =
  'warned' | 'both' | 'ours' | 'onRecord' | 'notOnRecord' | 'noSuchLicence' | 'otherLicence' | 'maybe' | 'unknown' | 'uncheckable';

export type Item = KnownItem & {
  state: ItemState;
  /** It is in an encoded part of an email, so that its places in the text do not show it. */
  isDecoded?: boolean;
  /** That of the firms that the item names or belongs to; undefined if there are none, or if theirs differ. */
  standing: Standing | undefined;
};

/** The verdicts. `judge/verdicts.ts` says what leads to each. */
export type { VerdictName };

/** A text is one item, an item in the words of a question, or anything else. */
export type TextForm = 'thing' | 'question' | 'message';

export interface Answer {
  verdict: VerdictName;
  /** The item that led to the verdict, one of `items`; undefined if there are none. */
  decidedBy: Item | undefined;
  /** Whether the text is one `thing`, a `question` about one thing, or a `message`. */
  form: TextForm;
  /** The position of the one firm that the text names, or whose contact points it has; undefined if there are none or several. */
  firm: number | undefined;
  /** The items, in the order of the text. */
  items: readonly Item[];
  /** The text was longer than 100,000 characters, so only its beginning was read. */
  isCut: boolean;
}
