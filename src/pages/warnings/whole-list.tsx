import { memo, useEffect, useMemo, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { idOf, type ListedWarnedFirm } from '#src/content/warned-firm-columns.ts';
import { firstWarnedFirms, warnedFirmCount } from '#src/content/warned-firms-head.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import type { Read } from '#src/parts/check/reading.tsx';
import { matchTypedOrPhone } from '#src/search/substring/phone.ts';
import { buildSubstringIndex } from '#src/search/substring/substring-index.ts';
import { Count } from './count.tsx';
import { newestFirst } from './newest-first.ts';
import { NoMatch } from './no-match.tsx';
import { searchedFields } from './searched-fields.ts';
import { UnknownEntry } from './unknown-entry.tsx';
import { showEntry, useEntryId } from './use-entry.ts';
import { WarnedFirmCard } from './warned-firm-card.tsx';
import styles from './warned-firm-list.module.css';

/** Nothing has to be loaded before a search. */
export const prepareSearch = undefined;

const index = buildSubstringIndex(firstWarnedFirms, searchedFields);

/** A card for every warned firm, so that find-in-page, printing and reading without a script include them all. */
export function WarningList({ search, isNewestFirst }: { search: string; isNewestFirst: boolean }) {
  const firms = useMemo(() => (isNewestFirst ? newestFirst(firstWarnedFirms, ({ issued }) => issued) : firstWarnedFirms), [isNewestFirst]);
  const id = useEntryId();
  const entry = useMemo(() => (id === undefined ? undefined : firstWarnedFirms.find((firm) => idOf(firm) === id)), [id]);
  // The entry in the address is shown even if it does not match, because a link to it must show it.
  const matching = useMemo(() => new Set(matchTypedOrPhone(index, search)).add(entry?.position ?? -1), [search, entry]);
  const shown = firstWarnedFirms.filter(({ position }) => matching.has(position)).length;
  const [read, setRead] = useState<Read>();
  const [some, all] = [formatNumber(read?.shown ?? shown), formatNumber(warnedFirmCount)];
  useEffect(() => {
    if (entry) showEntry(idOf(entry));
  }, [entry]);
  return (
    <>
      {id !== undefined && !entry && <UnknownEntry key={id} id={id} />}
      <Count announced={read?.announced}>
        <Trans>
          <b>{some}</b> of <b>{all}</b> warnings shown
        </Trans>
      </Count>
      {/* All cards stay mounted, and those that do not match are hidden. That is cheaper at each keystroke than creating cards again. */}
      <ul className={styles['cards']}>
        {firms.map((firm) => (
          <Card key={firm.position} firm={firm} hidden={!matching.has(firm.position)} linked={firm === entry} />
        ))}
      </ul>
      {shown === 0 && <NoMatch search={search} onRead={setRead} />}
    </>
  );
}

const Card = memo(function Card({ firm, hidden, linked }: { firm: ListedWarnedFirm; hidden: boolean; linked: boolean }) {
  return (
    <li className={styles['item']} hidden={hidden}>
      <WarnedFirmCard firm={firm} linked={linked} />
    </li>
  );
});
