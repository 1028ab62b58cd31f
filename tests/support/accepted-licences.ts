/** The licences that we accept for what we publish. They require us to pass on their text, and make no demands on our own code. */
export const ACCEPTED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unicode-DFS-2016',
  'Unlicense',
  'Zlib',
  // For an unchanged file, it requires only its text and the place to get the file.
  'MPL-2.0',
]);

/** True if an SPDX expression allows us to ship the work. With OR, one accepted licence is enough; with AND, all must be accepted. */
export function isAccepted(expression: string, accepted = ACCEPTED): boolean {
  const words = expression.replaceAll(/[()]/g, ' ').trim();
  return words.split(/\s+OR\s+/).some((choice) => choice.split(/\s+AND\s+/).every((licence) => accepted.has(licence.trim())));
}
