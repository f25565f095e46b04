import { SingleBar } from 'cli-progress';
import type { FeedProgress } from '#runtime/services/feeds/import-feed.ts';

interface Progress {
  readonly done: number;
  readonly total: number;
  readonly rows: number;
}

interface ProgressBar {
  readonly update: (progress: Progress) => void;
  readonly close: () => void;
}

/** A progress bar; without a stream it does nothing. */
export function openProgressBar(stream: NodeJS.WritableStream | null): ProgressBar {
  if (stream === null) return { update: () => {}, close: () => {} };
  const bar = new SingleBar({
    stream,
    format: '{bar} {percentage} % · {rows} rows',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
  });
  let isStarted = false;
  return {
    update: ({ done, total, rows }) => {
      if (!isStarted) bar.start(total, 0, { rows: 0 });
      isStarted = true;
      bar.update(Math.min(done, total), { rows });
    },
    close: () => bar.stop(),
  };
}

export function showFeed(bar: ProgressBar): (progress: FeedProgress) => void {
  return ({ bytesRead, bytesTotal, rows }) => bar.update({ done: bytesRead, total: bytesTotal, rows });
}

/** Progress of copying rows; each is written and read again. */
export function showCopy(bar: ProgressBar): (progress: Pick<Progress, 'done' | 'total'>) => void {
  return ({ done, total }) => bar.update({ done, total, rows: Math.floor(done / 2) });
}
