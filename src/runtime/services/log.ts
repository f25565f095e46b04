import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '#runtime/settings/config.ts';
import { logOutput } from './log-output.ts';

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
