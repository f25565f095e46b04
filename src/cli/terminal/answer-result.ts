import { success, type Result } from '#domain/kernel/result.ts';
import type { Config } from '#runtime/settings/config.ts';
import { readSettings } from './read-settings.ts';
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

/** Runs `work` with the settings and prints its answer, or why there is none. */
export async function answerWith(
  terminal: Terminal,
  work: (config: Config) => Promise<Result<string>>,
): Promise<ExitStatus> {
  const config = readSettings(terminal);
  return config === null ? 1 : answer(await work(config), (text) => text, terminal);
}

/** What a command says of what it has done. */
export async function saying<Value>(
  done: Promise<Result<Value>>,
  say: (value: Value) => string,
): Promise<Result<string>> {
  const result = await done;
  return result.ok ? success(say(result.value)) : result;
}

export const asJson = (value: unknown): string => `${JSON.stringify(value)}\n`;
