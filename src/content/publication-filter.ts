/** The options of the publication filter, except 'all' (PUBLICATION-2). */
export const PUBLICATION_FILTERS = ['annualreport', 'rulechanges', 'enforcementactions'] as const;

export type PublicationFilter = (typeof PUBLICATION_FILTERS)[number];

/** True if the lower-case type without its first space contains the filter (PUBLICATION-2). */
export function fallsUnder(type: string, filter: PublicationFilter): boolean {
  return type.replace(' ', '').toLowerCase().includes(filter);
}
