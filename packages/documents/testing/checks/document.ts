import type { Report } from '../findings.ts';
import { run, withFile } from '../programs.ts';
import type { Reading } from '../reading.ts';
import { textOf } from '../values.ts';
import { type XmlElement, elementsNamed, readXml } from '../xml.ts';

/** Checks the syntax of the file. */
export async function checkFile(bytes: Uint8Array, report: Report) {
  const { status, output, errors } = await withFile('check.pdf', bytes, (path) => run('qpdf', ['--check', path]));
  if (status !== 0) {
    const complaints = `${errors}\n${output}`
      .split('\n')
      .filter((line) => /^(WARNING|ERROR)|check\.pdf/.test(line) && !line.startsWith('checking'));
    report('ISO 32000-1 7.5', 'file', `qpdf finds it damaged: ${complaints.join('; ').replaceAll(/\S*\/check\.pdf:? ?/g, '')}`);
  }
  const header = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (header !== '%PDF-1.7') report('ISO 32000-1 7.5.2', 'file', `its header is ${JSON.stringify(header)}, not %PDF-1.7`);
}

/** The entries of the catalogue that our files have. Others would add forms, scripts, layers or attachments. */
const ENTRIES = new Set('Type Pages Outlines PageMode Names Lang MarkInfo Metadata StructTreeRoot ViewerPreferences'.split(' '));

/** Checks the catalogue and the metadata. */
export function checkDocument(reading: Reading, report: Report) {
  const { file } = reading;
  const { catalog } = file;
  if (file.isEncrypted) report('ISO 14289-1 7.16, Matterhorn 26-001 and 26-002', 'file', 'our files are not encrypted');
  for (const key of catalog.keys()) if (!ENTRIES.has(key)) report('ISO 32000-1 7.7.2', 'catalogue', `our files do not have ${key}`);
  if (file.get(catalog, 'MarkInfo', 'Marked') !== true)
    report('ISO 14289-1 6.2, ISO 32000-1 14.7.1', 'catalogue', 'MarkInfo has no Marked true');
  if (file.get(catalog, 'MarkInfo', 'Suspects') === true)
    report('ISO 14289-1 7.1, Matterhorn 01-007', 'catalogue', 'MarkInfo has Suspects true');
  if (file.get(catalog, 'ViewerPreferences', 'DisplayDocTitle') !== true)
    report('ISO 14289-1 7.1, Matterhorn 07-001 and 07-002', 'catalogue', 'ViewerPreferences has no DisplayDocTitle true');
  const language = textOf(file.get(catalog, 'Lang'));
  if (language === undefined || !isLanguage(language))
    report('ISO 14289-1 7.2, Matterhorn 11-001', 'catalogue', `Lang is ${language ?? 'missing'}, not a language by BCP 47`);
  if (!file.dictionary(catalog.get('StructTreeRoot')))
    report('ISO 14289-1 7.1, ISO 32000-1 14.7.2', 'catalogue', 'there is no StructTreeRoot');
  checkMetadata(reading, language, report);
}

/** Checks that there is XMP metadata, that it is XML and names PDF/UA-1, and that it agrees with Info. */
function checkMetadata({ file }: Reading, language: string | undefined, report: Report) {
  const place = 'XMP metadata';
  const stream = file.stream(file.catalog.get('Metadata'));
  if (!stream) {
    report('ISO 14289-1 7.1, Matterhorn 06-001', 'catalogue', 'there is no Metadata');
    return;
  }
  let xmp: XmlElement;
  try {
    xmp = readXml(Buffer.from(stream.data).toString('utf8'));
  } catch (error) {
    report('ISO 32000-1 14.3.2', place, `it is not well formed: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  if (propertyOf(xmp, 'pdfuaid:part') !== '1' || !declares(xmp, 'pdfuaid', 'http://www.aiim.org/pdfua/ns/id/'))
    report('ISO 14289-1 5, Matterhorn 06-002', place, 'it has no pdfuaid:part 1');
  const title = propertyOf(xmp, 'dc:title');
  const infoTitle = textOf(file.get(file.info, 'Title'));
  if (title === undefined || title === '') report('ISO 14289-1 7.1, Matterhorn 06-003', place, 'it has no dc:title');
  else if (title !== infoTitle) report('ISO 32000-1 14.3.3', place, `dc:title is "${title}", Info has "${infoTitle ?? ''}"`);
  const said = propertyOf(xmp, 'dc:language');
  if (said === undefined || said !== language)
    report(
      'ISO 14289-1 7.2, Matterhorn 11-006',
      place,
      `dc:language is ${said ?? 'missing'}, the catalogue's Lang ${language ?? 'missing'}`,
    );
  checkDate(xmp, textOf(file.get(file.info, 'CreationDate')), 'xmp:CreateDate', report);
}

function checkDate(xmp: XmlElement, inInfo: string | undefined, property: string, report: Report) {
  const inXmp = propertyOf(xmp, property);
  if (momentOf(inInfo) !== Date.parse(inXmp ?? ''))
    report('ISO 32000-1 14.3.3', 'XMP metadata', `${property} is ${inXmp ?? 'missing'}, Info has ${inInfo ?? 'nothing'}`);
}

/** Milliseconds since 1970 of a PDF date (ISO 32000-1, 7.9.4): `D:20250801120000Z`. */
function momentOf(date: string | undefined): number | undefined {
  const parts = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'(\d\d)'?)$/.exec(date ?? '');
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second, sign = '+', hours = '00', minutes = '00'] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${sign}${hours}:${minutes}`);
}

/** The text of a property; of a list or of alternatives, the first item. */
function propertyOf(xmp: XmlElement, name: string): string | undefined {
  const [element] = elementsNamed(xmp, name);
  const [item = element] = element ? elementsNamed(element, 'rdf:li') : [];
  return item?.text.trim();
}

function declares(xmp: XmlElement, prefix: string, namespace: string): boolean {
  return [xmp, ...elementsNamed(xmp, 'rdf:Description'), ...elementsNamed(xmp, 'rdf:RDF')].some(
    ({ attributes }) => attributes.get(`xmlns:${prefix}`) === namespace,
  );
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** True if a tag is well formed (BCP 47) and its language is known. */
function isLanguage(tag: string): boolean {
  try {
    return LANGUAGES.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return false;
  }
}
