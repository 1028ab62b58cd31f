/*
 * Texts of which only a part may be in the address. The page keeps the whole text in memory, under a number in the history entry, so that
 * Back shows it again. A reload forgets it.
 */

/** How the history keeps the texts of a search box. */
export interface EntryTexts {
  /** Called before another question is written into the address. Adds an entry, so that Back returns to the one before. */
  step: (before: string, after: string) => void;
  /** The whole text of the current history entry, if its address contains less. */
  textOf: () => string | undefined;
  /** Keeps the whole text with the current history entry. */
  keep: (text: string, inAddress: string) => void;
}

const texts: string[] = [];

export const entryTexts: EntryTexts = {
  step: (before, after) => {
    // Typing on, or deleting letters, does not make another question.
    const isSame = before === '' || (after !== '' && (after.startsWith(before) || before.startsWith(after)));
    // The new entry keeps the state, which says whether the page has been reloaded for a missing file.
    if (!isSame) history.pushState(history.state, '', location.href);
  },
  textOf: () => texts[Number(entryState()?.['text'])],
  keep: (text, inAddress) => {
    if (text === (entryTexts.textOf() ?? inAddress)) return;
    const number = text === inAddress ? undefined : texts.push(text) - 1;
    history.replaceState({ ...entryState(), text: number }, '');
  },
};

/** Undefined in a prerendered page. */
function entryState(): Readonly<Record<string, unknown>> | null | undefined {
  // oxlint-disable-next-line no-unsafe-type-assertion -- only this site writes it, always as an object
  return globalThis.history?.state as Readonly<Record<string, unknown>> | null | undefined;
}
