import type { Result } from '#domain/kernel/result.ts';
import type { ExitStatus, Terminal } from './terminal.ts';

/** Prints what was done, or why it was not. */
export function answer<Value>(
  result: Result<Value>,
  describe: (value: Value) => string,
  terminal: Terminal,
): ExitStatus {
  if (result.ok) terminal.out(describe(result.value));
  else terminal.err(`${result.reason}\n`);
  return result.ok ? 0 : 1;
}

export const asJson = (value: unknown): string => `${JSON.stringify(value)}\n`;
