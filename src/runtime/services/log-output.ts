import { pino, type DestinationStream } from 'pino';

/** Characters: half a pipe buffer, so that a reader that lags by one block blocks nothing. */
const blockLength = 32_768;
const longestWaitMs = 500;

/**
 * Buffered standard output: a write per line would cost several times as much as sending a cached page. A line is
 * written within half a second and before the process exits; only SIGKILL loses the last lines. Blocks are joined here,
 * because the destination measures and copies its buffer for each line.
 */
export function logOutput(): DestinationStream {
  return (opened ??= open());
}

/** One per process. */
let opened: DestinationStream | null = null;

function open(): DestinationStream {
  let lines: string[] = [];
  let length = 0;
  // Register first: the destination closes itself on exit.
  process.on('beforeExit', handOver);
  const output = pino.destination({ dest: 1, sync: false, minLength: blockLength, maxWrite: 2 * blockLength });
  process.on('exit', () => {
    if (length === 0) return;
    handOver();
    output.flushSync();
  });
  setInterval(() => {
    handOver();
    output.flush();
  }, longestWaitMs).unref();
  return {
    write: (line) => {
      lines.push(line);
      length += line.length;
      if (length >= blockLength) handOver();
    },
  };

  function handOver(): void {
    if (length > 0) output.write(lines.join(''));
    lines = [];
    length = 0;
  }
}
