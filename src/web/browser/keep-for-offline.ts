/**
 * Registers the service worker that keeps visited pages. Call it when the page is idle. Does nothing where the browser
 * refuses, as in a private window.
 */
export async function keepForOffline({ serviceWorker }: Navigator): Promise<void> {
  const isFirst = serviceWorker.controller === null;
  try {
    await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ page: location.href, files: [] }, []);
    // Files already loaded, and in-flight ones that bypass the worker.
    const observer = new PerformanceObserver((list) => {
      active?.postMessage({ page: null, files: list.getEntries().map(({ name }) => name) }, []);
    });
    observer.observe({ type: 'resource', buffered: true });
  } catch {
    // Optional: the page works without.
  }
}
