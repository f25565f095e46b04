import type { Result } from '#domain/kernel/result.ts';
import type { Desk } from '#runtime/services/desk/open-desk.ts';
import { createOverrideDesk, type OverrideDesk } from '#runtime/services/plans/override-desk.ts';
import { runOnDesk, type RunOnDesk } from '#cli/terminal/run-on-desk.ts';
import type { ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

export interface OverrideReader {
  readonly overrides: OverrideDesk;
}

/** Runs the work of a command on what the operator says over the feeds. */
export type RunOnOverrides = RunOnDesk<OverrideReader>;

/** Runs a command on what the operator says over the feeds, and writes its answer. */
export function runOnOverrides(
  work: (desk: Desk & OverrideReader) => Promise<Result<string>>,
  terminal: Terminal,
): Promise<ExitStatus> {
  return runOnDesk(terminal, (desk) => work({ ...desk, overrides: createOverrideDesk(desk.database, desk.now) }));
}
