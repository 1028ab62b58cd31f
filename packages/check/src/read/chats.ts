import type { Site } from '../types.ts';
import { withoutWww } from './host.ts';

const HOSTS = new Set(['wa.me', 'whatsapp.com', 'api.whatsapp.com', 'web.whatsapp.com', 'chat.whatsapp.com']);

/** The digits of the telephone number in a link to a chat, with the country code: `wa.me/442079460123`. Undefined for any other address. */
export function chatDigits({ host, path, query }: Pick<Site, 'host' | 'path' | 'query'>): string | undefined {
  if (!HOSTS.has(withoutWww(host))) return undefined;
  return /^\/(?:\+|%2b)?(\d{7,15})(?!\d)/i.exec(path)?.[1] ?? /(?:^|&)phone=(?:\+|%2b)?(\d{7,15})/i.exec(query)?.[1];
}
