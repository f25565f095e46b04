/** Has the service worker keep a page with what it needs, however many other pages are visited after it. */
export async function savePage(address: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page: address, files: [], isSaved: true }, []);
}
