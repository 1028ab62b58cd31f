import confusables from 'content:confusables';
import { loadOnce } from '#src/loading/load-once.ts';
import { loadFirmColumns, register } from '#src/content/register.ts';
import { loadWarnedFirmColumns, warnings } from '#src/content/warned-firms.ts';
import { buildCheckIndex, buildCheckIndexInSlices, type CheckIndex } from '#src/search/check/check.ts';

/** With more records than this, the page would stand still while the index is built. */
const MOST_AT_ONCE = 2000;

/** The register and the warnings behind one question, built when first asked for and kept. */
export const checkIndex = loadOnce(build);

async function build(): Promise<CheckIndex> {
  await Promise.all([loadFirmColumns(), loadWarnedFirmColumns()]);
  // The index reads every record once and few of them again, so none is kept.
  const data = { firms: { ...register, at: register.read }, warned: { ...warnings, at: warnings.read }, confusables };
  if (register.length + warnings.length <= MOST_AT_ONCE) return buildCheckIndex(data);
  return buildCheckIndexInSlices(data);
}
