/** Moves the focus to the beginning of the answer, so that it is read, and Tab goes on from there. */
export function focusAnswer(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('[data-answer-word]')?.focus(options);
}
