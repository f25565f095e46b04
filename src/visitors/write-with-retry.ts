import { waitWhileBusy } from '#database/sqlite-dialect.ts';

/** An import may write for half a minute. */
const waitMs = 60_000;
const longestPauseMs = 2_000;

/** Runs a single statement; while an import writes it waits without holding up readers. */
export function writeWithRetry<Value>(statement: { execute(): Promise<Value> }): Promise<Value> {
  return waitWhileBusy(() => statement.execute(), waitMs, longestPauseMs);
}
