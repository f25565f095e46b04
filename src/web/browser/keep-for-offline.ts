/**
 * Registers the worker that keeps visited pages. To be called when the page has nothing else to do. A browser that
 * refuses, as in a private window, goes on without.
 */
export async function keepForOffline({ serviceWorker }: Navigator): Promise<void> {
  const isFirst = serviceWorker.controller === null;
  try {
    await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ page: location.href, files: [] }, []);
    // What is fetched already, and what is on its way past the worker.
    const observer = new PerformanceObserver((list) => {
      active?.postMessage({ page: null, files: list.getEntries().map(({ name }) => name) }, []);
    });
    observer.observe({ type: 'resource', buffered: true });
  } catch {
    // Nothing on the page depends on it.
  }
}
