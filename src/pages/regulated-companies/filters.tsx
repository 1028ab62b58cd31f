import { hydrateLater } from '#src/parts/prerendered/hydrate-later.tsx';
import type { FirmFilters } from './use-filters.tsx';
import styles from './filters.module.css';

/** Not in the first load: it is requested when the filters are opened, or when the address has one. */
const loadPanel = () => import('./filter-panel.tsx');
const FilterPanel = hydrateLater(async () => (await loadPanel()).FilterPanel);

/** The filters above the list. `found` are the rows that match the search; undefined for all. */
export function Filters({ found, filters: { isWanted, onKeep } }: { found: readonly number[] | undefined; filters: FirmFilters }) {
  return <FilterPanel className={styles['filters']} isNeeded={isWanted} onFail={onKeep} found={found} onKeep={onKeep} />;
}
