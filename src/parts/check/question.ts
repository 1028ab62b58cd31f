import { readAddress, type Address, type Intake } from '#src/search/address.ts';
import { shareable } from '#src/ui/shareable.ts';

const MOST_CHARACTERS = 100;

/**
 * What of a text may stand in the address of the page that checks it: a name or an address as it was typed; of a
 * message only the addresses in it, as many as a hundred characters hold.
 */
export function questionOf(text: string): string {
  const { kind, addresses }: Intake = readAddress(text);
  const typed = kind === 'text' && addresses.length > 0 ? '' : shareable(text);
  return typed === '' ? join(addresses) : typed;
}

function join(addresses: readonly Address[]): string {
  let joined = '';
  for (const { host } of addresses) {
    const longer = `${joined} ${host}`.trim();
    if (longer.length <= MOST_CHARACTERS) joined = longer;
  }
  return joined;
}
