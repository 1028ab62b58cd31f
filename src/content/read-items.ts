/** Makes the record at an index of some columns; undefined after the last. */
export type ReadItem<Item> = (index: number) => Item | undefined;

/** Makes all records of some columns. */
export function readAll<Item>(read: ReadItem<Item>): readonly Item[] {
  const items: Item[] = [];
  for (let item = read(0); item !== undefined; item = read(items.length)) items.push(item);
  return items;
}
