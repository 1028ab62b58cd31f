import type { Report } from '../findings.ts';
import type { ReadPage, Reading } from '../reading.ts';
import { type StructureElement, referenceOf } from '../structure.ts';
import { type Dictionary, nameOf, numberOf, textOf } from '../values.ts';
import { place } from './structure.ts';

/** Checks pages with annotations: the tab order, and that each annotation is in the tree and has a description. */
export function checkPages(reading: Reading, report: Report) {
  const { file, pages, elements } = reading;
  if (pages.length === 0) report('ISO 32000-1 7.7.3', 'file', 'it has no page');
  const holders = new Map<string, StructureElement>();
  for (const element of elements)
    for (const kid of element.kids) if (kid.kind === 'object' && kid.object !== undefined) holders.set(kid.object, element);

  for (const page of pages) {
    const annotations = file.list(page.dictionary.get('Annots'));
    const tabs = nameOf(file.get(page.dictionary, 'Tabs'));
    if (annotations.length > 0 && tabs !== 'S')
      report(
        'ISO 14289-1 7.18.3, Matterhorn 28-008 and 28-009',
        `page ${page.number}`,
        `it has annotations, and its Tabs is ${tabs ?? 'missing'}`,
      );
    for (const annotation of annotations) {
      const id = referenceOf(annotation) ?? '(direct)';
      const dictionary = file.dictionary(annotation);
      if (dictionary) checkAnnotation(reading, page, id, dictionary, holders.get(id), report);
    }
  }
  for (const element of elements) {
    if (element.role !== 'Link') continue;
    if (!element.kids.some(({ kind }) => kind === 'object'))
      report('ISO 14289-1 7.18.5, ISO 32000-1 14.8.4.4.2', place(element), 'it holds no annotation');
    if (reading.textOf(element) === '') report('ISO 32000-1 14.8.4.4.2', place(element), 'it holds no text');
  }
}

/** Bit 2 of F: hidden. */
const HIDDEN = 2;

function checkAnnotation(
  { file }: Reading,
  page: ReadPage,
  id: string,
  dictionary: Dictionary,
  holder: StructureElement | undefined,
  report: Report,
) {
  const subtype = nameOf(file.get(dictionary, 'Subtype')) ?? '';
  const at = `page ${page.number}, annotation ${id} (${subtype})`;
  if (((numberOf(file.get(dictionary, 'F')) ?? 0) & HIDDEN) !== 0) return;
  if (subtype === 'Link' && holder?.role !== 'Link') report('ISO 14289-1 7.18.5, Matterhorn 28-011', at, 'it is not in a Link');
  if (subtype === 'Widget' && holder?.role !== 'Form') report('ISO 14289-1 7.18.4, Matterhorn 28-010', at, 'it is not in a Form');
  if (!['Link', 'Widget', 'PrinterMark'].includes(subtype) && holder?.role !== 'Annot')
    report('ISO 14289-1 7.18.1, Matterhorn 28-002', at, 'it is not in an Annot');
  const contents = textOf(file.get(dictionary, 'Contents'));
  if (subtype !== 'Widget' && (contents === undefined || contents.trim() === ''))
    report('ISO 14289-1 7.18.5, Matterhorn 28-012 and 28-004', at, 'its Contents say nothing');
  const [left = 0, bottom = 0, right = 0, top = 0] = (file.array(dictionary.get('Rect')) ?? []).map(Number);
  const [pageLeft, pageBottom, pageRight, pageTop] = page.mediaBox;
  if (left < pageLeft || bottom < pageBottom || right > pageRight || top > pageTop || left >= right || bottom >= top)
    report('ISO 32000-1 12.5.2', at, `its Rect is ${[left, bottom, right, top].join(' ')}: empty or not on the page`);
}
