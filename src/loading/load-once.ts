export interface LoadOnce<T, Key> {
  /** Returns the same promise for every call with a key. After a failure, the next call tries again. */
  (key: Key): Promise<T>;
  /** The loaded value for a key; undefined until then. It does not start loading. */
  ifLoaded: (key: Key) => T | undefined;
  /** Keeps a value from another source. */
  set: (key: Key, value: T) => void;
}

/**
 * Makes a function that loads code, a list or an index once for each key and keeps it. A component that must not suspend for a loaded value
 * (hydration) uses `load.ifLoaded(key) ?? use(load(key))`; one that shows progress and lets the visitor try again uses `useLoaded`.
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
