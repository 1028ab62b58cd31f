import type { MouseEvent as ReactMouseEvent } from 'react';

/** Whether a click on a link asks for the link itself, and not for another tab, another window or a download. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | ReactMouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
