import { useEffect, useSyncExternalStore } from 'react';
import { loadFirmDetails } from '#src/content/firm-details.ts';
import type { FirmDetails } from '#src/content/register-data.ts';
import { loadOptional } from '#src/ui/optional-part.ts';

/** The full record of a firm, as far as it is here; `missing` when its part of the register could not be loaded. */
export type KnownDetails = FirmDetails | 'missing' | undefined;

/** By row of the register. Kept, so that the next keystroke finds what is here at once. */
const known = new Map<number, FirmDetails | 'missing'>();
const loading = new Set<number>();
const listeners = new Set<() => void>();
let version = 0;

/** The full records of firms by their rows, in that order; each is fetched once. */
export function useDetails(rows: readonly number[]): KnownDetails[] {
  useSyncExternalStore(subscribe, getVersion, getVersion);
  const wanted = rows.join(' ');
  useEffect(() => {
    for (const row of wanted === '' ? [] : wanted.split(' ')) request(Number(row));
  }, [wanted]);
  return rows.map((row) => known.get(row));
}

function request(row: number) {
  if (loading.has(row) || typeof known.get(row) === 'object') return;
  loading.add(row);
  const keep = (details: FirmDetails | 'missing') => {
    loading.delete(row);
    known.set(row, details);
    version += 1;
    for (const listener of listeners) listener();
  };
  loadOptional(() => loadFirmDetails(row)).then(keep, (error: unknown) => {
    reportError(error);
    keep('missing');
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getVersion = () => version;
