/**
 * Loads a value once for each key, for as long as somebody holds the key: for keys that are made again when what is loaded
 * changes, such as the plans of a destination. A failure is not remembered.
 */
export function loadOnceFor<Key extends object, Value>(): (key: Key, load: () => Promise<Value>) => Promise<Value> {
  const cache = new WeakMap<Key, Promise<Value>>();
  return (key, load) => {
    const found = cache.get(key);
    if (found !== undefined) return found;
    const loading = load();
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    return loading;
  };
}
