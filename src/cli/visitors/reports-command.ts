import { Option } from 'commander';
import { success, type Result } from '#domain/kernel/result.ts';
import type { Desk } from '#runtime/services/desk/open-desk.ts';
import { reportDecisions } from '#runtime/services/desk/report-decisions.ts';
import { openReports, type ReportedPlan } from '#runtime/services/visitors/visitor-desks.ts';
import { runOnDesk } from '#cli/terminal/run-on-desk.ts';
import { asJson } from '#cli/terminal/answer-result.ts';
import { amountText } from '#cli/terminal/amount-text.ts';
import { parsePlan } from '#cli/plans/plan-argument.ts';
import { printable } from '#cli/terminal/printable.ts';
import type { AddCommand } from '#cli/terminal/terminal.ts';

interface ReportsOptions {
  /** Plan number. */
  readonly close?: number;
  readonly json?: true;
}

export const addReportsCommand: AddCommand = (command, terminal, finish) => {
  command
    .addOption(new Option('--close <plan>', 'close all open reports about this plan number').argParser(parsePlan))
    .option('--json', 'print the list as JSON')
    .action(async (options: ReportsOptions) =>
      finish(await runOnDesk(terminal, (desk) => answerReports(desk, options))),
    );
};

async function answerReports(desk: Desk, { close, json }: ReportsOptions): Promise<Result<string>> {
  if (close !== undefined) {
    const closed = await desk.decideNow(reportDecisions.close, String(close), {});
    if (!closed.ok) return closed;
    const count = closed.value;
    return success(`Closed ${count} ${count === 1 ? 'report' : 'reports'} about plan ${close}.\n`);
  }
  const plans = await openReports(desk).openReports();
  if (json === true) return success(asJson(plans));
  return success(plans.length === 0 ? 'No open reports.\n' : plans.map(describePlan).join('\n'));
}

function describePlan({ planId, providerName, planName, price, url, reports }: ReportedPlan): string {
  const lines = reports.map(({ reason, price: shown, seen, reportedAt }) => {
    const saw = seen === null ? '' : `, seen as ${amountText(seen)}`;
    return `    ${reportedAt.slice(0, 16).replace('T', ' ')}  ${reason}, shown as ${amountText(shown)}${saw}\n`;
  });
  return `Plan ${planId}: ${printable(providerName)}, ${printable(planName)}, now ${amountText(price)}\n    ${url ?? 'no address'}\n${lines.join('')}`;
}
