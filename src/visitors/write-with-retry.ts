import { waitWhileBusy } from '#database/sqlite-dialect.ts';

/** Longer than the half minute that an import may write. */
const waitMs = 60_000;
const longestPauseMs = 2_000;

/** Runs a single statement; during an import it waits without blocking readers. */
export function writeWithRetry<Value>(statement: { execute(): Promise<Value> }): Promise<Value> {
  return waitWhileBusy(() => statement.execute(), waitMs, longestPauseMs);
}
