import { pino, type DestinationStream } from 'pino';

/** Characters: half of what a pipe holds, so that a reader that is late by one block holds nothing up. */
const blockLength = 32_768;
const longestWaitMs = 500;

/**
 * Standard output in blocks of lines: to write each line by itself would cost several times what a page from memory does. A
 * line is written half a second later at most, and before the process ends; only one that is killed at once takes its last
 * lines with it. Blocks are put together here, because the destination measures and copies its block again for each line.
 */
export function logOutput(): DestinationStream {
  return (opened ??= open());
}

/** A process has one standard output. */
let opened: DestinationStream | null = null;

function open(): DestinationStream {
  let lines: string[] = [];
  let length = 0;
  // Registered first: the destination closes itself when nothing is left to do.
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
