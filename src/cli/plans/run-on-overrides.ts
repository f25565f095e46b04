import type { Result } from '#domain/kernel/result.ts';
import { withOverrideDesk, type OverrideDesk } from '#runtime/services/plans/open-override-desk.ts';
import { readSettings } from '#cli/terminal/read-settings.ts';
import type { ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

/** Runs the work of a command on what the operator says over the feeds. */
export type RunOnOverrides = (work: (desk: OverrideDesk) => Promise<Result<string>>) => Promise<void>;

/** Runs a command on what the operator says over the feeds, and writes its answer. */
export async function runOnOverrides(
  work: (desk: OverrideDesk) => Promise<Result<string>>,
  terminal: Terminal,
): Promise<ExitStatus> {
  const config = readSettings(terminal);
  if (config === null) return 1;
  const answer = await withOverrideDesk(config, terminal.now, work);
  if (answer.ok) terminal.out(answer.value);
  else terminal.err(`${answer.reason}\n`);
  return answer.ok ? 0 : 1;
}
