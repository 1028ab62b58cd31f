import { meantWarnings } from '#src/check/items.ts';
import { checkOnce } from '#src/check/use-check.ts';
import { asResult, type FirmResult } from './find-firms.ts';

/** More are on `/check`. */
const MAX_SHOWN = 3;

/** Asks the check which warnings a question is about. @throws if the lists cannot be loaded. */
export async function findMeant(asked: string, signal: AbortSignal): Promise<FirmResult[]> {
  const { answer, records } = await checkOnce(asked, signal);
  return meantWarnings(answer)
    .slice(0, MAX_SHOWN)
    .flatMap(({ position }) => records.warnings.get(position) ?? [])
    .map(asResult);
}
