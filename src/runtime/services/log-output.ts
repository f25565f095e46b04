import { pino, type DestinationStream } from 'pino';

/** Bytes: half a pipe buffer, so that a reader that lags by one block blocks nothing. */
const blockLength = 32_768;
const longestWaitMs = 500;

/**
 * Buffered standard output: a write per line would cost several times as much as sending a cached page. A line is
 * written within half a second and before the process exits; only SIGKILL loses the last lines.
 */
export function logOutput(): DestinationStream {
  return (opened ??= open());
}

/** One per process. */
let opened: DestinationStream | null = null;

function open(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: blockLength, maxWrite: 2 * blockLength });
  setInterval(() => output.flush(), longestWaitMs).unref();
  return output;
}
