/** Where the page is while a modal dialog is open: fully covered, or visible beside it. */
type PagePosition = 'under' | 'beside' | 'free';

/**
 * Holds the page still while a modal dialog is open (HEADER-2: the menu locks scrolling). An attribute,
 * not `html:has(dialog:modal)`: with that selector the browser looks at the whole page again at every change.
 */
export function holdPage(position: PagePosition): void {
  if (position === 'free') delete document.documentElement.dataset['held'];
  else document.documentElement.dataset['held'] = position;
}
