import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

export type Log = Logger;

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
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** PostgreSQL adds the row that it refused to its errors, with everything a visitor typed: only what is named here is kept. */
function describeError(error: Error): object {
  const { type, message, stack, ['code']: code } = stdSerializers.err(error);
  return { type, message, stack, code };
}
