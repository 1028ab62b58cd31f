import type { SecurityPage } from './schemas/texts.ts';
import type { Site } from './schemas/records.ts';
import { daysAfter } from './build-date.ts';

/** Less than a year, as RFC 9116 §2.5.5 recommends, so that an outdated contact expires. */
const HOLDS_DAYS = 364;

/** The address that RFC 9116 §3 requires. */
export const SECURITY_TXT = '/.well-known/security.txt';

/**
 * Writes `security.txt`, which says how to report a vulnerability (RFC 9116).
 * @param built the day of the build (yyyy-mm-dd); the file expires less than a year later
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
