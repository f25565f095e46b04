import { SingleBar } from 'cli-progress';
import type { ImportProgress } from '#runtime/import-feed.ts';

interface ProgressBar {
  readonly update: (progress: ImportProgress) => void;
  readonly close: () => void;
}

/** A bar of the bytes read so far; nothing without a stream. */
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
    update: ({ bytesRead, bytesTotal, rows }) => {
      if (!isStarted) bar.start(bytesTotal, 0, { rows: 0 });
      isStarted = true;
      bar.update(Math.min(bytesRead, bytesTotal), { rows });
    },
    close: () => bar.stop(),
  };
}
