import type { ReactNode } from 'react';

/** The address of the document with a reference, if there is one. */
export type LinkOf = (reference: string) => string | undefined;

/** A reference such as FCA-2015-CH-020, adv-mm-001 or SHA-256, or a day or a month in Chinese. */
const WHOLE = /((?<![\w-])(?:[A-Z]{2,}|adv)(?:-[\w.]+)*-\w*\d[\w.]*\b|\d{4}年\d{1,2}月(?:\d{1,2}日)?)/;

/**
 * Keeps each reference and each Chinese date in a text on one line, in an element: characters that prevent a break would be in what a visitor
 * copies. A reference is written from left to right in every language, and is a link if `linkOf` knows where the document is. A text without
 * any stays a string.
 */
export function keepWhole(text: string, linkOf?: LinkOf): ReactNode {
  const parts = text.split(WHOLE);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const href = linkOf?.(part);
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a part of a text is identified by its index
      <bdi key={index} className="whole" dir="ltr" translate={part.includes('年') ? undefined : 'no'}>
        {href === undefined ? part : <a href={href}>{part}</a>}
      </bdi>
    );
  });
}

/** Whether a text is one reference. */
export function isReference(text: ReactNode): boolean {
  return typeof text === 'string' && text.replace(WHOLE, '') === '';
}
