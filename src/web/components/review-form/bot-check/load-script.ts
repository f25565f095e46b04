const loaded = new Map<string, Promise<void>>();

/** Loads a third-party script once; only if the operator's bot check needs it. Rejects when it fails. */
export function loadScript(src: string): Promise<void> {
  const cached = loaded.get(src);
  if (cached !== undefined) return cached;
  const loading = new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loaded.delete(src);
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    });
    document.head.append(script);
  });
  loaded.set(src, loading);
  return loading;
}
