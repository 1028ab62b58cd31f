import { parse } from 'tldts';

/** A host cut where anybody may register: `login.apex.co.uk` is `apex` under `co.uk`, `apex.github.io` is `apex` under `github.io`. */
export interface HostParts {
  /** What many owners share: `co.uk`, `github.io`. The host itself when it is one of these. */
  suffix: string;
  /** The part that one owner holds, `apex.co.uk`. None for a public suffix, an IP address or a single name. */
  domain?: string;
  /** The first label of the domain, `apex`. */
  label?: string;
  /** Whether the suffix is a known one, so that text with a dot in it is likely to be an address. */
  known: boolean;
}

/** Endings that no list of registries holds and that are addresses all the same (RFC 2606, RFC 6761, RFC 7686, RFC 8375). */
const RESERVED = new Set(['example', 'test', 'invalid', 'localhost', 'local', 'onion', 'arpa']);

const OPTIONS = { allowPrivateDomains: true, extractHostname: false, validateHostname: false, mixedInputs: false } as const;

/**
 * Cuts a host by the public suffix list, private suffixes (`pages.dev`) included. An ending that the list does not
 * have, such as the reserved ones, counts as one label.
 *
 * @param host in lower case, ASCII, as the URL parser gives it
 */
export function cutHost(host: string): HostParts {
  const { publicSuffix, domain, domainWithoutSuffix, isIcann, isPrivate, isIp } = parse(host, OPTIONS);
  if (isIp === true) return { suffix: '', known: true };
  const suffix = publicSuffix ?? host;
  const known = isIcann === true || isPrivate === true || RESERVED.has(host.slice(host.lastIndexOf('.') + 1));
  return domain === null || domainWithoutSuffix === null ? { suffix, known } : { suffix, domain, label: domainWithoutSuffix, known };
}
