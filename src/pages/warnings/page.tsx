import { useMemo } from 'react';
import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { firstWarnedFirms } from '#src/content/warned-firms-head.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { served } from '#src/parts/served/served.tsx';
import { matchTypedOrPhone } from '#src/search/phone.ts';
import { buildSubstringIndex } from '#src/search/substring-index.ts';
import { ListCount } from '#src/ui/list-count.tsx';
import { LiveSearch } from '#src/ui/live-search.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { useUrlText } from '#src/ui/url-state.ts';
import { NoMatch } from './no-match.tsx';
import { UnknownEntry } from './unknown-entry.tsx';
import { leaveEntry, useEntry, withEntry } from './use-entry.ts';
import { WarnedFirmList } from './warned-firm-list.tsx';
import paid from '#src/parts/already-paid/already-paid.module.css';
import styles from './page.module.css';

export { messages as english } from '#content/locales/en/warnings.po';

/** Case-insensitive substring on name, any alias or any website (specification §5), and on email addresses and telephone numbers. */
const index = buildSubstringIndex(firstWarnedFirms.length, (place) => {
  const firm = firstWarnedFirms[place];
  return firm ? [firm.name, ...firm.aliases, ...firm.websites, ...firm.emails, ...firm.phones] : [];
});

/** Read by few, and at once: it is in the page as it is served, and its code is in no first load. */
const AlreadyPaid = served(() => import('#src/parts/already-paid/already-paid.tsx'));

/** Investor Warnings: firms that are not authorised, with their names and addresses (specification §2). */
export default function WarningsPage() {
  const { t } = useLingui();
  const [search, setSearch] = useUrlText('q');
  const entry = useEntry();
  const places = useMemo(() => withEntry(matchTypedOrPhone(index, search), entry), [search, entry]);

  return (
    <>
      <PageHead
        ground="amber"
        heading={<Trans>Investor Warnings</Trans>}
        lead={<Trans>These firms are not authorised by us. Do not send them money, documents or passwords.</Trans>}
      >
        <LiveSearch
          action="/warnings"
          label={<Trans>Name, alias or website</Trans>}
          placeholder={t`Search by name, alias or website`}
          text={search}
          onChange={(text) => {
            leaveEntry();
            setSearch(text);
          }}
        />
      </PageHead>
      <div className={`wrap ${styles['list']}`}>
        {entry && !entry.firm && <UnknownEntry key={entry.id} id={entry.id} />}
        {/* Its styles are needed at once: a style sheet that nothing refers to is left out of the first load. */}
        <div className={paid['among']}>
          <AlreadyPaid servedAs="already-paid" level="h2" open={false} />
        </div>
        <Count shown={places.length} />
        <WarnedFirmList places={places} entry={entry} />
        {places.length === 0 && <NoMatch search={search} />}
      </div>
    </>
  );
}

function Count({ shown }: { shown: number }) {
  const { code } = useLanguage();
  const [some, all] = [formatNumber(code, shown), formatNumber(code, firstWarnedFirms.length)];
  return (
    <ListCount
      aside={
        <span className={styles['ways']}>
          <Link href="/regulated-companies">
            <Trans>Check a firm in the Regulated Companies directory</Trans>
          </Link>
          <Link href="/check">
            <Trans>Check both lists at once</Trans>
          </Link>
          <Link href="/open-data#warnings">
            <Trans>The warnings as open data</Trans>
          </Link>
        </span>
      }
    >
      <Trans>
        <b>{some}</b> of <b>{all}</b> warned firms shown
      </Trans>
    </ListCount>
  );
}
