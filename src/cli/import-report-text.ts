import { skipMeanings, type ImportReport } from '#runtime/import-feed.ts';

/** `{format, read, added, changed, unchanged, withdrawn, skipped: {reason: count}}` in one line. */
export function jsonReport({ format, read, added, changed, unchanged, withdrawn, skipped }: ImportReport): string {
  const counts = Object.fromEntries(Object.entries(skipped).map(([reason, { count }]) => [reason, count]));
  return `${JSON.stringify({ format, read, added, changed, unchanged, withdrawn, skipped: counts })}\n`;
}

/** The report for people: counts, then each reason with the first rows that it met. */
export function describeImport(report: ImportReport, { dryRun }: { readonly dryRun?: boolean }): string {
  const { format, read, added, changed, unchanged, withdrawn } = report;
  const skipped = Object.values(report.skipped).reduce((sum, { count }) => sum + count, 0);
  const counts = { read, added, changed, unchanged, withdrawn, skipped };
  const lines = [
    dryRun === true ? `Would be imported as ${format} (dry run, nothing was changed):` : `Imported as ${format}:`,
    ...Object.entries(counts).map(([name, count]) => `  ${name.padEnd(10)}${formatCount(count).padStart(10)}`),
    ...describeSkips(report),
    ...describeRest(report),
  ];
  return `${lines.join('\n')}\n`;
}

function describeSkips({ skipped }: ImportReport): string[] {
  const reasons = Object.entries(skipped) as [
    keyof typeof skipped,
    NonNullable<(typeof skipped)[keyof typeof skipped]>,
  ][];
  const byCount = reasons.sort(([, a], [, b]) => b.count - a.count);
  return byCount.flatMap(([reason, { count, samples }]) => [
    '',
    `  ${formatCount(count)} skipped: ${reason} – ${skipMeanings[reason]}`,
    ...samples.map(({ row, field, value }) => `    row ${row}, ${field}: ${JSON.stringify(value)}`),
    ...(count > samples.length ? [`    and ${formatCount(count - samples.length)} more`] : []),
  ]);
}

const maxLeftOutShown = 20;

function describeRest({ leftOut, complete, examplesWithdrawn }: ImportReport): string[] {
  const names = Object.entries(leftOut).sort(([, a], [, b]) => b - a);
  const shown = names
    .slice(0, maxLeftOutShown)
    .map(([name, count]) => `${JSON.stringify(name)} (${formatCount(count)})`);
  const more = names.length > maxLeftOutShown ? ` and ${names.length - maxLeftOutShown} more` : '';
  return [
    ...(names.length === 0 ? [] : ['', `  Not listed at, with the plans kept: ${shown.join(', ')}${more}`]),
    ...(examplesWithdrawn === 0
      ? []
      : [
          '',
          `  The example catalogue made way: ${formatCount(examplesWithdrawn)} invented plans are no longer shown.`,
        ]),
    ...(complete ? [] : ['', '  The file holds a part of the provider’s plans, so none were withdrawn.']),
  ];
}

function formatCount(count: number): string {
  return count.toLocaleString('en');
}
