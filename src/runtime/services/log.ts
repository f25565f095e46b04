import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '#runtime/settings/config.ts';
import { logOutput } from './log-output.ts';

export type Log = Logger & {
  /**
   * A fast path for the most frequent event: `info` with the message `answered`.
   * @param members of a JSON object as text, such as `"status":200`, at least one; preferably a flat (joined) string,
   * because V8 would otherwise flatten a rope of scattered parts when the line is written
   */
  readonly answered: (members: string) => void;
};

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
  const timestamp = onceAMillisecond((time) => `,"time":"${time}"`);
  const options = {
    level,
    // Process id and host name are the same in every line.
    base: null,
    timestamp,
    serializers: { err: describeError },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const output = destination ?? logOutput();
  const log = pino(options, output);
  const startOfInfo = onceAMillisecond((time) => ['{"level":"info","time":"', time, '",'].join(''));
  const answered: Log['answered'] = (members) => {
    if (log.isLevelEnabled('info')) output.write(startOfInfo() + members + ',"msg":"answered"}\n');
  };
  return Object.assign(log, { answered });
}

/** Memoizes the formatted time: under load many lines share a millisecond. */
function onceAMillisecond(describe: (time: string) => string): () => string {
  let [at, text] = [Number.NaN, ''];
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, describe(new Date(now).toISOString())];
    return text;
  };
}

/** PostgreSQL errors contain the refused row with a visitor's input, so only these fields are logged. */
function describeError(error: Error): object {
  const { type, message, stack, ['code']: code } = stdSerializers.err(error);
  return { type, message, stack, code };
}
