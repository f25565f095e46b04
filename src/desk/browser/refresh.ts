import { isOffline } from './connection.ts';

const everyMs = 60_000;

/**
 * Brings what is marked with `data-refresh` up to date each minute. While the pointer or the focus is on it nothing
 * moves: the mark above tells that there is news, and loads it.
 */
export function startRefreshing(page: ParentNode): void {
  const shown = page.querySelector<HTMLElement>('[data-refresh]');
  const news = page.querySelector<HTMLElement>('[data-news]');
  if (shown === null || news === null) return;
  const timer = setInterval(async () => {
    if (!shown.isConnected) return clearInterval(timer);
    if (document.hidden || isOffline()) return;
    const next = await loadAgain();
    if (next === null) return clearInterval(timer);
    if (next.dataset['refresh'] === shown.dataset['refresh'] || shown.matches(':hover, :focus-within')) {
      news.hidden = next.dataset['refresh'] === shown.dataset['refresh'];
      return;
    }
    location.reload();
  }, everyMs);
}

/** Null: it is locked, signed out or not there. It puts no lock off. */
async function loadAgain(): Promise<HTMLElement | null> {
  const answer = await fetch(location.href, { headers: { 'desk-refresh': '1' } }).catch(() => null);
  if (answer === null || !answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.querySelector<HTMLElement>('[data-refresh]');
}
