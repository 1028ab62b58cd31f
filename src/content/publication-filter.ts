/** The choices of the publication filter but 'all' (PUBLICATION-2). */
export const PUBLICATION_FILTERS = ['annualreport', 'rulechanges', 'enforcementactions'] as const;

export type PublicationFilter = (typeof PUBLICATION_FILTERS)[number];

/** PUBLICATION-2: the filter is a substring of the type with its first space removed, lower-cased. */
export function fallsUnder(type: string, filter: PublicationFilter): boolean {
  return type.replace(' ', '').toLowerCase().includes(filter);
}
