import { useEffect } from 'react';

/* The title of the document begins with what the page shows, so that a visitor who compares firms can tell tabs and history entries apart. */

let pageTitle = '';
const before = { word: '', shown: '' };

function write(): void {
  const prefix = [before.word, before.shown].filter((part) => part !== '').join(': ');
  document.title = prefix === '' ? pageTitle : `${prefix} · ${pageTitle}`;
}

/** Sets the title of the page itself, as in its HTML. */
export function setPageTitle(title: string): void {
  pageTitle = title;
  write();
}

function useBeforeTitle(part: keyof typeof before, text: string): void {
  useEffect(() => {
    if (text === '') return undefined;
    before[part] = text;
    write();
    return () => {
      before[part] = '';
      write();
    };
  }, [part, text]);
}

/**
 * Puts what a page shows before its title: `Adyen N.V. · Regulated Companies`. Only one part of a page may do so at a time.
 * @param text empty for nothing. Of a typed text, give what is in the address, because browsers keep titles in their history.
 */
export function useTitlePrefix(text: string): void {
  useBeforeTitle('shown', text);
}

/** Puts the word of an answer before that: `Warning issued: apex.example · Check a firm or website`. */
export function useTitleWord(text: string): void {
  useBeforeTitle('word', text);
}
