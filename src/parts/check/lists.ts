import confusables from 'content:confusables';
import { loadOnce } from '#src/content/load-once.ts';
import { loadFirms } from '#src/content/register.ts';
import { loadWarnedFirms } from '#src/content/warned-firms.ts';
import { buildCheckIndex, buildCheckIndexInSlices, type CheckIndex } from '#src/search/check.ts';

/** With more records than this, the page would stand still while the index is built. */
const MOST_AT_ONCE = 2000;

/** The register and the warnings behind one question, built when first asked for and kept. */
export const checkIndex = loadOnce(build);

async function build(): Promise<CheckIndex> {
  const [firms, warned] = await Promise.all([loadFirms(), loadWarnedFirms()]);
  const data = { firms, warned, confusables };
  if (firms.length + warned.length <= MOST_AT_ONCE) return buildCheckIndex(data);
  return buildCheckIndexInSlices(data, () => new Promise((resolve) => setTimeout(resolve)));
}
