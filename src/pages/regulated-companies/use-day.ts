import type { ReactNode } from 'react';
import files from 'content:register/past';
import type { RegisterOnDay } from '#src/history/register-on-day.ts';
import { loadOnce } from '#src/loading/load-once.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { useQuery } from '#src/ui/url-state.ts';

const [file = ''] = files;

/** The register can be shown on earlier days. */
export const HAS_PAST = file !== '';

export interface ShownDay {
  /** Undefined if the register cannot be shown on that day: the page then shows the register of today. */
  register: RegisterOnDay | undefined;
  /** Says above the list which day it is of, or why it is not of the day in the address. */
  band: ReactNode;
  /** The same in two words, before the number of firms. */
  lead: ReactNode;
}

/** The day in the address (`?on=2021-03-03`), as it is written there. Empty without one. */
export function useAskedDay(): string {
  const asked = useQuery().get('on') ?? '';
  return HAS_PAST ? asked : '';
}

/** Loads the past of the register, and the code that shows it. If that code imported the address, it would be a chunk that every visitor loads. */
export const loadDay = async (day: string): Promise<ShownDay> => (await loadCode()).showDay(day, file);

const loadCode = loadOnce(() => import('./on-a-day.tsx'));

/** The register on the day in the address (HISTORY-30). `isOpening`: it is the first day, so that the band is about to push the list down. */
export function useDay() {
  const asked = useAskedDay();
  const { value, isFailed, retry } = useLoaded(asked === '' ? undefined : asked, loadDay);
  const isLoading = asked !== '' && !value && !isFailed;
  return { shown: value, isFailed, retry, isLoading, isOpening: isLoading && !loadCode.ifLoaded() };
}
