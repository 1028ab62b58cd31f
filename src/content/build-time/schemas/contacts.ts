import { z } from 'zod';
import { hostOfSite } from '#src/search/check/address.ts';
import { cutHost } from '#src/search/check/public-suffix.ts';
import { sharedHost } from './shared-hosts.ts';
import { MOST_VALUES, distinct, isPlainAddress, text, twice } from './values.ts';

/** The kinds of contact points in the content. */

/** Telephone numbers in E.164. Editors may write spaces. */
export const phones = () =>
  z
    .array(
      text()
        .regex(/^\+[1-9](?: ?\d){6,14}$/, 'must begin with + and the country code, as in +44 20 7946 0123; use only digits and spaces')
        .overwrite((number) => number.replaceAll(' ', '')),
      'must be a list',
    )
    .max(MOST_VALUES, `must have at most ${MOST_VALUES.toLocaleString('en')} numbers; split it into two records`)
    .refine(distinct, twice('number'));

/** A firm has few contact points, and its record shows all of them. */
const MOST_OF_A_FIRM = 10;

const ofAFirm = (value: () => z.ZodString, what: string) =>
  z.array(value(), 'must be a list').max(MOST_OF_A_FIRM, `must have at most ${MOST_OF_A_FIRM} ${what}`).refine(distinct, twice('thing'));

const OWN = 'must belong to the firm alone: this is a public suffix, an IP address or a host that many owners share';

/** The websites of a regulated firm. */
export const ownWebsites = () =>
  ofAFirm(
    () =>
      text()
        .refine((value) => /^https:\/\/\S+$/i.test(value) && isPlainAddress(value), {
          error: 'must be a full https address without a user name, such as https://www.firm.example',
          abort: true,
        })
        .refine(isOwn, OWN),
    'websites',
  );

/** The part after the @ of the email addresses of a regulated firm. */
export const ownEmailDomains = () =>
  ofAFirm(
    () =>
      text()
        .refine(isDomain, { error: 'must be a domain in lower case and without @, such as firm.example', abort: true })
        .refine((value) => isOwn(`https://${value}`), OWN),
    'domains',
  );

/** The telephone numbers of a regulated firm. */
export const ownPhones = () => phones().max(MOST_OF_A_FIRM, `must have at most ${MOST_OF_A_FIRM} numbers`);

function isDomain(value: string): boolean {
  return /^[^\s@/?#:\\%]+\.[^\s@/?#:\\%]+$/.test(value) && value === value.toLowerCase() && isPlainAddress(`https://${value}`);
}

/** True if an address has a host of one owner. What it says of one customer must not seem true of all of them. */
function isOwn(address: string): boolean {
  const host = hostOfSite(address);
  return host !== undefined && cutHost(host).domain !== undefined && sharedHost(`https://${host}`) === undefined;
}
