/** Sets focus in the next frame. In this one, a page in another language is still hidden and cannot be focused. */
export function focusSoon(element: HTMLElement | null, options?: FocusOptions): void {
  requestAnimationFrame(() => element?.focus(options));
}
