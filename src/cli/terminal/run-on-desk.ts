import type { Result } from '#domain/kernel/result.ts';
import { withDesk, type CarriedOut, type Desk } from '#runtime/services/desk/open-desk.ts';
import { answerWith } from './answer-result.ts';
import type { ExitStatus, Terminal } from './terminal.ts';

/** Runs the work of a command at the desk, with readers of its own, and prints its answer. */
export type RunOnDesk<Readers = unknown> = (work: (desk: Desk & Readers) => Promise<Result<string>>) => Promise<void>;

/** Opens the desk as the operator who runs the command, and prints the answer of `work`. */
export function runOnDesk(terminal: Terminal, work: (desk: Desk) => Promise<Result<string>>): Promise<ExitStatus> {
  const operator = terminal.operator();
  return answerWith(terminal, (config) =>
    withDesk(config, { operator, now: terminal.now }, (desk, due) => {
      tellRefused(terminal, due, operator);
      return work(desk);
    }),
  );
}

/** Tells the operator of their refused decisions, which no other output names. */
function tellRefused({ err }: Terminal, { ended }: CarriedOut, operator: string): void {
  for (const { decision, refusal } of ended)
    if (refusal !== null && decision.by.operator === operator)
      err(`Your decision "${decision.action}" on ${decision.kind} ${decision.subject} was refused: ${refusal}\n`);
}
