import type { Command } from 'commander';
import { success, type Result } from '#domain/kernel/result.ts';
import type { Money } from '#domain/money/money.ts';
import { makePin, readPinnedPrice, readReason } from '#domain/plan/price-pin.ts';
import type { OverriddenPlan, OverrideDesk } from '#runtime/services/open-override-desk.ts';
import { orWrongUse } from './or-wrong-use.ts';
import { planText } from './overrides-text.ts';
import { parsePlan } from './plan-argument.ts';
import { runOnOverrides } from './run-on-overrides.ts';
import type { AddCommand, Terminal } from './terminal.ts';

type Run = (work: (desk: OverrideDesk) => Promise<Result<string>>) => Promise<void>;

const planNumber = ['<plan>', 'its number, found after plan= in its address', parsePlan] as const;

export const addPlansCommand: AddCommand = (program, terminal, finish) => {
  const run: Run = async (work) => finish(await runOnOverrides(work, terminal));
  const plans = program
    .command('plans')
    .description(
      'Hide plans or pin their prices, overriding their feeds. Imports keep your overrides, and backups include them.',
    );
  plans
    .command('list', { isDefault: true })
    .description('List hidden plans and pinned prices.')
    .option('--json', 'print the list as JSON')
    .action(({ json }: { readonly json?: true }) =>
      run(async (desk) => {
        const all = await desk.plans();
        if (json === true) return success(`${JSON.stringify(all)}\n`);
        return success(all.length === 0 ? 'No plan is hidden and no price is pinned.\n' : all.map(planText).join(''));
      }),
    );
  addHiding(plans, run);
  addPinning(plans, terminal, run);
};

async function describe(changed: Promise<Result<OverriddenPlan>>): Promise<Result<string>> {
  const plan = await changed;
  return plan.ok ? success(planText(plan.value)) : plan;
}

function addHiding(plans: Command, run: Run): void {
  plans
    .command('hide')
    .description('Hide a plan everywhere, whatever its feed says.')
    .argument(...planNumber)
    .requiredOption('--reason <text>', 'why, for you and other operators', orWrongUse(readReason))
    .action((id: number, { reason }: { readonly reason: string }) =>
      run((desk) => describe(desk.hidePlan(id, reason))),
    );
  plans
    .command('unhide')
    .description('Show a hidden plan again.')
    .argument(...planNumber)
    .action((id: number) => run((desk) => describe(desk.showPlan(id))));
}

interface PinOptions {
  readonly price: Money;
  readonly reason: string;
  readonly until: string;
}

function addPinning(plans: Command, { now }: Terminal, run: Run): void {
  plans
    .command('pin')
    .description(
      'Show a price you have checked yourself instead of the feed’s list price, prices in other currencies and promos. Visitors see that you set it and until when.',
    )
    .argument(...planNumber)
    .requiredOption('--price <amount currency>', 'such as "4.50 USD"', orWrongUse(readPinnedPrice))
    .requiredOption('--reason <text>', 'why, for you and other operators')
    .requiredOption('--until <day>', 'the last day it applies, in UTC, such as 2026-12-31')
    .action((id: number, { price, reason, until }: PinOptions) =>
      run(async (desk) => {
        const pin = makePin({ price, reason, untilDay: until }, now());
        return pin.ok ? describe(desk.pin(id, pin.value)) : pin;
      }),
    );
  plans
    .command('unpin')
    .description('Use the feed’s price again.')
    .argument('[plan]', planNumber[1], parsePlan)
    .option('--ended', 'all pins that have ended, as the servers do themselves')
    .action((id: number | undefined, { ended }: { readonly ended?: true }, command: Command) => {
      if ((id === undefined) === (ended === undefined)) command.error('Name a plan or use --ended.', { exitCode: 2 });
      return run(async (desk) => {
        if (id !== undefined) return describe(desk.unpin(id));
        const count = await desk.liftEndedPins();
        return success(`Unpinned ${count} ${count === 1 ? 'price' : 'prices'}.\n`);
      });
    });
}
