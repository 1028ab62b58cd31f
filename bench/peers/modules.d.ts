/** The part of List.js 2.3 that is used here; the package brings no types. */
declare module 'list.js' {
  export default class List {
    constructor(
      container: HTMLElement,
      options: { valueNames: string[]; item: string; listClass: string },
      values: Record<string, string>[],
    );
    matchingItems: unknown[];
    search(text: string, columns: string[]): void;
  }
}
