import { useEffect } from 'react';
import { useLocation } from '#src/parts/link/link.ts';
import { slashKey } from '#src/ui/slash-key.ts';

/** The key `/` leads to the search, unless the visitor can type a `/` here or a dialog is open. Many keyboards need Shift for this character. */
export function SlashKey() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (event.key !== '/' || !slashKey.on || event.ctrlKey || event.altKey || event.metaKey) return;
      if (document.querySelector(':is(input:not([type=checkbox],[type=radio]),select,textarea):focus,dialog:modal')) return;
      event.preventDefault();
      const box = document.querySelector<HTMLElement>('[data-arrival]');
      if (box) box.focus();
      else navigate('/search');
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [navigate]);
  return null;
}
