import { useEffect } from 'react';

/**
 * Text and ticks from before the script runs. Hydration leaves them in the fields, but no component knows them, and a page that
 * is drawn again in another language has new fields.
 */

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Texts by the names of their fields, from a page that is about to be replaced, and the field that had focus. */
const kept = new Map<string, string>();
/** Ids of the boxes ticked on such a page. */
const keptTicks = new Set<string>();
let focused: string | undefined;

/** Keeps the contents of the fields of a page that is about to be replaced. */
export function keepEarlyText(page: Element): void {
  for (const field of page.querySelectorAll<Field>('input, textarea')) {
    if (field.value !== field.defaultValue) kept.set(field.name, field.value);
    if (field.type === 'checkbox' && 'checked' in field && field.checked) keptTicks.add(field.id);
    if (field === document.activeElement) focused = field.name;
  }
}

/**
 * Takes over text that was typed into a field before this component was mounted.
 * @param onText gets the text, if the field shows a state of its page
 */
export function useEarlyText(id: string, onText?: (text: string) => void): void {
  useEffect(() => {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the caller's own field
    const field = document.getElementById(id) as Field;
    if (field.name === focused) {
      focused = undefined;
      field.focus();
    }
    const text = kept.get(field.name) ?? field.value;
    kept.delete(field.name);
    if (text === field.defaultValue) return undefined;
    if (!onText) {
      field.value = text;
      return undefined;
    }
    // Hydration reads the query in the address last. What was typed is newer, so it is set afterwards, unless more is typed by then.
    const timer = setTimeout(() => onText(text));
    const stop = () => clearTimeout(timer);
    field.addEventListener('input', stop, { once: true });
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the field is mounted
  }, []);
}

/**
 * Takes over the boxes that were ticked before this component was mounted.
 * @param ids the boxes of the component
 */
export function useEarlyTicks(ids: readonly string[], onTicks: (ticked: string[]) => void): void {
  useEffect(() => {
    const ticked = ids.filter((id) => {
      const box = document.getElementById(id);
      return keptTicks.delete(id) || (box instanceof HTMLInputElement && box.checked);
    });
    if (ticked.length > 0) onTicks(ticked);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the boxes are mounted
  }, []);
}
