/* The page keeps a text that may not be in the address in memory, under a key in the history entry, so that Back shows it. A reload forgets it. */

const texts = new Map<string, string>();

/** The key of a text in the current history entry. */
function currentKey(): string | undefined {
  const key = entryState()?.['text'];
  return typeof key === 'string' ? key : undefined;
}

/** Keeps a text. The history outlives the page, so its key must never occur again after a reload. */
function remember(text: string): string {
  const key = `${performance.timeOrigin} ${texts.size}`;
  texts.set(key, text);
  return key;
}

/** The texts of a search box in the entries of the history. */
export const entryTexts = {
  /** Called before another text is kept. Adds an entry if that is another question, so that Back returns to the one before. */
  step: (before: string, after: string): void => {
    // Typing on, or deleting letters, does not make another question.
    const isSame = before === '' || (after !== '' && (after.startsWith(before) || before.startsWith(after)));
    // The new entry keeps the state, which says whether the page has been reloaded for a missing file.
    if (!isSame) history.pushState(history.state, '', location.href);
  },
  /** Adds an entry for a text, before it is in the address. */
  begin: (text: string): void => {
    history.pushState({ ...entryState(), text: undefined }, '', location.pathname);
    entryTexts.keep(text, '');
  },
  /** The state of an entry with a text, for a link to another page. */
  stateWith: (text: string): object => ({ text: remember(text) }),
  /** The whole text of the current history entry, if its address contains less. */
  textOf: (): string | undefined => texts.get(currentKey() ?? ''),
  /** Keeps the whole text with the current history entry. */
  keep: (text: string, inAddress: string): void => {
    const isWhole = text.trimEnd() === inAddress.trimEnd();
    if (isWhole ? currentKey() === undefined : text === entryTexts.textOf()) return;
    history.replaceState({ ...entryState(), text: isWhole ? undefined : remember(text) }, '');
  },
  /** Whether the text of the current history entry was forgotten by a reload. */
  isLost: (): boolean => {
    const key = currentKey();
    return key !== undefined && !texts.has(key);
  },
};

/** The state of the current history entry. Undefined in a prerendered page. */
export function entryState(): Readonly<Record<string, unknown>> | null | undefined {
  // oxlint-disable-next-line no-unsafe-type-assertion -- only this site writes it, always as an object
  return globalThis.history?.state as Readonly<Record<string, unknown>> | null | undefined;
}
