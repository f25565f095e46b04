import type { LatestBuild } from '#domain/site/route-rules.ts';

const hour = 60 * 60 * 1000;

/**
 * Polls hourly for a newer build, and when the visitor returns after an hour. Hidden pages do not poll.
 * @param build of this document
 * @param onNew called once
 */
export function watchBuilds(build: string, onNew: () => void): void {
  const stop = new AbortController();
  let askedAt = Date.now();

  async function ask(): Promise<void> {
    if (document.hidden || Date.now() - askedAt < hour) return;
    askedAt = Date.now();
    const latest = await fetchLatest();
    if (latest === null || latest.id === build || stop.signal.aborted) return;
    stop.abort();
    clearInterval(timer);
    onNew();
  }

  const timer = setInterval(() => void ask(), hour);
  document.addEventListener('visibilitychange', () => void ask(), { signal: stop.signal });
}

async function fetchLatest(): Promise<LatestBuild | null> {
  try {
    const answer = await fetch('/builds/latest.json', { cache: 'no-store' });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return (await answer.json()) as LatestBuild;
  } catch (error) {
    // oxlint-disable-next-line no-console -- section 8 of the specification: such failures are logged and nothing else
    console.info('The latest build could not be asked for:', error);
    return null;
  }
}
