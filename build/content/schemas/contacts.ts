import { z } from 'zod';
import { cutHost, hostOfSite, isMailProvider, withoutTrunkZero } from '@frontier/check/address';
import { sharedHost } from './shared-hosts.ts';
import { MAX_VALUES, distinct, isPlainAddress, literal, text, twice } from './values.ts';

/** The kinds of contact points in the content. */

/** Telephone numbers in E.164. Editors may write spaces. */
export const phones = () =>
  z
    .array(
      text()
        .regex(/^\+[1-9](?: ?\d){6,14}$/, 'must begin with + and the country code, as in +44 20 7946 0123; use only digits and spaces')
        .refine((number) => !hasTrunkZero(number.replaceAll(' ', '')), 'must not have a 0 after the country code: delete it')
        .overwrite((number) => number.replaceAll(' ', '')),
      'must be a list',
    )
    .max(MAX_VALUES, `must have at most ${MAX_VALUES.toLocaleString('en')} numbers; split it into two records`)
    .refine(distinct, twice('number'));

/** True for a number with the 0 that is dialled only inside the country. Nobody who looks up the number would find it. */
function hasTrunkZero(number: string): boolean {
  const digits = number.slice(1);
  return withoutTrunkZero(digits) !== digits;
}

/** A web address in a warning. */
export const listedAddress = () =>
  literal()
    .refine((value) => /^https?:\/\/\S+$/i.test(value), {
      error: 'must be a full http or https address, such as https://firm.example',
      abort: true,
    })
    .refine(isWebAddress, {
      error: 'must have a host of letters, digits, hyphens and dots after https://, as in https://firm.example/page',
      abort: true,
    })
    // A host behind a semicolon is a second address, which the site would not recognise.
    .refine(
      (value) => !/^[^?#]*;(?:(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/:?#;]|$)|$)/u.test(value),
      'must be one address: write each address in full, and %3B for a semicolon that is part of an address',
    );

/** What is copied together with an address: brackets, quotation marks, a dash, another scheme. Browsers allow most of it in a host. */
const COPIED = /[;,()[\]{}<>"'“”„‘’«»*|^`–—]|\.\.|^https?:|https?:?$/i;

/**
 * True if an address has a host that the site can find. Reported addresses have hosts of all kinds, such as `💰.example` or one behind a false user
 * name, so only what is certainly a mistake is refused.
 */
export function isWebAddress(value: string): boolean {
  const [, host = ''] = /^https?:\/\/(?:[^/?#@]*@)?(?:\[[\da-f:.]+\])?([^/?#]*)/i.exec(value) ?? [];
  return !COPIED.test(host) && hostOfSite(value) !== undefined;
}

const EMAIL = /^[^\s@<>()[\]",;:\\*“”„‘’«»]*@([^\s@/?#:]+)$/;

/** An email address in a warning, or a domain for all addresses of a domain: `@apex.example`. */
export const listedEmail = () =>
  text()
    .refine(
      (value) => {
        const [, domain] = EMAIL.exec(value) ?? [];
        return domain !== undefined && isPlainAddress(`https://${domain}`);
      },
      { error: 'must be an email address, or a domain written @firm.example', abort: true },
    )
    .refine((value) => !value.startsWith('@') || sharedHost(`https://${value.slice(1)}`) === undefined, {
      error: ({ input }) => `must be a full email address, such as name${String(input)}, because many owners share the domain`,
    });

/** A firm has few contact points, and its record shows all of them. */
const MAX_PER_FIRM = 10;

const ofAFirm = (value: () => z.ZodString, what: string) =>
  z.array(value(), 'must be a list').max(MAX_PER_FIRM, `must have at most ${MAX_PER_FIRM} ${what}`).refine(distinct, twice('thing'));

const OWN = 'must belong to the firm: this is a public suffix or an IP address';
const OWN_MAIL = 'must belong to the firm: this is a public suffix, an IP address or a provider of mailboxes';

/** The websites of a regulated firm. */
export const ownWebsites = () =>
  ofAFirm(
    () =>
      literal()
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
        .refine((value) => isOwn(`https://${value}`) && !isMailProvider(value), OWN_MAIL),
    'domains',
  );

/** The telephone numbers of a regulated firm. */
export const ownPhones = () => phones().max(MAX_PER_FIRM, `must have at most ${MAX_PER_FIRM} numbers`);

function isDomain(value: string): boolean {
  return /^[^\s@/?#:\\%]+\.[^\s@/?#:\\%]+$/.test(value) && value === value.toLowerCase() && isPlainAddress(`https://${value}`);
}

/**
 * True if the host of an address can be registered, unlike `co.uk`. It may be the host of a payment service, where other people have pages:
 * the check then takes only the host itself and what the record names as the firm's own.
 */
function isOwn(address: string): boolean {
  const host = hostOfSite(address);
  return host !== undefined && cutHost(host).domain !== undefined;
}
