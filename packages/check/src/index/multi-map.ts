/** A map with several values under a key. Most keys have one value, so not every key has an array. */
export class MultiMap<K, V> {
  private readonly first = new Map<K, V>();
  private readonly others = new Map<K, V[]>();

  add(key: K, value: V): void {
    if (!this.first.has(key)) {
      this.first.set(key, value);
      return;
    }
    const others = this.others.get(key);
    if (others) others.push(value);
    else this.others.set(key, [value]);
  }

  has(key: K): boolean {
    return this.first.has(key);
  }

  /** The values under a key, in the order in which they were added. */
  get(key: K): V[] {
    const first = this.first.get(key);
    return first === undefined ? [] : [first, ...(this.others.get(key) ?? [])];
  }

  keys(): Iterable<K> {
    return this.first.keys();
  }
}
