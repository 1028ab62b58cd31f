import type { ReactNode } from 'react';
import { askAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { isPlainClick } from '#src/ui/plain-click.ts';
import { shareable } from '#src/ui/shareable.ts';

/** The text for the next page. It is kept in memory only: a message must not be in an address or in the history of the browser. */
let handedOver: string | undefined;

/**
 * Leads to the check and takes a text along: in memory, and in the address as much of it as may be there (CHECK-5).
 *
 * @param question the part that may be in the address, if that is known (`question.ts`)
 */
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
