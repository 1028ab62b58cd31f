import { checkContent } from './checks/content.ts';
import { checkDocument, checkFile } from './checks/document.ts';
import { checkFonts } from './checks/fonts.ts';
import { checkOutline } from './checks/outline.ts';
import { checkPages } from './checks/pages.ts';
import { checkParentTree } from './checks/parent-tree.ts';
import { checkStructure } from './checks/structure.ts';
import { type ExpectedElement, checkText } from './checks/text.ts';
import { collector } from './findings.ts';
import { type Reading, readPdf } from './reading.ts';
import { checkWithPoppler } from './checks/poppler.ts';

export type { ExpectedElement };

/**
 * Checks that a PDF file conforms to PDF/UA-1 (ISO 14289-1), as far as a program can decide, and to ISO 32000-1.
 *
 * The checks cover what our files contain: headings, paragraphs, lists, artifacts, bookmarks and text in TrueType fonts. Anything else,
 * such as a link, a table or a picture, is a finding, so nothing is published unchecked.
 *
 * @param expected the elements that the document must have; without it, only the file itself is checked
 * @returns findings, each with place and rule on one line; none if the file is good
 */
export async function checkPdf(bytes: Uint8Array, expected?: readonly ExpectedElement[]): Promise<string[]> {
  const { report, findings } = collector();
  await checkFile(bytes, report);
  let reading: Reading;
  try {
    reading = await readPdf(bytes);
  } catch (error) {
    report('ISO 32000-1 7.5', 'file', `it cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return findings;
  }
  findings.push(...checkReading(reading, expected));
  await checkWithPoppler(bytes, reading, report);
  return findings;
}

/** The part of {@link checkPdf} that needs no other program to run. */
export function checkReading(reading: Reading, expected?: readonly ExpectedElement[]): string[] {
  const { report, findings } = collector();
  checkDocument(reading, report);
  checkPages(reading, report);
  checkContent(reading, report);
  checkStructure(reading, report);
  checkParentTree(reading, report);
  checkOutline(reading, report);
  checkFonts(reading, report);
  if (expected) checkText(reading, expected, report);
  return findings;
}
