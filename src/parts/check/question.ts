import { readAddress, type Address } from '#src/search/check/address.ts';
import { IN_CODE } from '#src/search/check/address/code-link.ts';
import { shareable } from '#src/ui/shareable.ts';

const MOST_CHARACTERS = 100;

/** Identifies the person who received a link. */
const QUERY = /[?#]\S*/g;

/**
 * The part of a text that may be in the address of a page: a name or an address as typed, or only the web addresses in a message,
 * as many as fit into a hundred characters. Queries are left out.
 */
export function questionOf(text: string): string {
  const { kind, addresses } = readAddress(text);
  const isMessage = kind === 'text' && addresses.length > 0;
  // Without the end of the line, because Enter after the only line does not make it a message.
  const line = text.trimEnd();
  const typed = isMessage ? '' : shareable(kind === 'text' ? line : line.replaceAll(QUERY, ''));
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
function shorten({ kind, host, said, inCode }: Address): string {
  const site = said.replaceAll(QUERY, '');
  return kind === 'email' || site.length > MOST_CHARACTERS ? (inCode ? IN_CODE : '') + host : site;
}
