/**
 * Memoizes a load by key identity, weakly: for keys that are replaced when their data changes, such as the plans of a
 * destination. Failures are not cached.
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
