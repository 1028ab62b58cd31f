import type { Email, Site } from '../types.ts';
import { showHost, withoutWww } from './host.ts';

/** An address in canonical form: without its scheme and `www.`, in the letters of its language. */
export function writePlainly(
  address: Pick<Site, 'kind' | 'host' | 'port' | 'path' | 'query'> | Pick<Email, 'kind' | 'mailbox' | 'host'>,
): string {
  const host = showHost(withoutWww(address.host));
  if (address.kind === 'email') return `${address.mailbox}@${host}`;
  const { port, path, query } = address;
  const end = query === '' ? '' : `?${query}`;
  return `${host}${port === '' ? '' : `:${port}`}${path === '/' && end === '' ? '' : path}${end}`;
}
