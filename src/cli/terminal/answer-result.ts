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

/** A command whose result scripts read too. */
export interface Json {
  readonly json?: true;
}

export const jsonOption = ['--json', 'print the result as JSON'] as const;

/** A result as a script or a person reads it. */
export function shown<Value>(value: Value, { json }: Json, describe: (value: Value) => string): Result<string> {
  return success(json === true ? asJson(value) : describe(value));
}

/** What was done in words, or why it was not. */
export async function told<Value>(
  done: Promise<Result<Value>>,
  describe: (value: Value) => string,
): Promise<Result<string>> {
  const result = await done;
  return result.ok ? success(describe(result.value)) : result;
}

export const asJson = (value: unknown): string => `${JSON.stringify(value)}\n`;
