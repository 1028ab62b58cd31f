import { withoutWww } from '../src/read/host.ts';
import { readText } from '../src/read/read.ts';

/** The hosts of the web and email addresses in a text, without `www.` */
export function addressesIn(text: string): string[] {
  return readText(text).items.flatMap((item) => (item.kind === 'site' || item.kind === 'email' ? withoutWww(item.host) : []));
}
