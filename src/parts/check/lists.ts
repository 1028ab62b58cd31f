import confusables from 'content:confusables';
import site from 'content:site';
import { loadOnce } from '#src/loading/load-once.ts';
import { firmContacts } from '#src/content/firm-contacts.ts';
import { register } from '#src/content/register.ts';
import { warnings } from '#src/content/warned-firms.ts';
import { hostOfSite } from '#src/search/check/address.ts';
import { buildCheckIndexInSlices, type CheckData, type CheckIndex } from '#src/search/check/check.ts';

/** Loads the check index of the register and the warnings, once. */
export const checkIndex = loadOnce(build);

function build(): Promise<CheckIndex> {
  // A missing part is reported where it is read.
  Promise.all([register.loadAll(), firmContacts.loadAll(), warnings.loadAll()]).catch(() => undefined);
  // Records are not kept, because the index reads each once and few of them again.
  const data: CheckData = {
    firms: {
      ...register,
      at: register.read,
      contactsAt: firmContacts.read,
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
  return buildCheckIndexInSlices(data);
}
