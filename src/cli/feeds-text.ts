import type { FeedRun, HeldFeed, ShownRun } from '#runtime/services/open-feed-desk.ts';
import { reportLines } from './import-report-text.ts';

/** Runs, one per line. */
export function historyText(runs: readonly FeedRun[]): string {
  if (runs.length === 0) return 'No feed has been imported yet.\n';
  return runs.map((run) => `${runLine(run)}\n        ${describeSentence(run)}\n`).join('');
}

function runLine({ id, startedAt, status, feed, report }: FeedRun): string {
  const skipped = Object.values(report?.skipped ?? {}).reduce((sum, { count }) => sum + count, 0);
  const counts =
    report === null
      ? ''
      : `  ${report.added} added, ${report.changed} changed, ${report.withdrawn} withdrawn, ${skipped} skipped`;
  return `${String(id).padStart(6)}  ${minuteOf(startedAt)}  ${status.padEnd(9)}  ${feed}${counts}`;
}

function describeSentence({ status, sentence }: FeedRun): string {
  return status === 'running' ? 'Still running, or its process was ended; nothing of it is published yet.' : sentence;
}

function minuteOf(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}

/** Held feeds with advice. */
export function heldText(held: readonly HeldFeed[]): string {
  if (held.length === 0) return 'No feed waits for a decision.\n';
  const lines = held.map(({ run }) => `${runLine(run)}\n        ${run.sentence}\n`);
  return `${lines.join('')}\n"roamchart feeds show ID" shows the report; then "feeds release ID" publishes it, or "feeds discard ID" drops it.\n`;
}

const decisionWords = { released: 'released', discarded: 'discarded', outdated: 'out of date by a later run' } as const;

/** A run with its whole report. */
export function runText({ run, held }: ShownRun): string {
  const lines = [
    `Run ${run.id} of ${run.feed}: ${run.status}`,
    `  ${run.fileName}, ${run.format}`,
    `  from ${run.startedAt} to ${run.endedAt ?? '…'}`,
    `  ${describeSentence(run)}`,
    ...(run.releasedRunId === null ? [] : [`  It published what run ${run.releasedRunId} had held.`]),
    ...(held === null
      ? []
      : [`  ${held.decision === null ? 'Waits for a decision' : `Is ${decisionWords[held.decision]}`}.`]),
    ...(run.report === null ? [] : ['', ...reportLines(run.report)]),
  ];
  return `${lines.join('\n')}\n`;
}
