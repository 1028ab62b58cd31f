/** The part of List.js 2.3 that we use. The package has no types. */
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
