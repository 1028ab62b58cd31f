import type { Filter } from '#src/register/filters.ts';
import { addressOf } from '#src/i18n/address.ts';

/** The address of the directory with one filter. */
export function firmsAt(filter: Filter, value: string): string {
  return `${addressOf('/regulated-companies')}?${new URLSearchParams({ [filter]: value })}`;
}
