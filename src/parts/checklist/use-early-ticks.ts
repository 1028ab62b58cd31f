import { useEffect } from 'react';

/**
 * Takes over the boxes that were ticked before this component was mounted. Hydration leaves the ticks in the page, but they are
 * not in the state of any component.
 * @param ids the boxes of the component
 */
export function useEarlyTicks(ids: readonly string[], onTicks: (ticked: string[]) => void): void {
  useEffect(() => {
    const ticked = ids.filter((id) => {
      const box = document.getElementById(id);
      return box instanceof HTMLInputElement && box.checked;
    });
    if (ticked.length > 0) onTicks(ticked);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the boxes are mounted
  }, []);
}
