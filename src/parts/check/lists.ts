import confusables from 'content:confusables';
import { listedFirms } from '#src/content/register.ts';
import { warnedFirms } from '#src/content/warned-firms.ts';
import { buildCheckIndex, buildCheckIndexInSlices, type CheckIndex } from '#src/search/check.ts';

/** With more records than this, the page would stand still while the index is built. */
const MOST_AT_ONCE = 2000;

let index: Promise<CheckIndex> | undefined;

/** The register and the warnings behind one question, built when first asked for and kept. */
export function checkIndex(): Promise<CheckIndex> {
  index ??= build();
  return index;
}

async function build(): Promise<CheckIndex> {
  const data = { firms: listedFirms, warned: warnedFirms, confusables };
  if (listedFirms.length + warnedFirms.length <= MOST_AT_ONCE) return buildCheckIndex(data);
  return buildCheckIndexInSlices(data, () => new Promise((resolve) => setTimeout(resolve)));
}
