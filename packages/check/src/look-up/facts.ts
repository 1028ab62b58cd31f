import { nameOf, type Index } from '../index/index.ts';
import type { ContactIndex } from '../index/contacts.ts';
import { chatDigits } from '../read/chats.ts';
import { isNeutralHost } from '../read/shared-hosts.ts';
import type { Candidate, CheckData, Facts, FirmMatch, KnownItem, Licence, ReadItem, Resemblance, Site, WarningMatch } from '../types.ts';
import { brandsIn } from './brands-in.ts';
import { findAddress, findPhone, listedBelow, type FoundContact } from './contacts.ts';
import { similarToLicence, similarToPhone } from './similar-numbers.ts';

export const NO_FACTS: Facts = {
  firms: [],
  warnings: [],
  isOurs: false,
  resembles: [],
  candidates: [],
  listedBelow: [],
};

/** Whether no list has the item. */
const isUnlisted = ({ firms, warnings, isOurs }: Facts) => firms.length + warnings.length === 0 && !isOurs;

/** Whether an item is, resembles or may mean a record. */
export const hasRecords = (facts: Facts) => !isUnlisted(facts) || facts.resembles.length + facts.candidates.length > 0;

/** What the lists say about an address or a telephone number. */
export function contactFacts(item: ReadItem, index: Index): Facts {
  const { data, contacts } = index;
  if (item.kind === 'phone') {
    const facts = { ...NO_FACTS, ...matches(findPhone(item, contacts), data) };
    return isUnlisted(facts) && item.certainty === 'sure' ? { ...facts, resembles: similarToPhone(item, index) } : facts;
  }
  if (item.kind === 'handle') {
    const facts = { ...NO_FACTS, ...matches(findPages(item, contacts), data) };
    return isUnlisted(facts) ? { ...facts, resembles: brandsIn({ kind: 'handle', canonical: item.canonical }, index) } : facts;
  }
  if (item.kind !== 'site' && item.kind !== 'email') return NO_FACTS;
  const facts = matches([...findAddress(item, contacts), ...chatOf(item, contacts)], data);
  const resembles = facts.firms.length > 0 || facts.isOurs ? [] : brandsIn(item, index);
  // A network or a store has pages with the name of any firm, genuine ones too.
  const isNeutral = isNeutralHost(item.host);
  const isMeant = ({ list, position }: Resemblance) =>
    list === 'warnings' ? !facts.warnings.some(({ warning }) => position === warning) : !isNeutral;
  return {
    ...NO_FACTS,
    ...facts,
    resembles: resembles.filter(isMeant),
    listedBelow: item.kind === 'site' && !facts.warnings.some(({ how }) => how !== 'page') ? warningsBelow(item, index) : [],
  };
}

/** The networks on which a user name is the path of a page. */
const USER_PAGES = ['t.me', 'instagram.com', 'facebook.com', 'twitter.com'];

/** The warned pages that a user name leads to. */
function findPages({ canonical }: ReadItem, contacts: ContactIndex): FoundContact[] {
  const pageOn = (host: string): Site => ({ kind: 'site', host, port: '', path: `/${canonical}`, query: '', pretends: undefined });
  return USER_PAGES.flatMap((host) => findAddress(pageOn(host), contacts)).filter(({ list }) => list === 'warnings');
}

/** Whose recorded telephone number a link to a chat contains: firms, or the authority. */
function chatOf(item: ReadItem, contacts: ContactIndex): FoundContact[] {
  const digits = item.kind === 'site' ? chatDigits(item) : undefined;
  const found = digits === undefined ? [] : findPhone({ kind: 'phone', digits, isInternational: true }, contacts);
  return found.filter(({ list }) => list !== 'warnings');
}

/** A name, a contact point or a licence number of a record that a text has. */
type Match = Pick<FoundContact, 'list' | 'position' | 'value' | 'how'> & {
  isFormer?: boolean;
  field: FirmMatch['field'] | WarningMatch['field'];
};

/** The records that a text has something of, as facts. */
export function matches(found: readonly Match[], data: CheckData): Pick<Facts, 'firms' | 'warnings' | 'isOurs'> {
  const firms = new Map<string, FirmMatch>();
  const warnings = new Map<number, WarningMatch>();
  for (const { list, position, field, value, how, isFormer = false } of found) {
    const name = nameOf(data, list, position);
    if (list === 'firms' && !firms.has(`${position} ${value}`)) {
      const licenseId = data.firms[position]?.licenseId ?? '';
      firms.set(`${position} ${value}`, { firm: position, name, licenseId, field, value, how: how === 'page' ? undefined : how });
    }
    const isBetter = !warnings.has(position) || warnings.get(position)?.how === 'page';
    if (list === 'warnings' && field !== 'licence' && isBetter && !isFormer)
      warnings.set(position, { warning: position, name, field, value, how });
  }
  return { firms: [...firms.values()], warnings: [...warnings.values()], isOurs: found.some(({ list }) => list === 'ours') };
}

function warningsBelow(item: Site, { data, contacts, brands }: Index): Facts['listedBelow'] {
  return listedBelow(item, contacts, brands()).map(({ position, value }) => ({
    warning: position,
    name: nameOf(data, 'warnings', position),
    value,
  }));
}

/** A record whose name a text may mean. */
function candidateOf(data: CheckData, list: Candidate['list'], position: number, rank: Candidate['rank']): Candidate {
  return { list, position, name: nameOf(data, list, position), rank, isLikely: false };
}

/** The firm with a licence number and the warnings about its clones, or else the nearest licence numbers. */
export function licenceFacts(item: Licence & ReadItem, index: Index): Facts {
  const { data, licences } = index;
  const position = licences.get(item.number);
  if (position !== undefined) {
    const value = data.firms[position]?.licenseId ?? '';
    const found = matches([{ list: 'firms', position, field: 'licence', value }], data);
    return { ...NO_FACTS, ...found, candidates: clonesOf([position], index) };
  }
  return { ...NO_FACTS, resembles: similarToLicence(item, index) };
}

/** The warned firms that are clones of some firms, according to their warnings. */
export function clonesOf(firms: readonly number[], { clones, data }: Index): Candidate[] {
  return firms.flatMap((firm) => clones.get(firm)).map((position) => candidateOf(data, 'warnings', position, 'telling'));
}

export type OfRecord = Pick<Candidate | Resemblance, 'list' | 'position'>;

export const keyOf = ({ list, position }: OfRecord) => `${list} ${position}`;

/** The elements of a list whose record is not in the other lists. */
export function without<T extends OfRecord>(all: readonly T[], ...others: readonly (readonly OfRecord[])[]): T[] {
  const known = new Set(others.flat().map(keyOf));
  return all.filter((one) => !known.has(keyOf(one)));
}

/** Whether a firm has contact points on record. */
export function hasContacts({ firms }: CheckData, firm: number): boolean {
  const { websites = [], emailDomains = [], phones = [] } = firms[firm] ?? {};
  return websites.length + emailDomains.length + phones.length > 0;
}

export const firmsOf = (items: readonly KnownItem[]) => items.flatMap(({ facts }) => facts.firms.map(({ firm }) => firm));

/** The firms to whose names a text adds words. */
export const longerOf = (names: readonly KnownItem[]) =>
  names.flatMap(({ kind, facts }) =>
    kind === 'name' ? facts.resembles.flatMap(({ list, how, position }) => (list === 'firms' && how === 'word' ? [position] : [])) : [],
  );
