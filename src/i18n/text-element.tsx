import { createElement, isValidElement, type ReactNode } from 'react';
import { keepTogether } from './keep-together.ts';
import { keepWhole } from './keep-whole.tsx';

/**
 * The element around a text of the interface (Lingui's `defaultComponent`) or of the content.
 *
 * A browser that translates the page, and some extensions, replace text nodes. React cannot change or remove a text node that is gone
 * (react/react#11538): the old text would stay, or the page would be lost. It can set the only text of an element, and replace an element.
 * So a text that has elements in it gets a new element when it changes. No style sheet uses the name of this element.
 */
export function TextElement({ children }: { children?: ReactNode }) {
  const shown = Array.isArray(children) ? children.map(shownAs) : shownAs(children);
  return createElement('x-text', { key: typeof shown === 'string' ? undefined : textOf(children) }, shown);
}

function shownAs(child: ReactNode): ReactNode {
  return typeof child === 'string' ? keepWhole(keepTogether(child)) : child;
}

/** The text in some nodes, as far as it was passed to them as children. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
