import type { PageAddress, Path } from '#src/routes.ts';
import { shareable } from '#src/ui/shareable.ts';
import { withQuery } from '#src/ui/url-state.ts';

/** The address of a page with a search for a text, or without a search if the text is a message. */
export function askAt(path: Path, text: string): PageAddress {
  return `${path}${queryOf('q', text)}`;
}

/** The address of a firm's record in the directory. */
export function recordAt(licenseId: string): PageAddress {
  return `/regulated-companies?firm=${encodeURIComponent(licenseId)}`;
}

/** The address of the changes to a firm, of a year, or on a topic. Empty values are left out. */
export function changesAt(wanted: { firm?: string; year?: string; topic?: string }): PageAddress {
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''));
  return withQuery('/changes', query);
}

/** The address of the form to report a scam, filled in with the subject if it is a name or an address. */
export function reportScamAt(subject: string): PageAddress {
  return `/contact${queryOf('about', subject)}#report-a-scam`;
}

function queryOf(name: string, text: string): '' | `?${string}` {
  const kept = shareable(text);
  return kept === '' ? '' : `?${new URLSearchParams({ [name]: kept }).toString()}`;
}
