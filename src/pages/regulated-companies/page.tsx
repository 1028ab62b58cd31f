import { Suspense, lazy, useCallback, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { LIST, SPACE } from '#src/i18n/punctuation.ts';
import { addressOf } from '#src/i18n/address.ts';
import site from 'content:site';
import { useTitlePrefix } from '#src/ui/title-prefix.ts';
import { LiveSearch } from '#src/parts/search-field/live-search.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { useQuestionOfAddress, useSearchText } from '#src/ui/url-state.ts';
import { FirmList } from './firm-list.tsx';
import { namesOf, useFiltersOfAddress } from './use-filters.ts';
import { openFirm, useOpenLicence } from './use-open-firm.ts';
import { Loading } from '#src/late/loading.tsx';
import { loadOrReload } from '#src/late/missing-chunk.ts';

/** Not in the first load: it is requested when a firm is opened. */
const FirmDialog = lazy(() => loadOrReload(() => import('./firm-dialog.tsx')));

/** Regulated Companies: the register as a table, sorted by name (DIR-1, DIR-4). */
export default function RegulatedCompaniesPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchText();
  const licence = useOpenLicence();
  const [shown, setShown] = useState<string>();
  // The same function at every render, because the memoised rows of the table depend on it.
  const open = useCallback((chosen: string) => {
    setShown(chosen);
    openFirm(chosen);
  }, []);
  const searched = useQuestionOfAddress();
  const { chosen } = useFiltersOfAddress();
  useTitlePrefix(licence === undefined ? [searched, ...namesOf(chosen)].filter((part) => part !== '').join(LIST) : '');

  return (
    <>
      <PageHead
        heading={<Trans>Regulated Companies</Trans>}
        lead={
          <>
            <Trans>The firms that the Authority supervises. Select a company to see its full record.</Trans>
            {site.fictional && (
              <>
                {SPACE}
                <Trans>This demonstration contains only some of them.</Trans>
              </>
            )}
          </>
        }
      >
        <LiveSearch
          action={addressOf('/regulated-companies')}
          label={<Trans>Company, country or licence number</Trans>}
          placeholder={t`Search by company name, country, or license ID`}
          text={search}
          onChange={setSearch}
        />
      </PageHead>
      <FirmList search={search} isCovered={licence !== undefined && licence !== shown} onOpen={open} />
      {licence !== undefined && (
        <Suspense fallback={<Loading className="spoken" />}>
          <FirmDialog key={licence} licence={licence} onShown={setShown} />
        </Suspense>
      )}
    </>
  );
}
