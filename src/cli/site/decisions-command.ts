import type { Desk } from '#runtime/services/desk/open-desk.ts';
import { jsonOption, shown, type Json } from '#cli/terminal/answer-result.ts';
import { printable } from '#cli/terminal/printable.ts';
import { runOnDesk } from '#cli/terminal/run-on-desk.ts';
import type { AddCommand } from '#cli/terminal/terminal.ts';

export const addDecisionsCommand: AddCommand = (command, terminal, finish) => {
  command
    .option(...jsonOption)
    .action(async (options: Json) =>
      finish(await runOnDesk(terminal, async (desk) => shown(await desk.waiting(), options, listWaiting))),
    );
};

function listWaiting(decisions: Awaited<ReturnType<Desk['waiting']>>): string {
  const lines = decisions.map(({ kind, action, subject, by, dueAt }) => {
    const time = dueAt.toISOString().slice(0, 19).replace('T', ' ');
    return `${time}  ${kind} ${printable(subject)}: ${action} by ${printable(by.operator)}\n`;
  });
  return lines.join('') || 'No decisions are waiting.\n';
}
