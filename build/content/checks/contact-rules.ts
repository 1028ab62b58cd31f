import { hostOfSite, isSharedHost, parentsOf, readListedSite } from '@frontier/check/address';
import type { Located } from '../reading/check-record.ts';
import { isBroken } from '../problems.ts';
import { isWholeSite } from '../schemas/shared-hosts.ts';
import type { Reader } from '../reading/read.ts';
import type { Firm, WarnedFirm } from '../schemas/records.ts';

/** The rules for contact points and successors across firms and warnings (DATA-7, DATA-8). */

/** The field of a contact point, its value as written, and the form in which it is compared. */
type Point = readonly [key: string, value: string, compared: string];

const hostOf = (address: string) => hostOfSite(address) ?? address;
/** The part after the @, with the host in the form of the URL standard. */
const domainOf = (email: string) => hostOf(`https://${email.slice(email.lastIndexOf('@') + 1)}`);

const websitesOf = ({ websites = [] }: Pick<Firm, 'websites'>) =>
  websites.map((value, index): Point => [`websites.${index}`, value, hostOf(value)]);
const domainsOf = ({ emailDomains = [] }: Firm) =>
  emailDomains.map((value, index): Point => [`emailDomains.${index}`, value, domainOf(value)]);
const emailsOf = ({ emails = [] }: WarnedFirm) => emails.map((value, index): Point => [`emails.${index}`, value, domainOf(value)]);
const phonesOf = ({ phones = [] }: Pick<Firm, 'phones'>) => phones.map((value, index): Point => [`phones.${index}`, value, value]);

/** No warning covers a contact point of a firm. Otherwise the site would say of the same address that it is the firm's own and a fraudster's. */
export function checkContacts(reader: Reader, firms: readonly Located<Firm>[], warnedFirms: readonly Located<WarnedFirm>[]) {
  const [hosts, domains, phones] = [ownersOf(firms, websitesOf), ownersOf(firms, domainsOf), ownersOf(firms, phonesOf)];
  const covered = new Map([...withParents(hosts), ...withParents(domains)]);
  for (const { data, file, lineOf } of warnedFirms) {
    const compare = (points: readonly Point[], owners: ReadonlyMap<string, Located<Firm>>) => {
      for (const [key, value, compared] of points) {
        const owner = owners.get(compared);
        if (!owner) continue;
        const rule = `must not be a contact point of a regulated firm, but ${owner.file}:${owner.line} has it`;
        reader.problems.push({ file, line: lineOf(key.split('.')[0] ?? key), key, value, rule });
      }
    };
    const [whole, pages] = [websitesOf(data).filter(isWhole), websitesOf(data).filter((point) => !isWhole(point))];
    compare([...whole, ...emailsOf(data)], covered);
    // Anybody can have a page on a host of many owners, also if a firm has put the host on record.
    compare(
      pages.filter(([, , host]) => !isSharedHost(host)),
      hosts,
    );
    compare(phonesOf(data), phones);
  }
}

/** True if a warning about this address covers its host, and not one page of it. */
function isWhole([, address]: Point): boolean {
  const site = readListedSite(address);
  return site !== undefined && isWholeSite(site);
}

/** The first owner of each contact point. */
function ownersOf(firms: readonly Located<Firm>[], of: (firm: Firm) => readonly Point[]) {
  const owners = new Map<string, Located<Firm>>();
  for (const located of firms) for (const [, , compared] of of(located.data)) if (!owners.has(compared)) owners.set(compared, located);
  return owners;
}

/** Also the hosts above each host, because a warning about a host covers everything below it. */
function withParents(owners: ReadonlyMap<string, Located<Firm>>): [string, Located<Firm>][] {
  return [...owners].flatMap(([host, owner]) =>
    [host, ...parentsOf(host)].filter((name) => name.includes('.')).map((name): [string, Located<Firm>] => [name, owner]),
  );
}

/** A successor is another firm of the register. Whoever follows successors comes to an end. */
export function checkSuccessors(reader: Reader, firms: readonly Located<Firm>[]) {
  const successorOf = new Map(firms.map(({ data }) => [data.licenseId, data.successor]));
  // If a firm is broken, it is missing here, and would be reported again with each firm that names it.
  const areWhole = !isBroken(reader.problems, 'firms.csv');
  for (const { data, file, line } of firms) {
    if (data.successor === undefined) continue;
    const wrong = (rule: string) => reader.problems.push({ file, line, key: 'successor', value: data.successor, rule });
    if (data.successor === data.licenseId) wrong('must be the licenseId of another firm, not of this one');
    else if (!successorOf.has(data.successor)) {
      if (areWhole) wrong('must be the licenseId of a firm in firms.csv: the firm that took this one over');
    } else if (leadsBack(data.licenseId, successorOf)) wrong('must not lead back to this firm through other successors');
  }
}

function leadsBack(licence: string, successorOf: ReadonlyMap<string, string | undefined>): boolean {
  const passed = new Set<string>();
  let next = successorOf.get(licence);
  while (next !== undefined && next !== licence && !passed.has(next)) {
    passed.add(next);
    next = successorOf.get(next);
  }
  return next === licence;
}
