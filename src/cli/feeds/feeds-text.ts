import type { FeedRun, HeldFeed, RevertCounts, ShownRun, WorstChange } from '#runtime/services/feeds/open-feed-desk.ts';
import { csvLine } from '#domain/kernel/csv-line.ts';
import { unitsPerWhole, type Money } from '#domain/money/money.ts';
import { amountText } from '#cli/terminal/amount-text.ts';
import { reportLines } from './import-report-text.ts';
import { planText, providerLines } from '#cli/plans/overrides-text.ts';
import { printable } from '#cli/terminal/printable.ts';

/** Runs, one per line. */
export function historyText(runs: readonly FeedRun[]): string {
  if (runs.length === 0) return 'No feed has been imported yet.\n';
  return runs.map((run) => `${runLine(run)}\n        ${describeSentence(run)}\n`).join('');
}

function runLine({ id, startedAt, status: outcome, feed, report, revertedAt }: FeedRun): string {
  const status = revertedAt === null ? outcome : 'reverted';
  const skipped = Object.values(report?.skipped ?? {}).reduce((sum, { count }) => sum + count, 0);
  const counts =
    report === null
      ? ''
      : `  ${report.added} added, ${report.changed} changed, ${report.withdrawn} withdrawn, ${skipped} skipped`;
  return `${String(id).padStart(6)}  ${minuteOf(startedAt)}  ${status.padEnd(9)}  ${feed}${counts}`;
}

function describeSentence({ status, sentence }: FeedRun): string {
  return status === 'running' ? 'Still running, or its process was killed. Nothing has been published yet.' : sentence;
}

function minuteOf(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}

export function heldText(held: readonly HeldFeed[]): string {
  if (held.length === 0) return 'No feed is waiting for a decision.\n';
  const lines = held.map(({ run }) => `${runLine(run)}\n        ${run.sentence}\n`);
  return `${lines.join('')}\nRun "roamchart feeds show ID" to see the report, then "feeds release ID" to publish it or "feeds discard ID" to drop it.\n`;
}

const decisionWords = { released: 'released', discarded: 'discarded', outdated: 'superseded by a later run' } as const;

/** A run with its whole report. */
export function runText({ run, held, overrides }: ShownRun): string {
  const lines = [
    `Run ${run.id} of ${run.feed}: ${run.status}`,
    `  ${run.fileName}, ${run.format}`,
    `  from ${run.startedAt} to ${run.endedAt ?? '…'}`,
    `  ${describeSentence(run)}`,
    ...(run.revertedAt === null ? [] : [`  Reverted on ${minuteOf(run.revertedAt)}: its prices are in no history.`]),
    ...(run.releasedRunId === null ? [] : [`  Published what run ${run.releasedRunId} had held.`]),
    ...(held === null
      ? []
      : [`  Held: ${held.decision === null ? 'waiting for a decision' : decisionWords[held.decision]}.`]),
    ...(run.report === null ? [] : ['', ...reportLines(run.report), ...sellerLines(run.report)]),
    ...overrideLines(overrides),
  ];
  return `${lines.join('\n')}\n`;
}

/** Sellers of a feed, for a decision about some of them. */
function sellerLines({ sellers }: NonNullable<FeedRun['report']>): readonly string[] {
  if (sellers === null || sellers.length === 0) return [];
  const lines = sellers.map(({ provider, active, missing, repriced }) => {
    return `    ${provider}: ${active} published before, ${missing} missing, ${repriced} repriced beyond the limit`;
  });
  return ['', '  Providers:', ...lines];
}

/** What counts over the feed, whatever it says. */
function overrideLines({ providers, plans }: ShownRun['overrides']): readonly string[] {
  if (providers.length + plans.length === 0) return [];
  const said = providers.flatMap((provider) => [
    `    ${provider.slug}`,
    ...providerLines(provider).map((line) => `      ${line}`),
  ]);
  const covered = plans.flatMap((plan) =>
    planText(plan)
      .trimEnd()
      .split('\n')
      .map((line) => `    ${line}`),
  );
  return ['', '  Your overrides:', ...said, ...covered];
}

export function revertText(id: number, { restored, withdrawn, offeredAgain, kept }: RevertCounts): string {
  const left = kept === 0 ? '' : ` ${kept} stay as the run left them, because their earlier state is no longer kept.`;
  return `Reverted run ${id}: ${restored} plans restored, ${withdrawn} withdrawn, ${offeredAgain} offered again.${left}\n`;
}

/** The largest moves of prices, one per line. */
export function worstText(changes: readonly WorstChange[]): string {
  if (changes.length === 0) return 'No published plan changed its price or is missing.\n';
  return changes
    .map(({ provider, id, price, before, after, factor }) => {
      const name = price === 'price' ? '' : `${price} `;
      const by = factor === null ? '' : ` (× ${factor.toFixed(2)})`;
      const moved =
        after === null ? `${amountText(before)}, missing` : `${amountText(before)} → ${amountText(after)}${by}`;
      return `${provider} ${printable(JSON.stringify(id))}: ${name}${moved}\n`;
    })
    .join('');
}

export function worstCsv(changes: readonly WorstChange[]): string {
  const head = csvLine(['provider', 'id', 'before', 'currency', 'after', 'afterCurrency', 'factor', 'price']);
  const rows = changes.map(({ provider, id, price, before, after, factor }) => {
    const now = after === null ? [null, null] : [plainAmount(after), after.currency];
    return csvLine([
      provider,
      id,
      plainAmount(before),
      before.currency,
      ...now,
      factor === null ? null : factor.toFixed(4),
      price,
    ]);
  });
  return head + rows.join('');
}

/** Exact, without a currency. */
function plainAmount({ units }: Money): string {
  return String(units / unitsPerWhole);
}
