import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

export type Log = Logger;

/**
 * To write each line by itself would cost several times what a page from memory does. A line is written half a second later at
 * most, and before the process ends; only one that is killed at once takes its last lines with it.
 */
const inBlocks = { sync: false, minLength: 12_288, periodicFlush: 500 };

/**
 * The log of the process: one JSON line per event, on standard output unless a destination is given. Times are UTC.
 * Nothing personal goes into it: no address, no header, no query value, nothing a visitor typed.
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
    // Process and machine are the same in every line.
    base: null,
    timestamp: createTimestamp(),
    serializers: { err: describeError },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination ?? pino.destination({ dest: 1, ...inBlocks }));
}

/** Under load many lines are of the same millisecond; what it is called is worked out once. */
function createTimestamp(): () => string {
  let [at, text] = [Number.NaN, ''];
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
}

/** PostgreSQL adds the row that it refused to its errors, with everything a visitor typed: only what is named here is kept. */
function describeError(error: Error): object {
  const { type, message, stack, ['code']: code } = stdSerializers.err(error);
  return { type, message, stack, code };
}
