import confusables from 'content:confusables';
import site from 'content:site';
import { loadOnce } from '#src/loading/load-once.ts';
import { firmContacts } from '#src/content/firm-contacts.ts';
import { register } from '#src/content/register.ts';
import { warnings } from '#src/content/warned-firms.ts';
import { hostOfSite } from '#src/search/check/address.ts';
import { buildCheckIndex, buildCheckIndexInSlices, type CheckData, type CheckIndex } from '#src/search/check/check.ts';

/** With more records than this, building the index at once would freeze the page. */
const MOST_AT_ONCE = 2000;

/** Loads the check index of the register and the warnings, once. */
export const checkIndex = loadOnce(build);

async function build(): Promise<CheckIndex> {
  const loaded = Promise.all([register.loadAll(), firmContacts.loadAll(), warnings.loadAll()]);
  // Records are not kept, because the index reads each once and few of them again.
  const data: CheckData = {
    firms: {
      ...register,
      at: register.read,
      contactsAt: firmContacts.read,
      columns: () => register.columns().map((columns, shard) => Object.assign({}, columns, firmContacts.columns()[shard])),
      async *arriving() {
        const contacts = firmContacts.arriving();
        for await (const columns of register.arriving()) yield { ...columns, ...(await contacts.next()).value };
      },
    },
    warned: {
      ...warnings,
      at: warnings.read,
    },
    confusables,
    ownHost: hostOfSite(site.baseUrl),
  };
  if (register.length + warnings.length > MOST_AT_ONCE) {
    // A missing part is reported where it is read.
    loaded.catch(() => undefined);
    return buildCheckIndexInSlices(data);
  }
  await loaded;
  return buildCheckIndex(data);
}
