import { warnedFirmAt } from '#src/content/warned-firms.ts';
import { checkIndex } from '#src/parts/check/lists.ts';
import { Matched } from '#src/parts/check/matched.tsx';
import { questionOf } from '#src/parts/check/question.ts';
import { WarnedEntry } from '#src/parts/check/warned-entry.tsx';
import type { Match } from '#src/search/check/check.ts';

/** What the warnings have for a text. */
export interface Warnings {
  /** The warned firms that have exactly this name, or a website that holds the address; the rules are those of `/check`. */
  matches: readonly Match[];
  /** What of the text the page `/check` may be asked in a link. */
  question: string;
}

/** Of more than these, `/check` has all. */
const MOST_SHOWN = 3;

export async function findWarnings(query: string): Promise<Warnings> {
  const { warned } = (await checkIndex()).check(query);
  return { matches: warned.take(0, Math.min(warned.count.exact, MOST_SHOWN)), question: questionOf(query) };
}

/** The records of the warnings, one below the other. */
export function WarningList({ matches }: { matches: readonly Match[] }) {
  return matches.map((match) => {
    const firm = warnedFirmAt(match.position);
    return firm && <WarnedEntry key={match.position} firm={firm} matched={<Matched match={match} />} level="h4" />;
  });
}
