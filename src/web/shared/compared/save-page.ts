/** Asks the service worker to keep a page with its files permanently. */
export async function savePage(address: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page: address, files: [], isSaved: true }, []);
}
