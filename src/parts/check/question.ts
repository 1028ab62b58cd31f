import { readAddress, type Address } from '#src/search/check/address.ts';
import { shareable } from '#src/ui/shareable.ts';

const MOST_CHARACTERS = 100;

/**
 * What of a text may stand in the address of the page that checks it: a name or an address as it was typed; of a
 * message only the addresses in it, as many as a hundred characters hold.
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

/** Of a link without its query and of an e-mail address without its mailbox: these tell who was written to. */
function shorten({ kind, host, said }: Address): string {
  const [site = host] = said.split('?');
  return kind === 'email' || site.length > MOST_CHARACTERS ? host : site;
}
