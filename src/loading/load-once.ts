/** Loads one thing for each key: at most once, unless it fails. */
export interface LoadOnce<T, Key> {
  /** The same promise for every call with a key. After a failure, the next call tries again. */
  (key: Key): Promise<T>;
  /** What has been loaded for a key; undefined until then. Reading it starts nothing. */
  ifLoaded: (key: Key) => T | undefined;
  /** Keeps a value that has arrived in another way. */
  set: (key: Key, value: T) => void;
}

/**
 * Makes a function that loads something once and keeps it: code, a list, an index. `load` may take a key, such as the name
 * of a page; then each key is loaded once.
 *
 * A component that must not suspend for what is here already (hydration) uses `load.ifLoaded(key) ?? use(load(key))`. One
 * that says what it is waiting for, and offers to try again, uses `useLoaded`.
 */
export function loadOnce<T, Key = void>(load: (key: Key) => Promise<T>): LoadOnce<T, Key> {
  const promises = new Map<Key, Promise<T>>();
  const values = new Map<Key, T>();

  async function start(key: Key): Promise<T> {
    const value = await load(key);
    values.set(key, value);
    return value;
  }

  function loadKey(key: Key): Promise<T> {
    const known = promises.get(key);
    if (known) return known;
    const promise = start(key);
    promises.set(key, promise);
    promise.catch(() => promises.delete(key));
    return promise;
  }

  return Object.assign(loadKey, {
    ifLoaded: (key: Key) => values.get(key),
    set: (key: Key, value: T) => {
      values.set(key, value);
      promises.set(key, Promise.resolve(value));
    },
  });
}
