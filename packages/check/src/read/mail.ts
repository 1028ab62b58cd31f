import { SourceText, type Edit } from './source-text.ts';

/*
 * The source of an email has text in the form of bytes: parts in base64 and in quoted-printable (RFC 2045), and encoded words (RFC 2047).
 */

const B = String.raw`[A-Za-z\d+/]`;
/** Where a full line of base64 goes on. */
const EOL = String.raw`(?<=${B}{57})[ \t]*\r?\n[ \t>]*`;
/** A long word, or full lines of base64 and a last one. */
const BASE64 = new RegExp(
  String.raw`(?<![^\s>"'(:;])${B}{4,}(?:${EOL}${B}{57,})*(?:${EOL}(?:${B}{4})+(?:${B}{2}(?===)|${B}{3}(?==))?)?={0,2}(?![^\s<"'),;])`,
  'g',
);
/** The header of a part in base64, up to where the part begins. */
const HEADER =
  /content-transfer-encoding:[ \t]*"?base64\b[^\n]{0,99}\n(?:[ \t>]*[\w-]+:[^\n]*\n|[ \t]+[^\s>][^\n]*\n){0,20}(?:[ \t>\r]*\n)*[ \t>]*/gi;
const CHARSET = /(?<=charset[ \t]{0,9}=[ \t]{0,9}["']?)[\w-]+/gi;
const MAX_CHARSETS = 9;
/** Encoded words of one text, with nothing between them. */
const WORD = String.raw`(?:\*[\w-]*)?\?(?:b\?[\w+/=\s]*|q\?[^]{0,1000}?)\?=`;
const WORDS = new RegExp(String.raw`=\?(?<charset>[\w-]+)${WORD}(?:\s*=\?\k<charset>${WORD})*`, 'gi');
/** Bytes in quoted-printable. Without a header, a single one that is ASCII may belong to a query; `refang.ts` reads those in addresses. */
const QUOTED = /(?:=[\dA-F]{2}(?:=[ \t]*\r?\n(?==))?)+/g;
const SURELY_QUOTED = /(?:=[89A-F][\dA-F](?:=[ \t]*\r?\n(?==))?)+|(?:=[\dA-F]{2}){3,}/g;
const QUOTED_HEADER = /content-transfer-encoding:[ \t]*"?quoted-printable/i;
/** Shorter words in base64 may be names or numbers, and shorter texts are not cut. */
const MIN_LENGTH = 23;
/** Stands for what cannot be read. It is no letter, so nobody takes it for an account, and a sign, so the text is no question. */
const UNREAD = '\ufffd';

/** A byte, and where the characters end that stand for it. */
type Byte = readonly [value: number, end: number];

/** Decodes what is encoded as in the source of an email. */
export function decodeMail(pasted: string): SourceText {
  const replace = (source: SourceText, pattern: RegExp, read: (match: RegExpExecArray) => Edit[]) =>
    source.edit([...source.text.matchAll(pattern)].flatMap(read));
  const parts = new Set(Array.from(pasted.matchAll(HEADER), ({ 0: header, index }) => index + header.length));
  const charsets = ['utf-8', ...(pasted.match(CHARSET) ?? []).slice(0, MAX_CHARSETS)];
  const plain = replace(new SourceText(pasted), BASE64, (match) => readBase64(match, parts.has(match.index), charsets));
  return replace(
    replace(plain, WORDS, readWords),
    QUOTED_HEADER.test(plain.text) ? QUOTED : SURELY_QUOTED,
    ({ 0: found, index }) => decode(index, index + found.length, fromQuoted(found, index), charsets) ?? [],
  );
}

function readBase64({ 0: found, index: begin }: RegExpExecArray, isPart: boolean, charsets: readonly string[]): Edit[] {
  const end = begin + found.length;
  const isLong = found.length > MIN_LENGTH;
  if (!isPart && !isLong) return [];
  const isEncoded = isLong && (isPart || (found.includes('\n') && /[+/=]/.test(found)));
  const tried = isPart ? [...charsets, ...(isLong ? ['windows-1252'] : [])] : ['utf-8'];
  return decode(begin, end, fromBase64(found, begin), tried) ?? (isEncoded ? [{ begin, end, by: UNREAD }] : []);
}

/** The bytes of a character may be in two words, but Japanese words may be wrong together. */
function readWords({ 0: found, index: begin, groups }: RegExpExecArray): Edit[] {
  const charsets = [groups?.['charset'] ?? '', 'utf-8'];
  const words = Array.from(found.matchAll(/\?(b|q)\?((?:(?!\?=)[^])*)\?=/gi), ({ 0: { length }, 1: form = '', 2: text = '', index }) => ({
    end: begin + index + length,
    bytes: /b/i.test(form) ? fromBase64(text, begin + index + 3) : fromQuoted(text.replaceAll('_', ' '), begin + index + 3),
  }));
  const together = decode(
    begin,
    begin + found.length,
    words.flatMap(({ bytes }) => bytes),
    charsets,
  );
  return (
    together ??
    words.flatMap(({ end, bytes }, nth) => {
      const from = words[nth - 1]?.end ?? begin;
      return decode(from, end, bytes, [...charsets, 'windows-1252']) ?? [{ begin: from, end, by: UNREAD }];
    })
  );
}

function fromBase64(text: string, begin: number): Byte[] {
  let [bits, count] = [0, 0];
  return Array.from(text).flatMap((character, at): Byte[] => {
    const value = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.indexOf(character);
    // Another text may begin behind the equals sign.
    if (value === -1) count = character === '=' ? 0 : count;
    else [bits, count] = [((bits << 6) | value) & 0xffff, count + 6];
    if (value === -1 || count < 8) return [];
    count -= 8;
    return [[(bits >> count) & 0xff, begin + at + 1]];
  });
}

function fromQuoted(text: string, begin: number): Byte[] {
  return Array.from(text.matchAll(/(?:=[ \t]*\r?\n)?(?:=([\dA-F]{2})|[^])/gi), ({ 0: found, 1: code, index }): Byte => [
    code === undefined ? found.charCodeAt(0) : Number.parseInt(code, 16),
    begin + index + found.length,
  ]);
}

/** Each character in place of its bytes, by the first of the charsets in which they are a text. */
function decode(begin: number, end: number, bytes: readonly Byte[], charsets: readonly string[]): Edit[] | undefined {
  for (const charset of charsets) {
    try {
      const decoder = new TextDecoder(charset, { fatal: true });
      const edits: Edit[] = [];
      let from = begin;
      for (const [value, to] of bytes) {
        const by = decoder.decode(Uint8Array.of(value), { stream: true });
        if (/(?!\s)\p{Cc}/u.test(by)) throw new Error('These bytes are no text.');
        if (by !== '') {
          edits.push({ begin: from, end: to, by });
          from = to;
        }
      }
      if (bytes.length < MIN_LENGTH) decoder.decode();
      return [...edits, { begin: from, end, by: '' }];
    } catch {
      // Another charset, or none.
    }
  }
  return undefined;
}
