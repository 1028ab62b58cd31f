import { Suspense, lazy, useMemo } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { firstFirms } from '#src/content/register-head.ts';
import { buildSubstringIndex, matchTyped } from '#src/search/substring-index.ts';
import { LiveSearch } from '#src/ui/live-search.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { useUrlText } from '#src/ui/url-state.ts';
import { Count } from './count.tsx';
import { FirmTable } from './firm-table.tsx';
import { LetterIndex } from './letter-index.tsx';
import { NoMatch } from './no-match.tsx';
import { useOpenFirm } from './use-open-firm.ts';
import styles from './page.module.css';

export { messages as english } from '#content/locales/en/regulated-companies.po';

/** No part of the first load: it comes when a firm is opened, or pointed at. */
const loadDialog = () => import('./firm-dialog.tsx');
const FirmDialog = lazy(loadDialog);

/** Case-insensitive substring on name, country or licence (specification §5). */
const index = buildSubstringIndex(firstFirms.length, (row) => {
  const firm = firstFirms[row];
  return firm ? [firm.name, firm.country, firm.licenseId] : [];
});

/** Regulated Companies: the register as a table, sorted by name (specification §2, decision 10). */
export default function RegulatedCompaniesPage() {
  const { t } = useLingui();
  const [search, setSearch] = useUrlText('q');
  const rows = useMemo(() => matchTyped(index, search), [search]);
  const openFirm = useOpenFirm();

  return (
    <>
      <PageHead
        heading={<Trans>Regulated Companies</Trans>}
        lead={<Trans>Every firm this authority supervises, in one table. Choose a name for its full record.</Trans>}
      >
        <LiveSearch
          action="/regulated-companies"
          label={<Trans>Company, country or licence</Trans>}
          placeholder={t`Search by company name, country, or license ID`}
          text={search}
          onChange={setSearch}
        />
      </PageHead>
      <div className={`wrap ${styles['fields']}`}>
        <LetterIndex rows={rows} />
        <div>
          <Count shown={rows.length} />
          <FirmTable rows={rows} onOpen={openFirm.open} />
          {rows.length === 0 && <NoMatch />}
        </div>
      </div>
      {openFirm.licence !== undefined && (
        <Suspense fallback={<p className="spoken">loading...</p>}>
          <FirmDialog key={openFirm.licence} openFirm={openFirm} />
        </Suspense>
      )}
    </>
  );
}
