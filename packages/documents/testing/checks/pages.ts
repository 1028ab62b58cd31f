import type { Report } from '../findings.ts';
import type { Reading } from '../reading.ts';

/** Checks that there are pages, that all of them were read, and that they have no annotations, such as links and fields. */
export function checkPages({ file, pages }: Reading, report: Report) {
  const count = file.get(file.catalog, 'Pages', 'Count');
  if (pages.length === 0 || count !== pages.length)
    report('ISO 32000-1 7.7.3', 'file', `${pages.length} pages are read, its Count is ${JSON.stringify(count)}`);
  for (const page of pages)
    if (file.list(page.dictionary.get('Annots')).length > 0)
      report('ISO 14289-1 7.18', `page ${page.number}`, 'our files have no annotations, such as links and fields');
}
