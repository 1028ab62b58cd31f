import { type Document, Lexer, LineCounter, type Node, type YAMLError, isNode, isScalar, parseDocument, visit } from 'yaml';
import type { ContentProblem } from './problems.ts';
import { MAX_PER_FILE, THE_REST } from './source.ts';

/** Reads a YAML file: its value with the line of each part, and its mistakes as an editor would describe them. */

/** The value of a file, and the lines of its parts. */
export interface ParsedYaml {
  value: unknown;
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

type Report = (offset: number, value: string | undefined, rule: string) => void;

/**
 * The value of a file; undefined if it breaks a rule of YAML or one of ours, which is then added to `problems`.
 * @param keys the keys that a record may have
 */
export function parseYaml(file: string, source: string, problems: ContentProblem[], keys: readonly string[] = []): ParsedYaml | undefined {
  const lines = new LineCounter();
  const report: Report = (offset, value, rule) => {
    const { line } = lines.linePos(offset);
    problems.push({ file, line, value: value ?? lineAt(source, lines, line), rule });
  };
  // `prettyErrors` would copy part of the source for each of perhaps ten thousand errors. `uniqueKeys` would compare every
  // pair of keys; `checkSyntax` uses a set. Warnings become problems below instead of terminal output.
  const document = parseDocument(source, { lineCounter: lines, logLevel: 'error', prettyErrors: false, uniqueKeys: false });
  const [error] = document.errors;
  if (error) {
    // One mistake can cause a thousand errors, so only the first is explained. Most of them are caused by a tab.
    const tab = source.indexOf('\t');
    if (tab === -1) explain(error, document, source, lines, report);
    else report(tab, undefined, 'must not contain a tab: use spaces');
    return undefined;
  }
  const before = problems.length;
  // `checkSyntax` reports unknown tags.
  const warnings = document.warnings.filter(({ code }) => code !== 'TAG_RESOLVE_FAILED').slice(0, MAX_PER_FILE);
  for (const { pos, message } of warnings) report(pos[0], undefined, firstLine(message));
  checkSyntax(document, source, new Set(keys), report);
  if (problems.length > before) return undefined;
  return {
    value: document.toJS({ maxAliasCount: 0 }),
    lineOf: (path) => {
      const node = path.length === 0 ? document.contents : document.getIn(path, true);
      return isNode(node) && node.range ? lines.linePos(node.range[0]).line : undefined;
    },
  };
}

/** True if YAML text has more than `most` tokens. It stops counting there and builds nothing. */
export function hasMoreTokens(source: string, most: number): boolean {
  // Each token has at least one character.
  if (source.length < most) return false;
  const tokens = new Lexer().lex(source);
  for (let count = 0; count <= most; count += 1) {
    if (tokens.next().done === true) return false;
  }
  return true;
}

const BELOW = 'must begin in the same column as the key above it';

const BY_CODE: Partial<Record<YAMLError['code'], string>> = {
  BAD_DQ_ESCAPE: 'must not contain a single backslash between double quotation marks: write it twice (\\\\)',
  BLOCK_AS_IMPLICIT_KEY: 'must be in quotation marks, because a colon and a space are part of the text',
  MISSING_CHAR: BELOW,
  MULTILINE_IMPLICIT_KEY: 'must be written as "key: value", with a space after the colon',
  MULTIPLE_DOCS: 'must not contain multiple documents: remove the line',
  BAD_INDENT: BELOW,
};

/** Reports the first error of a file in words for editors, who do not know the grammar of YAML, at the line where they find it. */
function explain({ code, message, pos: [at] }: YAMLError, document: Document.Parsed, source: string, lines: LineCounter, report: Report) {
  const [, quote] = /^Missing closing (["'])quote/.exec(message) ?? [];
  if (quote !== undefined) {
    const rule = `must close the quotation mark (${quote}) that opens on this line`;
    return report(openedBefore(at, document, 'quote'), undefined, rule);
  }
  if (message.startsWith('Flow '))
    return report(openedBefore(at, document, 'bracket'), undefined, 'must have a closing bracket for the one that opens on this line');
  const raw = rawLineAt(source, lines, lines.linePos(at).line);
  const line = raw.trim();
  const structure = faultInStructure(raw, message);
  if (structure !== undefined) return report(at, line, structure);
  // The first record has no hyphen, so the parser stops at the next one.
  if (message.startsWith('Unexpected seq-item-ind')) return report(firstTextIn(source), undefined, NO_HYPHEN);
  if (code === 'BAD_SCALAR_START') return report(at, line, `must be in quotation marks, because it begins with ${source[at]}`);
  const fault = faultInValue(line.replace(/^(?:- +)?(?:[^\s"':]+:\s+|- +)?/, ''), message);
  if (fault !== undefined) return report(at, line, fault);
  // The only colon belongs to this key, so the mistake is in the line below, which was read as part of its text.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && line.split(/:\s/).length === 2) {
    return report(source.indexOf('\n', at) + 1, undefined, BELOW);
  }
  if (code === 'UNEXPECTED_TOKEN' && /^[^:]*$/.test(line))
    return report(at, line, 'must be written as "key: value", or be part of the text above and begin below it');
  return report(
    at,
    undefined,
    BY_CODE[code] ?? 'cannot be read: put the text in quotation marks, and begin each key in the column of the key above it',
  );
}

const NO_HYPHEN = 'must begin with a hyphen and a space (- ), as each record of a list does';

/** The mistake of a line as a whole, before its value. */
function faultInStructure(raw: string, message: string): string | undefined {
  const line = raw.trim();
  if (/^(<{7}|={7}|>{7})/.test(line)) return 'must not contain conflict markers from version control: keep one of the two texts';
  const [space] = /^ *([^\P{Zs} ])/u.exec(raw)?.slice(1) ?? [];
  if (space !== undefined) return 'must be indented with ordinary spaces: delete the no-break spaces at the beginning of the line';
  if (/^-[^\s-]/.test(line)) return 'must have a space after the hyphen that begins a record';
  if (/^(?:[–—•·*]|--)\s*\w+:/.test(line)) return NO_HYPHEN;
  if (/^\w+:\s/.test(raw) && message.startsWith('Unexpected scalar at node end'))
    return 'must begin in the same column as the keys above it, or with a hyphen and a space (- ) if it begins a record';
  return undefined;
}

/** The mistake of the value on a line. */
function faultInValue(value: string, message: string): string | undefined {
  const [, mark] = /^(["']).*\1./.exec(value) ?? [];
  if (mark === "'")
    return "must not contain an apostrophe between single quotation marks: write it twice ('') or use double quotation marks";
  if (mark === '"') return 'must have nothing after the closing quotation mark; write a quotation mark inside the text as \\"';
  if (/^[|>][+-]/.test(value)) return 'must begin its text on the line below the > or |';
  if (message.startsWith('Unexpected ,')) return 'must have a value before each comma';
  if (/^Unexpected flow-(?:seq|map)-end/.test(message)) return 'must have one closing bracket for each opening one';
  if (message.startsWith('Unexpected block-seq-ind'))
    return 'must begin its list on the line below, or be in quotation marks if it is a text';
  return /^[*&!|>[{]/.test(value) ? `must be in quotation marks, because it begins with ${value[0]}` : undefined;
}

/** The offset of the first line that is not a comment. */
function firstTextIn(source: string): number {
  return /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(source)?.[0].length ?? 0;
}

/** The start of the last quotation or list that opens before an offset. */
function openedBefore(at: number, document: Document.Parsed, kind: 'quote' | 'bracket'): number {
  let opened = at;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (kind === 'quote' && range && range[0] < at && type?.startsWith('QUOTE')) opened = range[0];
    },
    Collection(_key, { flow, range }) {
      if (kind === 'bracket' && range && range[0] < at && flow) opened = range[0];
    },
  });
  return opened;
}

function lineAt(source: string, lines: LineCounter, line: number): string {
  return rawLineAt(source, lines, line).trim();
}

function rawLineAt(source: string, lines: LineCounter, line: number): string {
  const from = lines.lineStarts[line - 1] ?? 0;
  const end = source.indexOf('\n', from);
  return source.slice(from, end === -1 ? undefined : end);
}

/**
 * Reports valid YAML that content does not need: duplicate keys; aliases, which can expand without limit, and their anchors;
 * tags and directives, which change values; comments after a text, because a parser silently drops the end of `Apex #1 Trade`
 * as a comment; and a key that is indented so far that it is part of the text above, where nobody would miss it.
 * @param keys the keys that a record may have, to which those of the file are added
 */
function checkSyntax(document: Document.Parsed, source: string, keys: Set<string>, report: Report) {
  let found = 0;
  const wrong = (offset: number | undefined, value: string | undefined, rule: string) => {
    report(offset ?? 0, value, rule);
    return visit.BREAK;
  };
  const checkNode = ({ anchor, tag, range }: Pick<Node, 'tag' | 'range'> & { anchor?: string | undefined }) => {
    if (anchor !== undefined)
      return wrong(range?.[0], `&${anchor}`, 'must not use anchors: put a text that begins with & in quotation marks');
    // The parser gives one of these tags to every node without a tag.
    return tag === undefined ? undefined : wrong(range?.[0], tag, 'must not use tags: put a text that begins with ! in quotation marks');
  };
  if (document.directives.yaml.explicit === true || Object.keys(document.directives.tags).length > 1) {
    wrong(0, undefined, 'must not use directives: remove the lines that begin with %');
  }
  visit(document, {
    Alias: (_key, { source: name, range }) =>
      wrong(range?.[0], `*${name}`, 'must not use aliases: put a text that begins with * in quotation marks'),
    Scalar(_key, node) {
      if (node.type === 'PLAIN' && node.range && /^ +#/.test(source.slice(node.range[1], node.range[2]))) {
        return wrong(node.range[0], undefined, COMMENT_BEHIND);
      }
      const swallowed = node.type?.startsWith('BLOCK') === true && node.range ? keyInText(source, node.range, keys) : undefined;
      return swallowed === undefined ? checkNode(node) : wrong(swallowed, undefined, SWALLOWED);
    },
    Seq: (_key, node) => checkNode(node),
    Map(_key, node) {
      const seen = new Set<unknown>();
      const [first] = node.items;
      for (const { key } of node.items) {
        if (!isScalar(key)) continue;
        // Compared as text, because keys of an object are text.
        const name = String(key.value);
        // If the first key is repeated too, another record begins here.
        if (seen.has(name) && seen.size > 1 && isScalar(first?.key) && name === String(first.key.value)) {
          return wrong(key.range?.[0], undefined, NO_HYPHEN);
        }
        if (seen.has(name)) {
          if (found === MAX_PER_FILE) return wrong(key.range?.[0], 'the rest', THE_REST);
          wrong(key.range?.[0], undefined, `must not give the key ${name} twice`);
          found += 1;
        }
        seen.add(name);
        keys.add(name);
      }
      return checkNode(node);
    },
  });
}

const COMMENT_BEHIND = 'must be in quotation marks if " #" is part of the text; put a comment on a line of its own';
const SWALLOWED =
  'must begin in the same column as the keys of its record, because it is now part of the text above; if it is text, begin the line with another word';

/** The offset of the first line of a text below its > or | that begins like a key. */
function keyInText(source: string, [start, end]: readonly [number, number, ...unknown[]], keys: ReadonlySet<string>): number | undefined {
  let from = source.indexOf('\n', start) + 1;
  while (from > 0 && from < end) {
    const next = source.indexOf('\n', from);
    const [, key] = /^ *(?:- +)?(\w+):(?:\s|$)/.exec(source.slice(from, next === -1 ? end : next)) ?? [];
    if (key !== undefined && keys.has(key)) return from;
    from = next + 1;
  }
  return undefined;
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0]?.replace(/ at line .*$/, '') ?? message;
}
