import { entriesOf } from '#domain/kernel/records.ts';
import type { ApplyCounts } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { FeedDiff } from './feed-diff.ts';
import type { FeedFindings, FeedOptions, OpenedFeed } from '#feeds/row/feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import type { FeedFormatName } from '#feeds/adapters/feed-format.ts';
import { describeHold, type HoldReason } from './hold-reasons.ts';
import type { ImportReport, ImportCounters } from './import-report.ts';
import { skipMeanings } from '#feeds/read/skip-reason.ts';

/**
 * Outcome of importing a file. Refused: not understood, or without usable rows. Failed: the database or the file
 * cannot be accessed. Held: needs approval. Only `published` and `unchanged` have changed anything.
 */
export interface ImportOutcome {
  readonly status: 'published' | 'unchanged' | 'held' | 'refused' | 'failed';
  /** One plain sentence. */
  readonly sentence: string;
  readonly report: ImportReport | null;
  /** Number of plans confirmed because the file is unchanged; absent: the file was read. */
  readonly confirmed?: number;
}

/** A file as a whole, when its rows are read. */
export type FileReading = Pick<ImportReport, 'complete'> & FeedFindings;

/** A damaged file never counts as complete: nothing that it lacks is withdrawn. */
export function readingOf(feed: OpenedFeed<unknown>, isPartial: boolean): FileReading {
  const findings = feed.findings?.() ?? { damage: null };
  return { ...findings, complete: feed.complete && !isPartial && findings.damage === null };
}

export interface OutcomeParts {
  readonly request: {
    readonly format: FeedFormatName;
    readonly dryRun: boolean;
  } & Pick<FeedOptions, 'markUp'>;
  readonly file: Pick<FeedFile, 'name'>;
  /** What the rows have shown of the file; call it after the last one. */
  readonly reading: () => FileReading;
  readonly counters: Pick<ImportCounters, 'read' | 'skipped' | 'markedUp' | 'parts'>;
  readonly diff: FeedDiff;
}

type ReportExtra = { readonly counts: ApplyCounts; readonly reasons: readonly HoldReason[] };

function reportOf({ request, reading, counters, diff }: OutcomeParts, { counts, reasons }: ReportExtra): ImportReport {
  const { examples, repriced } = diff;
  const sellers = diff.moves().toSorted((a, b) => (a.provider < b.provider ? -1 : 1));
  const worst = diff.worst.changes();
  const { format } = request;
  const markUp = request.markUp === null ? null : { rule: request.markUp, plans: counters.markedUp };
  const { complete, damage, unreadColumns = {} } = reading();
  const file = { complete, damage: damage?.words ?? null, unreadColumns };
  return {
    format,
    ...counts,
    ...counters.parts(),
    repriced,
    examples,
    sellers,
    worst,
    ...file,
    markUp,
    holdReasons: reasons,
  };
}

export function publishedOutcome(parts: OutcomeParts, counts: ApplyCounts): ImportOutcome {
  const { added, changed, unchanged, withdrawn } = counts;
  const isNew = added + changed + withdrawn > 0;
  const skipped = parts.counters.skipped === 0 ? '' : `; ${parts.counters.skipped} rows skipped`;
  const seen = `${added} added, ${changed} changed, ${withdrawn} withdrawn`;
  return {
    status: isNew ? 'published' : 'unchanged',
    sentence: isNew ? `Published: ${seen}${skipped}.` : `Nothing new: ${unchanged} plans were confirmed${skipped}.`,
    report: reportOf(parts, { counts, reasons: [] }),
  };
}

export function heldOutcome(parts: OutcomeParts, extra: ReportExtra): ImportOutcome {
  const begin = parts.request.dryRun ? 'Would be held' : 'Held, nothing was changed';
  return { status: 'held', sentence: `${begin}: ${describeHold(extra.reasons)}`, report: reportOf(parts, extra) };
}

/** None of the rows can be used. */
export function uselessOutcome(parts: OutcomeParts, counts: ApplyCounts): ImportOutcome {
  const report = reportOf(parts, { counts, reasons: [] });
  const { name } = parts.file;
  const [most] = entriesOf(report.skipped).toSorted(([, a], [, b]) => b.count - a.count);
  const sentence =
    most === undefined
      ? `Refused, nothing was changed: ${name} has no rows; check that it is the right file.`
      : `Refused, nothing was changed: none of the ${parts.counters.read} rows of ${name} can be used, ` +
        `${most[1].count} of them because: ${skipMeanings[most[0]]}.`;
  return { status: 'refused', sentence, report };
}
