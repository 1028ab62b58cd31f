import { fold } from '@frontier/check/fold';
import withdrawn from 'content:history/withdrawn';
import type { WithdrawnWarning } from './past.ts';

/** The warnings that were taken back, the latest first. No search finds them as warnings. */
export { withdrawn };

/** Finds one by the id that it had. */
export const findWithdrawn = (id: string) => withdrawn.find((warning) => warning.id === id);

/** Finds one of which the whole text is a name or a website. A page of a website is not enough. */
export function findWithdrawnNamed(text: string, all: readonly WithdrawnWarning[] = withdrawn): WithdrawnWarning | undefined {
  const [name, site] = [fold(text.trim()), siteOf(text)];
  return all.find(
    (warning) =>
      [warning.name, ...warning.aliases].some((one) => fold(one) === name) || warning.websites.some((one) => siteOf(one) === site),
  );
}

/** An address as people write it: without the scheme, `www.` and the slash at the end, also if it is defanged. */
function siteOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replaceAll('[.]', '.')
    .replace(/^h(?:tt|xx)ps?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}
