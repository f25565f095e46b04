import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '#runtime/settings/config.ts';
import { logOutput } from './log-output.ts';

export type Log = Logger & {
  /**
   * `info` with the message `answered`, which is logged all the time, several times cheaper.
   * @param members those of a JSON object as text, such as `"status":200`, at least one; best in one piece (joined), since
   *   what is put together otherwise stays in pieces until the line is written, when they are far away in memory
   */
  readonly answered: (members: string) => void;
};

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
  const timestamp = onceAMillisecond((time) => `,"time":"${time}"`);
  const options = {
    level,
    // Process and machine are the same in every line.
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

/** Under load many lines are of the same millisecond; what it is called is worked out once. */
function onceAMillisecond(describe: (time: string) => string): () => string {
  let [at, text] = [Number.NaN, ''];
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, describe(new Date(now).toISOString())];
    return text;
  };
}

/** PostgreSQL adds the row that it refused to its errors, with everything a visitor typed: only what is named here is kept. */
function describeError(error: Error): object {
  const { type, message, stack, ['code']: code } = stdSerializers.err(error);
  return { type, message, stack, code };
}
