import { success, type Result } from '#domain/kernel/result.ts';
import type { Desk } from '#runtime/services/desk/open-desk.ts';
import { asJson } from '#cli/terminal/answer-result.ts';
import { printable } from '#cli/terminal/printable.ts';
import { runOnDesk } from '#cli/terminal/run-on-desk.ts';
import type { AddCommand } from '#cli/terminal/terminal.ts';

export const addDecisionsCommand: AddCommand = (command, terminal, finish) => {
  command
    .option('--json', 'print the list as JSON')
    .action(async (options: { readonly json?: true }) =>
      finish(await runOnDesk(terminal, (desk) => listWaiting(desk, options))),
    );
};

async function listWaiting(desk: Desk, { json }: { readonly json?: true }): Promise<Result<string>> {
  const decisions = await desk.waiting();
  if (json === true) return success(asJson(decisions));
  const lines = decisions.map(({ kind, action, subject, by, dueAt }) => {
    const time = dueAt.toISOString().slice(0, 19).replace('T', ' ');
    return `${time}  ${kind} ${printable(subject)}: ${action} by ${printable(by.operator)}\n`;
  });
  return success(lines.join('') || 'No decision waits.\n');
}
