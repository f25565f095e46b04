import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '#runtime/settings/config.ts';

export type Log = Logger;

/**
 * The process log: one JSON line per event, on standard output by default. Times are UTC. No personal data: no address,
 * no header, no query value, nothing a visitor typed.
 */
export function createLog({
  level,
  destination,
}: {
  readonly level: LogLevel;
  readonly destination?: DestinationStream;
}): Log {
  const options = {
    level,
    // Process id and host name are the same in every line.
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination ?? logOutput());
}

/** PostgreSQL errors contain the refused row with a visitor's input, so only these fields are logged. */
function describeError(error: Error): object {
  const { type, message, stack, ['code']: code } = stdSerializers.err(error);
  return { type, message, stack, code };
}

/** Bytes: half a pipe buffer, so that a reader that lags by one block blocks nothing. */
const blockLength = 32_768;
const longestWaitMs = 500;

/**
 * Buffered standard output: a write per line would cost several times as much as sending a cached page. A line is
 * written within half a second and before the process exits; only SIGKILL loses the last lines.
 */
function logOutput(): DestinationStream {
  return (opened ??= open());
}

/** One per process. */
let opened: DestinationStream | null = null;

function open(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: blockLength, maxWrite: 2 * blockLength });
  setInterval(() => output.flush(), longestWaitMs).unref();
  return output;
}
