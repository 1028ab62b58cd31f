import { type Document, LineCounter, type Node, isAlias, isCollection, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import type { ContentProblem } from '../problems.ts';

/** Reads a YAML file: its value with the line of each part, and its mistakes for editors, who do not know the grammar of YAML. */

/** The value of a file, and the lines of its parts. */
export interface ParsedYaml {
  value: unknown;
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** What helps with nearly every mistake in YAML, after what the parser says. */
const ADVICE =
  "put a text in single quotation marks, with '' for an apostrophe in it; begin each record with a hyphen and a space, and each key in the column of the key above it";

/**
 * The value of a file; undefined if it breaks a rule of YAML or one of ours, which is then added to `problems`.
 * @param keys the keys that a record may have
 */
export function parseYaml(file: string, source: string, problems: ContentProblem[], keys: readonly string[] = []): ParsedYaml | undefined {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  // `prettyErrors` would copy part of the source for each of perhaps ten thousand errors. `uniqueKeys` would compare every
  // pair of keys; `faultsIn` uses a set. Warnings become problems below instead of terminal output.
  const document = parseDocument(source, { lineCounter: lines, logLevel: 'error', prettyErrors: false, uniqueKeys: false });
  // One mistake can cause a thousand errors, so only the first is reported.
  const [error] = [...document.errors, ...document.warnings];
  const faults = error
    ? [{ offset: openedBefore(error.pos[0], document), rule: `cannot be read (${error.message}): ${ADVICE}` }]
    : faultsIn(document, source, new Set(keys));
  for (const { offset, rule } of faults) {
    const line = lineAt(offset);
    problems.push({ file, line, value: source.split('\n')[line - 1]?.trim(), rule });
  }
  if (faults.length > 0) return undefined;
  return {
    value: document.toJS(),
    lineOf: (path) => {
      const node = path.length === 0 ? document.contents : document.getIn(path, true);
      return isNode(node) && node.range ? lineAt(node.range[0]) : undefined;
    },
  };
}

/** The offset of a mistake. The parser misses the end of a quotation or a list only lines below, so the mistake is where it opens. */
function openedBefore(at: number, document: Document.Parsed): number {
  let opened = at;
  const open = ({ range }: Pick<Node, 'range'>) => {
    if (range && range[0] < at && at <= range[1]) opened = range[0];
  };
  visit(document, {
    Scalar: (_key, node) => (node.type?.startsWith('QUOTE') === true ? open(node) : undefined),
    Collection: (_key, node) => (node.flow === true ? open(node) : undefined),
  });
  return opened;
}

/** A line that breaks one of our rules. */
interface Fault {
  offset: number;
  rule: string;
}

/**
 * Finds valid YAML that content does not need: directives, which change values; duplicate keys; aliases, which can expand without
 * limit, and their anchors; comments after a text, because a parser silently drops the end of `Apex #1 Trade` as a comment; and a
 * key that is indented so far that it is part of the text above, where nobody would miss it.
 * @param keys the keys that a record may have, to which those of the file are added
 */
function faultsIn(document: Document.Parsed, source: string, keys: Set<string>): Fault[] {
  const faults: Fault[] = [];
  const wrong = ({ range }: Pick<Node, 'range'>, rule: string) => faults.push({ offset: range?.[0] ?? 0, rule });
  if (document.directives.yaml.explicit === true || Object.keys(document.directives.tags).length > 1) {
    faults.push({ offset: 0, rule: 'must not use directives: remove the lines that begin with %' });
  }
  visit(document, (_key, node) => {
    if (isAlias(node)) wrong(node, 'must not use aliases: put a text that begins with * in quotation marks');
    if (!isScalar(node) && !isCollection(node)) return;
    if (node.anchor !== undefined) wrong(node, 'must not use anchors: put a text that begins with & in quotation marks');
    if (isMap(node)) {
      const seen = new Set<string>();
      for (const { key } of node.items) {
        if (!isScalar(key)) continue;
        // Compared as text, because keys of an object are text.
        const name = String(key.value);
        if (seen.has(name)) {
          wrong(key, `must not give the key ${name} twice: begin each record of a list with a hyphen and a space (- )`);
          // The other keys of a record without its hyphen are there twice too.
          break;
        }
        seen.add(name);
        keys.add(name);
      }
    } else if (isScalar(node) && node.range) {
      const [start, end, next] = node.range;
      if (node.type === 'PLAIN' && /^ +#/.test(source.slice(end, next))) wrong(node, COMMENT_BEHIND);
      const offset = node.type?.startsWith('BLOCK') === true ? keyInText(source, start, end, keys) : undefined;
      if (offset !== undefined) faults.push({ offset, rule: SWALLOWED });
    }
  });
  return faults;
}

const COMMENT_BEHIND = 'must be in quotation marks if " #" is part of the text; put a comment on a line of its own';
const SWALLOWED =
  'must begin in the same column as the keys of its record, because it is now part of the text above; if it is text, begin the line with another word';

/** The offset of the first line of a text below its > or | that begins like a key. */
function keyInText(source: string, start: number, end: number, keys: ReadonlySet<string>): number | undefined {
  for (const { 1: key = '', index } of source.slice(start, end).matchAll(/(?<=\n) *(?:- +)?(\w+):(?=\s|$)/g)) {
    if (keys.has(key)) return start + index;
  }
  return undefined;
}
