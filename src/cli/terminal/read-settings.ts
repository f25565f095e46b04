import { loadConfig, type Config } from '#runtime/settings/config.ts';
import type { Terminal } from './terminal.ts';

/** The settings of this process; null after every problem was printed. */
export function readSettings(terminal: Terminal): Config | null {
  const config = loadConfig(terminal.environment());
  if (config.ok) return config.value;
  for (const problem of config.reason) terminal.err(`${problem}\n`);
  return null;
}
