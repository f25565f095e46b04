import { describeMarkUp } from '#domain/money/mark-up.ts';
import { entriesOf } from '#domain/kernel/records.ts';
import {
  skipMeanings,
  suspicionMeanings,
  type ChangeLog,
  type FeedRunOutcome,
  type ImportReport,
} from '#runtime/services/feeds/import-feed.ts';
import { amountText } from '#cli/terminal/amount-text.ts';
import { printable } from '#cli/terminal/printable.ts';

/**
 * Counts by reason, every change, the number and result of the run, as one line of JSON. A generator: with a million
 * changes the whole text would take as much memory as the import.
 */
export function* jsonReport(
  { runId, status, sentence, report, confirmed }: FeedRunOutcome,
  changes: ChangeLog,
): Generator<string> {
  if (report === null) {
    const counts = confirmed === undefined ? {} : { added: 0, changed: 0, unchanged: confirmed, withdrawn: 0 };
    yield `${JSON.stringify({ ...counts, run: runId, status, sentence })}\n`;
    return;
  }
  const { format, read, added, changed, unchanged, withdrawn, unseen, repriced } = report;
  const counts = { format, read, added, changed, unchanged, withdrawn, unseen, repriced };
  const [skipped, suspicious] = [countsOf(report.skipped), countsOf(report.suspicious)];
  const { complete, damage, unreadColumns } = report;
  const file = { complete, damage, unreadColumns };
  const text = JSON.stringify({ ...counts, skipped, suspicious, ...file, status, sentence, run: runId });
  yield `${text.slice(0, -1)},"changes":`;
  yield* changes.json();
  yield '}\n';
}

export function countsOf(entries: Readonly<Record<string, { readonly count: number }>>): Record<string, number> {
  return Object.fromEntries(Object.entries(entries).map(([name, { count }]) => [name, count]));
}

const headings: Readonly<Record<FeedRunOutcome['status'], string>> = {
  published: 'Imported',
  unchanged: 'Imported',
  held: 'Held, not imported',
  refused: 'Refused, not imported',
  failed: 'Not imported',
};

interface Circumstances {
  readonly dryRun?: boolean;
  /** Default: published. */
  readonly status?: FeedRunOutcome['status'];
}

/** The report as text: counts, then each reason with its first rows. */
export function describeImport(report: ImportReport, { dryRun, status = 'published' }: Circumstances): string {
  const isTried = dryRun === true && headings[status] === 'Imported';
  const heading = isTried
    ? `Would be imported as ${report.format} (dry run, nothing was changed):`
    : `${headings[status]} as ${report.format}:`;
  return `${[heading, ...reportLines(report, isTried)].join('\n')}\n`;
}

/**
 * Counts, the first changes of each kind, then each reason with its first rows.
 * @param isTried nothing was changed
 */
export function reportLines(report: ImportReport, isTried = false): string[] {
  const { read, added, changed, unchanged, withdrawn, unseen, repriced } = report;
  const skipped = Object.values(report.skipped).reduce((sum, { count }) => sum + count, 0);
  const suspicious = Object.values(report.suspicious).reduce((sum, { count }) => sum + count, 0);
  const counts = { read, added, changed, unchanged, withdrawn, skipped };
  const rare = { unseen, repriced, suspicious };
  return [
    ...Object.entries(counts).map(countLine),
    ...Object.entries(rare)
      .filter(([, count]) => count > 0)
      .map(countLine),
    ...describeChanges(report),
    ...describeSuspicions(report),
    ...describeSkips(report),
    ...describeRest(report, isTried),
  ];
}

function countLine([name, count]: [string, number]): string {
  return `  ${name.padEnd(10)}${formatCount(count).padStart(10)}`;
}

function describeChanges({ examples, ...counts }: ImportReport): string[] {
  return (['added', 'changed', 'withdrawn', 'unseen'] as const).flatMap((kind) => {
    const plans: readonly ChangedPlan[] = examples[kind];
    if (plans.length === 0) return [];
    const rest = counts[kind] - plans.length;
    return [
      '',
      `  ${formatCount(counts[kind])} ${kind}`,
      ...plans.map(changeLine),
      ...(rest > 0 ? [`    and ${formatCount(rest)} more`] : []),
    ];
  });
}

type ChangedPlan = ImportReport['examples']['added'][number] &
  Partial<Pick<ImportReport['examples']['changed'][number], 'before'>>;

function changeLine({ provider, id, price, before }: ChangedPlan): string {
  const isMove = before !== undefined && (before.units !== price.units || before.currency !== price.currency);
  return `    ${provider} ${printable(JSON.stringify(id))}: ${isMove ? `${amountText(before)} → ` : ''}${amountText(price)}`;
}

function describeSuspicions({ suspicious }: ImportReport): string[] {
  const rules = entriesOf(suspicious);
  return rules.flatMap(([rule, { count, samples }]) => [
    '',
    `  ${formatCount(count)} suspicious: ${rule} – ${suspicionMeanings[rule]}`,
    ...samples.map(({ row, finding }) => `    row ${row}: ${finding}`),
    ...(count > samples.length ? [`    and ${formatCount(count - samples.length)} more`] : []),
  ]);
}

function describeSkips({ skipped }: ImportReport): string[] {
  const byCount = entriesOf(skipped).toSorted(([, a], [, b]) => b.count - a.count);
  return byCount.flatMap(([reason, { count, samples }]) => [
    '',
    `  ${formatCount(count)} skipped: ${reason} – ${skipMeanings[reason]}`,
    ...samples.map(({ row, field, value }) => `    row ${row}, ${field}: ${printable(JSON.stringify(value))}`),
    ...(count > samples.length ? [`    and ${formatCount(count - samples.length)} more`] : []),
  ]);
}

const maxLeftOutShown = 20;

/** `"Profile" (210 values)`, the fullest first. */
export function describeUnread(columns: Readonly<Record<string, number>>): string {
  const names = Object.entries(columns).sort(([, a], [, b]) => b - a);
  const shown = names.slice(0, maxLeftOutShown).map(([name, count]) => {
    return `${printable(JSON.stringify(name))} (${formatCount(count)} ${count === 1 ? 'value' : 'values'})`;
  });
  return `${shown.join(', ')}${names.length > maxLeftOutShown ? ` and ${names.length - maxLeftOutShown} more` : ''}`;
}

function describeWithdrawing({ complete, damage }: ImportReport): string[] {
  if (damage !== null) return ['', `  The file is damaged, so nothing was withdrawn: ${damage}.`];
  return complete ? [] : ['', '  The file has only some of the provider’s plans, so none were withdrawn.'];
}

function describeRest(report: ImportReport, isTried: boolean): string[] {
  const { leftOut, unreadColumns, examplesWithdrawn, markUp } = report;
  const names = Object.entries(leftOut).sort(([, a], [, b]) => b - a);
  const shown = names
    .slice(0, maxLeftOutShown)
    .map(([name, count]) => `${printable(JSON.stringify(name))} (${formatCount(count)})`);
  const more = names.length > maxLeftOutShown ? ` and ${names.length - maxLeftOutShown} more` : '';
  return [
    ...(names.length === 0
      ? []
      : ['', `  Unknown places, left out of the coverage of plans: ${shown.join(', ')}${more}`]),
    ...(examplesWithdrawn === 0
      ? []
      : [
          '',
          `  The example catalogue ${isTried ? 'would be' : 'was'} replaced: ${formatCount(examplesWithdrawn)} invented plans ${isTried ? 'would no longer be' : 'are no longer'} shown.`,
        ]),
    ...(markUp === null
      ? []
      : ['', `  Plans with wholesale prices ${describeMarkUp(markUp.rule)}: ${formatCount(markUp.plans)}`]),
    ...(Object.keys(unreadColumns).length === 0 ? [] : ['', `  Columns not read: ${describeUnread(unreadColumns)}`]),
    ...describeWithdrawing(report),
  ];
}

function formatCount(count: number): string {
  return count.toLocaleString('en');
}
