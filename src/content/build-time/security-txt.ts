import type { SecurityPage } from '#src/content/build-time/schemas/texts.ts';
import type { Site } from '#src/content/build-time/schemas/records.ts';
import { daysAfter } from './build-date.ts';

/** Less than a year, as RFC 9116 §2.5.5 asks for: nobody should write to an address that nobody has looked at since. */
const HOLDS_DAYS = 364;

/** Where RFC 9116 §3 wants the file. */
export const SECURITY_TXT = '/.well-known/security.txt';

/**
 * How to report a vulnerability, for programs and people who look for it there (RFC 9116).
 * @param built the day of the build, from which it holds for less than a year
 */
export function securityTxt(site: Site, { languages, fictional }: SecurityPage, built: string): string {
  return [
    ...(site.fictional ? [`# ${fictional}`] : []),
    `Contact: mailto:${site.supportEmail}`,
    `Expires: ${daysAfter(built, HOLDS_DAYS)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site.baseUrl}${SECURITY_TXT}`,
    `Policy: ${site.baseUrl}/security`,
    '',
  ].join('\n');
}
