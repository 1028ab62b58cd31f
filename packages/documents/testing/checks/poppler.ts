import type { Report } from '../findings.ts';
import { run, withFile } from '../programs.ts';
import type { Reading } from '../reading.ts';

/** Checks that Poppler, which shares no code with this checker, reads the same elements, texts and fonts. */
export async function checkWithPoppler(bytes: Uint8Array, reading: Reading, report: Report) {
  const [structure, fonts] = await withFile('poppler.pdf', bytes, (path) =>
    Promise.all([run('pdfinfo', ['-struct-text', path]), run('pdffonts', [path])]),
  );
  const complaints = `${structure.errors}\n${fonts.errors}`.split('\n').filter((complaint) => complaint.trim() !== '');
  if (complaints.length > 0) report('ISO 32000-1, as Poppler reads it', 'file', complaints.slice(0, 3).join('; '));

  const listed = readListing(structure.output);
  const ours = reading.elements.map((element) => line(element.type, reading.paintedText(element)));
  for (let index = 0; index < Math.max(listed.length, ours.length); index += 1) {
    const our = ours[index] ?? '(none)';
    const their = listed[index] ?? '(none)';
    if (our === their) continue;
    report(
      'ISO 32000-1 14.8.2.3, as Poppler reads it',
      `element number ${index + 1}`,
      `here it reads ${clipped(our)}, Poppler ${clipped(their)}`,
    );
    break;
  }

  for (const row of fonts.output.split('\n').slice(2)) {
    const [, name, embedded, subset, unicode] = /^(\S+) .* (yes|no) +(yes|no) +(yes|no) +\d+ +\d+ *$/.exec(row) ?? [];
    if (name === undefined) continue;
    if (embedded === 'no') report('ISO 14289-1 7.21.4.1, Matterhorn 31-009, as Poppler reads it', `font ${name}`, 'it is not in the file');
    else if (subset === 'no') report('ISO 32000-1 9.6.4, as Poppler reads it', `font ${name}`, 'it is not a subset');
    if (unicode === 'no') report('ISO 14289-1 7.21.7, Matterhorn 31-027, as Poppler reads it', `font ${name}`, 'it has no ToUnicode');
  }
}

/**
 * Reads the listing of `pdfinfo -struct-text`. Each element is on a line; indented below it are its texts in quotes, its kids,
 * its attributes after a slash, and its annotations after `Object`.
 */
function readListing(output: string): string[] {
  const elements: { type: string; text: string; depth: number }[] = [];
  for (const entry of output.split(/\n(?= *(?:[A-Za-z]\w*(?: .*)?:?\n|"|\/))/)) {
    const [, indent = '', quoted, type] = /^( *)(?:"([\s\S]*)"|([A-Za-z]\w*)(?: ".*")?(?: <.*>)?(?: \(\w+\))?:?)\s*$/.exec(entry) ?? [];
    if (quoted !== undefined) {
      const owner = elements.findLast(({ depth }) => depth < indent.length);
      if (owner) owner.text += quoted;
    } else if (type !== undefined) elements.push({ type, text: '', depth: indent.length });
  }
  return elements.map(({ type, text }) => line(type, text));
}

/**
 * `P Some text`: the type of an element and its own text, without white space, which Poppler handles differently. Poppler lists
 * what is painted, even if the element has ActualText.
 */
function line(type: string, text: string): string {
  return `${type} ${text.replaceAll(/\s+/g, '')}`;
}

function clipped(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)} …` : text);
}
