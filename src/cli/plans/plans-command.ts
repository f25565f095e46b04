import type { Command } from 'commander';
import { success } from '#domain/kernel/result.ts';
import {
  readCorrectedData,
  readCorrectedDays,
  readCorrectedHotspot,
  type FactCorrection,
} from '#domain/plan/fact-correction.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { countriesAt } from '#domain/place/destinations.ts';
import type { Money } from '#domain/money/money.ts';
import { readCorrectedNetworks, type NetworkCorrection } from '#domain/plan/network-correction.ts';
import { readReason } from '#domain/plan/operator-words.ts';
import { readPinnedPrice } from '#domain/plan/price-pin.ts';
import type { OverriddenPlan } from '#runtime/services/plans/override-desk.ts';
import { jsonOption, shown, told, type Json } from '#cli/terminal/answer-result.ts';
import { orWrongUse } from '#cli/terminal/or-wrong-use.ts';
import { planText } from './overrides-text.ts';
import { addWhy, readPlace } from './explain-plan-command.ts';
import { parsePlan, planNumber } from './plan-argument.ts';
import { planDecisions } from '#runtime/services/desk/plan-decisions.ts';
import { runOnOverrides, type RunOnOverrides as Run } from './run-on-overrides.ts';
import type { AddCommand } from '#cli/terminal/terminal.ts';

export const addPlansCommand: AddCommand = (plans, terminal, finish) => {
  const run: Run = async (work) => finish(await runOnOverrides(work, terminal));
  plans
    .command('list', { isDefault: true })
    .description('List hidden plans, pinned prices and corrections.')
    .option(...jsonOption)
    .action((options: Json) => run(async (desk) => shown(await desk.overrides.plans(), options, plansText)));
  addHiding(plans, run);
  addPinning(plans, run);
  addCorrecting(plans, run);
  addWhy(plans, run);
};

function plansText(plans: readonly OverriddenPlan[]): string {
  return plans.length === 0 ? 'No plan is hidden or corrected and no price is pinned.\n' : plans.map(planText).join('');
}

function addHiding(plans: Command, run: Run): void {
  plans
    .command('hide')
    .description('Hide a plan everywhere, whatever its feed says.')
    .argument(...planNumber)
    .requiredOption('--reason <text>', 'why, for you and other operators', orWrongUse(readReason))
    .action((id: number, { reason }: { readonly reason: string }) =>
      run((desk) => told(desk.decideNow(planDecisions.hide, String(id), { reason }), planText)),
    );
  plans
    .command('unhide')
    .description('Show a hidden plan again.')
    .argument(...planNumber)
    .action((id: number) => run((desk) => told(desk.decideNow(planDecisions.unhide, String(id), {}), planText)));
}

interface PinOptions {
  readonly price: Money;
  readonly reason: string;
  readonly until: string;
  readonly sure?: true;
}

function addPinning(plans: Command, run: Run): void {
  plans
    .command('pin')
    .description(
      'Show a price you have checked yourself instead of the feed’s list price, prices in other currencies and promos. Visitors see that you set it and until when.',
    )
    .argument(...planNumber)
    .requiredOption('--price <amount currency>', 'such as "4.50 USD"', orWrongUse(readPinnedPrice))
    .requiredOption('--reason <text>', 'why, for you and other operators')
    .requiredOption('--until <day>', 'the last day it applies, in UTC, such as 2026-12-31')
    .option('--sure', 'pin a price that is far from the feed’s')
    .action((id: number, { price, reason, until, sure }: PinOptions) =>
      run((desk) =>
        told(desk.decideNow(planDecisions.pin, String(id), { price, reason, until, isSure: sure === true }), planText),
      ),
    );
  plans
    .command('unpin')
    .description('Use the feed’s price again.')
    .argument('[plan]', planNumber[1], parsePlan)
    .option('--ended', 'all pins and corrections that have ended, as the servers do themselves')
    .action((id: number | undefined, { ended }: { readonly ended?: true }, command: Command) => {
      if ((id === undefined) === (ended === undefined)) command.error('Name a plan or use --ended.', { exitCode: 2 });
      return run(async (desk) => {
        if (id !== undefined) return told(desk.decideNow(planDecisions.unpin, String(id), {}), planText);
        const count = await desk.overrides.liftEnded();
        return success(`Removed ended pins and corrections of ${count} ${count === 1 ? 'plan' : 'plans'}.\n`);
      });
    });
}

interface CorrectOptions {
  readonly data?: FactCorrection;
  readonly days?: FactCorrection;
  readonly hotspot?: FactCorrection;
  readonly network?: NetworkCorrection['networks'];
  readonly at?: DestinationKey;
  readonly reason: string;
  readonly until?: string;
}

function addCorrecting(plans: Command, run: Run): void {
  plans
    .command('correct')
    .description(
      'Show facts you have checked yourself instead of the feed’s, whatever it says later. Replaces an earlier correction of the plan.',
    )
    .argument(...planNumber)
    .option('--data <amount>', '"5 GB", "1 GB a day" or "unlimited"', orWrongUse(readCorrectedData))
    .option('--days <number>', 'how long it lasts; "never" for no end', orWrongUse(readCorrectedDays))
    .option('--hotspot <yes|no>', 'whether the connection may be shared', orWrongUse(readCorrectedHotspot))
    .option('--network <list>', 'its networks, such as "NTT Docomo 5G, KDDI 4G"', orWrongUse(readCorrectedNetworks))
    .option(
      '--at <place>',
      'where these are its networks, such as japan; default: wherever it works',
      orWrongUse(readPlace),
    )
    .requiredOption('--reason <text>', 'why, for you and other operators')
    .option('--until <day>', 'the last day it applies, in UTC, such as 2026-12-31; default: until you take it back')
    .action((id: number, options: CorrectOptions, command: Command) => {
      const { data, days, hotspot, network, at, reason, until } = options;
      if (at !== undefined && network === undefined) command.error('--at needs --network.', { exitCode: 2 });
      const facts = { ...data, ...days, ...hotspot };
      const networks = network && { countries: at === undefined ? null : countriesAt(at), networks: network };
      const correction = { facts, networks: networks ?? null, reason, until: until ?? null };
      return run((desk) => told(desk.decideNow(planDecisions.correct, String(id), correction), planText));
    });
  plans
    .command('uncorrect')
    .description('Use the feed’s facts again.')
    .argument(...planNumber)
    .action((id: number) => run((desk) => told(desk.decideNow(planDecisions.uncorrect, String(id), {}), planText)));
}
