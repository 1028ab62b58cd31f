import { hostOfSite, type Address } from './address.ts';
import type { ContactColumns, FirmContacts } from './check-records.ts';
import { hashOf, hashTableSteps } from './hash-table.ts';
import type { Coverage } from './listed-site.ts';
import { LEAST_DIGITS, digitsOf, isSameNumber, type WrittenPhone } from './phone-numbers.ts';
import { textOf, type Column, type LoadedColumns } from '#src/search/column.ts';
import { cutHost } from './public-suffix.ts';
import type { Sliced } from '#src/search/slices.ts';

/** A contact point on record for a firm. */
export interface RecordedContact {
  /** The firm's position. */
  position: number;
  field: 'website' | 'email' | 'phone';
  /** As in the record: `https://www.apex.example`, `apex.example`, `+442079460123`. */
  value: string;
  /** How the recorded host covers an address: it is that host, or a subdomain of it. */
  how?: Coverage;
}

/** Finds the firm whose record has a contact point. The build makes sure that it is one firm (DATA-7). */
export interface RecordedContacts {
  /** The recorded websites and email domains that an address belongs to, the closest host first. */
  findAddress: (address: Pick<Address, 'candidates' | 'host' | 'inCode'>) => readonly RecordedContact[];
  findPhone: (phone: WrittenPhone) => readonly RecordedContact[];
  /** The contact points of a firm. */
  ofFirm: (position: number) => readonly RecordedContact[];
  /** Each host with the position of its firm, in no particular order. */
  hosts: readonly { position: number; host: string }[];
  /** Each telephone number in E.164, with the position of its firm. */
  phones: readonly { position: number; value: string }[];
}

type ContactsOf = (position: number) => FirmContacts | undefined;

/** Collects the contact points of firms, column by column. Few firms have many, so each is a line of an array. */
export function collectRecordedContacts(contactsOf: ContactsOf) {
  const hosts: { position: number; host: string }[] = [];
  const phones: { position: number; value: string }[] = [];
  return {
    /** `begin` is the position of the columns' first record. */
    add({ websites = '', emailDomains = '', phones: numbers = '' }: LoadedColumns<ContactColumns>, begin: number) {
      for (const [position, value] of valuesOf(websites, begin)) hosts.push({ position, host: hostOfSite(value) ?? '' });
      for (const [position, value] of valuesOf(emailDomains, begin)) hosts.push({ position, host: hostOfDomain(value) });
      for (const [position, value] of valuesOf(numbers, begin)) phones.push({ position, value });
    },
    *steps(): Sliced<RecordedContacts> {
      const byHost = yield* hashTableSteps(hosts.map(({ host }) => hashOf(host)));
      const byEnd = yield* hashTableSteps(phones.map(({ value }) => hashOf(endOf(value))));
      const ofFirm = (position: number) => contactPointsOf(contactsOf(position), position);
      return {
        hosts,
        phones,
        ofFirm,
        findAddress: ({ candidates, host: typed, inCode }) => {
          if (inCode) return [];
          return candidates.flatMap((host) => {
            if (typed !== host && cutHost(host).isHosted === true) return [];
            const how: Coverage = typed === host ? 'host' : 'below';
            const positions = byHost.at(hashOf(host)).flatMap((entry) => hosts[entry]?.position ?? []);
            return [...new Set(positions)].flatMap((position) => {
              return ofFirm(position).flatMap((point): RecordedContact[] => (hostOfContact(point) === host ? [{ ...point, how }] : []));
            });
          });
        },
        findPhone: (phone) =>
          byEnd.at(hashOf(endOf(phone.digits))).flatMap((entry): RecordedContact[] => {
            const recorded = phones[entry];
            return recorded && isSameNumber(phone, recorded.value) ? [{ ...recorded, field: 'phone' }] : [];
          }),
      };
    },
  };
}

export function* valuesOf(column: Column, begin: number): Generator<[position: number, value: string]> {
  if (column.length === 0) return;
  for (const [line, values] of textOf(column).split('\n').entries()) {
    if (values !== '') for (const value of values.split('\t')) yield [begin + line, value];
  }
}

function contactPointsOf({ websites = [], emailDomains = [], phones = [] }: FirmContacts = {}, position: number): RecordedContact[] {
  return [
    ...websites.map((value): RecordedContact => ({ position, field: 'website', value })),
    ...emailDomains.map((value): RecordedContact => ({ position, field: 'email', value })),
    ...phones.map((value): RecordedContact => ({ position, field: 'phone', value })),
  ];
}

/** The host of a recorded website or email domain; undefined for a telephone number. */
function hostOfContact({ field, value }: RecordedContact): string | undefined {
  return field === 'website' ? hostOfSite(value) : field === 'email' ? hostOfDomain(value) : undefined;
}

/** The last digits of a telephone number, which are the same with and without the code of the country. */
const endOf = (phone: string) => digitsOf(phone).slice(-LEAST_DIGITS);

const hostOfDomain = (domain: string) => hostOfSite(`https://${domain}`) ?? '';
