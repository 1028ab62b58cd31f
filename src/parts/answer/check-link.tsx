import type { ReactNode } from 'react';
import { askAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { isPlainClick } from '#src/ui/plain-click.ts';
import { shareable } from '#src/ui/shareable.ts';

/** The text for the next page, in memory only: a message must not be in an address or in the history of the browser. */
let handedOver: string | undefined;

/** Leads to the check with a text. @param question the part of it that may be in the address (CHECK-5, `question.ts`) */
export function CheckLink({
  text,
  question = shareable(text),
  children,
}: {
  text: string;
  question?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Link
      href={askAt('/check', question)}
      onClick={(event) => {
        // Then the browser opens another tab, which has a memory of its own.
        if (!isPlainClick(event)) return;
        handedOver = question === text ? undefined : text;
      }}
    >
      {children}
    </Link>
  );
}

/** The text that the visitor brought along, once. */
export function takeHandedOver(): string | undefined {
  const text = handedOver;
  handedOver = undefined;
  return text;
}
