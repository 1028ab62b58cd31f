import { readAddress, type Address } from '#src/search/check/address.ts';
import { shareable } from '#src/ui/shareable.ts';

const MOST_CHARACTERS = 100;

/**
 * The part of a text that may be in the address of a page: a name or an address as typed, or only the web addresses in a message,
 * as many as fit into a hundred characters.
 */
export function questionOf(text: string): string {
  const { kind, addresses } = readAddress(text);
  const typed = kind === 'text' && addresses.length > 0 ? '' : shareable(text);
  return typed === '' ? join(addresses) : typed;
}

function join(addresses: readonly Address[]): string {
  const kept = new Set<string>();
  let length = -1;
  for (const address of addresses) {
    const short = shorten(address);
    if (kept.has(short) || length + 1 + short.length > MOST_CHARACTERS) continue;
    kept.add(short);
    length += 1 + short.length;
  }
  return [...kept].join(' ');
}

/** Removes the query of a link and the mailbox of an email address, because they identify the person who received the message. */
function shorten({ kind, host, said }: Address): string {
  const [site = host] = said.split('?');
  return kind === 'email' || site.length > MOST_CHARACTERS ? host : site;
}
