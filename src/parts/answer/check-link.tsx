import type { ReactNode } from 'react';
import { askAt } from '#src/parts/link/ask-at.ts';
import { Link, useLocation } from '#src/parts/link/link.ts';
import { entryTexts } from '#src/ui/entry-texts.ts';
import { isPlainClick } from '#src/ui/plain-click.ts';
import { shareable } from '#src/ui/shareable.ts';

/** Leads to the check with a text. One that may not be in the address goes there in memory, unless it is opened in another tab (CHECK-5). */
export function CheckLink({ text, children }: { text: string; children: ReactNode }) {
  const [, navigate] = useLocation();
  const href = askAt('/check', text);
  return (
    <Link
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event) || shareable(text) === text) return;
        event.preventDefault();
        navigate(href, { state: entryTexts.stateWith(text) });
      }}
    >
      {children}
    </Link>
  );
}
