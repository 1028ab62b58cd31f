/** An element of an XML document. Its name includes the prefix. */
export interface XmlElement {
  name: string;
  attributes: Map<string, string>;
  children: XmlElement[];
  /** Its own text. */
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const PART = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads XML without a document type, such as XMP. Unlike HTML parsers, it accepts no errors.
 * @throws with the position of the first error.
 */
export function readXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  PART.lastIndex = 0;
  let at = 0;
  while (at < source.length) {
    PART.lastIndex = at;
    const part = PART.exec(source);
    if (!part) throw new Error(`no XML at ${JSON.stringify(source.slice(at, at + 40))}`);
    at = PART.lastIndex;
    const [whole, closing, opening, attributes = '', empty] = part;
    const parent = open.at(-1) ?? root;
    if (closing !== undefined) {
      if (closing !== parent.name || parent === root) throw new Error(`</${closing}> closes <${parent.name}>`);
      open.pop();
    } else if (opening !== undefined) {
      const element: XmlElement = { name: opening, attributes: new Map(), children: [], text: '' };
      for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
        if (element.attributes.has(name)) throw new Error(`<${opening}> has ${name} twice`);
        element.attributes.set(name, unescape(double ?? single ?? ''));
      }
      parent.children.push(element);
      if (empty === '') open.push(element);
    } else if (!whole.startsWith('<')) {
      if (parent === root && whole.replaceAll('\uFEFF', '').trim() !== '') throw new Error(`text outside of the root: ${whole.trim()}`);
      parent.text += unescape(whole);
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  const [top] = root.children;
  if (!top || root.children.length > 1) throw new Error('not one root element');
  return top;
}

/** All elements of a name below an element, in order. */
export function elementsNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsNamed(child, name)]);
}

function unescape(text: string): string {
  return text.replaceAll(/&(?:#x([\dA-Fa-f]+)|#(\d+)|(\w+))?(;?)/g, (whole, hexadecimal: string, decimal: string, name: string, end) => {
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    const character = name === undefined ? String.fromCodePoint(code || 0) : ENTITIES[name];
    if (end === '' || character === undefined) throw new Error(`${whole} is not an entity`);
    return character;
  });
}
