import { parse } from 'tldts';

/**
 * A host cut where anyone can register a name: `login.apex.co.uk` is `apex` under `co.uk`, and `apex.github.io` is `apex` under
 * `github.io`.
 */
export interface HostParts {
  /** The public suffix: `co.uk`, `github.io`. The host itself if it is one. */
  suffix: string;
  /** The registrable domain, `apex.co.uk`. None for a public suffix, an IP address or a single name. */
  domain?: string;
  /** The first label of the domain, `apex`. */
  label?: string;
  /** Whether the suffix is a known one, so that text with a dot in it is likely to be an address. */
  known: boolean;
  /** The domain is on a platform of another owner, such as `apex.github.io`. */
  isHosted?: boolean;
}

/** Endings that are in no list of registries but are used in addresses (RFC 2606, RFC 6761, RFC 7686, RFC 8375), and those of wallets. */
const RESERVED = new Set(['example', 'test', 'invalid', 'localhost', 'local', 'onion', 'arpa', 'eth', 'crypto']);

const OPTIONS = { allowPrivateDomains: true, extractHostname: false, validateHostname: false, mixedInputs: false } as const;

/**
 * Cuts a host by the public suffix list, private suffixes (`pages.dev`) included. An ending that the list does not
 * have, such as the reserved ones, counts as one label.
 *
 * @param host in lower case and ASCII, as the URL parser returns it
 *
 * @example
 * cutHost('login.apex.co.uk').domain; // 'apex.co.uk'
 */
export function cutHost(host: string): HostParts {
  const { publicSuffix, domain, domainWithoutSuffix, isIcann, isPrivate, isIp } = parse(host, OPTIONS);
  if (isIp === true) return { suffix: '', known: true };
  const suffix = publicSuffix ?? host;
  const known = isIcann === true || isPrivate === true || RESERVED.has(host.slice(host.lastIndexOf('.') + 1));
  return domain === null || domainWithoutSuffix === null
    ? { suffix, known }
    : { suffix, domain, label: domainWithoutSuffix, known, isHosted: isPrivate === true };
}
