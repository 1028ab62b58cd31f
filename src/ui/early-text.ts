import { useEffect } from 'react';

/** Text from before the script runs. Hydration leaves it in the field, but no component knows it. */

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes over text that was typed into a field before this component was mounted.
 * @param onText gets the text, if the field shows a state of its page
 */
export function useEarlyText(id: string, onText?: (text: string) => void): void {
  useEffect(() => {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the caller's own field
    const field = document.getElementById(id) as Field;
    const text = field.value;
    if (text === field.defaultValue || !onText) return undefined;
    // Hydration reads the query in the address last. What was typed is newer, so it is set afterwards, unless more is typed by then.
    const timer = setTimeout(() => onText(text));
    const stop = () => clearTimeout(timer);
    field.addEventListener('input', stop, { once: true });
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the field is mounted
  }, []);
}
