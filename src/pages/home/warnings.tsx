import { warnedFirmAt } from '#src/content/warned-firms.ts';
import { checkIndex } from '#src/parts/check/lists.ts';
import { Matched } from '#src/parts/check/matched.tsx';
import { questionOf } from '#src/parts/check/question.ts';
import { WarnedEntry } from '#src/parts/check/warned-entry.tsx';
import type { Match } from '#src/search/check/check.ts';

/** The warnings for a text. */
export interface Warnings {
  /** The warned firms with exactly this name, or with a website that covers the address, by the rules of `/check`. */
  matches: readonly Match[];
  /** The part of the text that a link to `/check` may contain. */
  question: string;
}

/** If there are more than this, `/check` shows all of them. */
const MOST_SHOWN = 3;

export async function findWarnings(query: string): Promise<Warnings> {
  const { warned } = (await checkIndex()).check(query);
  return { matches: warned.take(0, Math.min(warned.count.exact, MOST_SHOWN)), question: questionOf(query) };
}

/** The records of the warnings. */
export function WarningList({ matches }: { matches: readonly Match[] }) {
  return matches.map((match) => {
    const firm = warnedFirmAt(match.position);
    return firm && <WarnedEntry key={match.position} firm={firm} matched={<Matched match={match} />} level="h4" />;
  });
}
