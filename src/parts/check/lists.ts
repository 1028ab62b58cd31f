import confusables from 'content:confusables';
import site from 'content:site';
import { loadOnce } from '#src/loading/load-once.ts';
import { firmContacts, loadFirmContacts } from '#src/content/firm-contacts.ts';
import { loadFirmColumns, register } from '#src/content/register.ts';
import { loadWarnedFirmColumns, warnings } from '#src/content/warned-firms.ts';
import { hostOfSite } from '#src/search/check/address.ts';
import { buildCheckIndex, buildCheckIndexInSlices, type CheckIndex } from '#src/search/check/check.ts';

/** With more records than this, building the index at once would freeze the page. */
const MOST_AT_ONCE = 2000;

/** Loads the check index of the register and the warnings, once. */
export const checkIndex = loadOnce(build);

async function build(): Promise<CheckIndex> {
  await Promise.all([loadFirmColumns(), loadFirmContacts(), loadWarnedFirmColumns()]);
  const contacts = firmContacts.columns();
  // Records are not kept, because the index reads each once and few of them again.
  const firms = {
    ...register,
    at: register.read,
    contactsAt: firmContacts.read,
    columns: () => register.columns().map((columns, shard) => Object.assign({}, columns, contacts[shard])),
  };
  const data = { firms, warned: { ...warnings, at: warnings.read }, confusables, ownHost: hostOfSite(site.baseUrl) };
  if (register.length + warnings.length <= MOST_AT_ONCE) return buildCheckIndex(data);
  return buildCheckIndexInSlices(data);
}
