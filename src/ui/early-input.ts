import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Takes over what was entered into a field before this component was mounted. Hydration leaves it in the field, but not in a state.
 * @param value the value in the state of the component
 * @param onEarly called with the value of the field if it is another one. Leave it out for a field without state
 */
export function useEarlyInput(id: string, value: unknown, onEarly?: (value: string) => void): void {
  useEffect(() => {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the caller's own field
    const field = document.getElementById(id) as Field;
    const early = field.value;
    // The inline script has written the question in the address into its field (`inline/start.ts`).
    const isOfAddress = early === new URLSearchParams(location.search).get('q');
    if (early === value || isOfAddress || !onEarly) return undefined;
    // Hydration reads the query in the address last. What was entered is newer, so it is set afterwards, unless more is entered by then.
    const timer = setTimeout(() => onEarly(early));
    const stop = () => clearTimeout(timer);
    field.addEventListener('input', stop, { once: true });
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the field is mounted
  }, []);
}
