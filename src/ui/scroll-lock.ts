/** While a modal dialog is open, the page cannot scroll (HEADER-2). The dialog covers it completely, or leaves it visible. */
type ScrollLock = 'covered' | 'visible' | 'off';

/**
 * Stops the page from scrolling, or lets it scroll again. An attribute, not `html:has(dialog:modal)`: with that selector the browser
 * looks at the whole page again at every change.
 */
export function setScrollLock(lock: ScrollLock): void {
  if (lock === 'off') delete document.documentElement.dataset['scrollLock'];
  else document.documentElement.dataset['scrollLock'] = lock;
}
