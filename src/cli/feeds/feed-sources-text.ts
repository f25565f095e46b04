import { describeSchedule } from '#domain/site/feed-schedule.ts';
import { describeMarkUp } from '#domain/money/mark-up.ts';
import type { ImportReport } from '#runtime/services/feeds/import-feed.ts';
import {
  namePlace,
  type FeedSource,
  type SourceRun,
  type SourceStatus,
} from '#runtime/services/feeds/open-source-desk.ts';
import { countsOf, describeImport } from './import-report-text.ts';

const none = 'No feeds are configured (FEED_SOURCES).\n';

export function listText(sources: readonly FeedSource[]): string {
  if (sources.length === 0) return none;
  return sources.map((source) => `${headOf(source)}    ${namePlace(source)}\n${detailsOf(source)}`).join('');
}

function headOf({ name, format, schedule }: FeedSource): string {
  return `${name}: ${format}, ${describeSchedule(schedule)}\n`;
}

function detailsOf({ provider, markUp, partial, places = {}, headers }: FeedSource): string {
  const names = Object.keys(headers);
  const details = [
    ...(provider === null ? [] : [`plans of ${provider}`]),
    ...(partial ? ['partial'] : []),
    ...(markUp === null ? [] : [`wholesale prices ${describeMarkUp(markUp)}`]),
    ...Object.entries(places).map(([name, codes]) => `"${name}" means ${codes.join(', ')}`),
    ...(names.length === 0 ? [] : [`headers ${names.join(', ')}`]),
  ];
  return details.length === 0 ? '' : `    ${details.join('; ')}\n`;
}

/** Only the names of headers: their values are secret. */
export function listJson(sources: readonly FeedSource[]): readonly object[] {
  return sources.map((source) => {
    const { name, format, provider, offerUrl, currency, markUp, partial, schedule, headers, maxBytes, timeoutMs } =
      source;
    const { places = {} } = source;
    return {
      name,
      format,
      place: namePlace(source),
      provider,
      offerUrl,
      currency,
      partial,
      schedule: describeSchedule(schedule),
      markUp: markUp === null ? null : describeMarkUp(markUp),
      places,
      headers: Object.keys(headers),
      maxMegabytes: maxBytes / 1_000_000,
      timeoutSeconds: timeoutMs / 1000,
    };
  });
}

export function statusText(statuses: readonly SourceStatus[]): string {
  if (statuses.length === 0) return none;
  return statuses.map(describeStatus).join('');
}

const minuteOf = (time: string): string => time.slice(0, 16).replace('T', ' ');

function describeStatus({ source, state, isRunning, dueAt }: SourceStatus): string {
  if (state === null) return `${headOf(source)}    never fetched\n`;
  const { checkedAt, failures, problem, file, reading } = state;
  const times = failures === 0 ? '' : `, failed ${failures === 1 ? 'once' : `${failures} times`} in a row`;
  const due = dueAt === null ? '' : `, due ${minuteOf(dueAt.toISOString())}`;
  const hash = file === null ? '' : `, ${file.hash.slice(0, 12)}`;
  const seen =
    reading === null ? '' : `    read ${minuteOf(reading.readAt)}, confirmed ${minuteOf(reading.seenAt)}${hash}\n`;
  const fault = problem === null ? '' : `    ${problem}\n`;
  const now = isRunning ? ', running now' : '';
  return `${headOf(source)}    fetched ${minuteOf(checkedAt)}${now}${times}${due}\n${seen}${fault}`;
}

export function statusJson(statuses: readonly SourceStatus[]): readonly object[] {
  return statuses.map(({ source, state, isRunning, dueAt }) => ({
    name: source.name,
    isRunning,
    checkedAt: state?.checkedAt ?? null,
    failures: state?.failures ?? 0,
    problem: state?.problem ?? null,
    readAt: state?.reading?.readAt ?? null,
    confirmedAt: state?.reading?.seenAt ?? null,
    hash: state?.file?.hash ?? null,
    dueAt: dueAt?.toISOString() ?? null,
  }));
}

export function runsText(runs: readonly SourceRun[]): string {
  if (runs.length === 0) return 'No feed is due.\n';
  return runs
    .map(
      ({ name, outcome, status, report }) =>
        `${name}: ${outcome}\n${report === null ? '' : describeImport(report, { status })}`,
    )
    .join('');
}

export function runsJson(runs: readonly SourceRun[]): readonly object[] {
  return runs.map(({ report, ...run }) => ({ ...run, report: report === null ? null : reportJson(report) }));
}

function reportJson(report: ImportReport): object {
  const { format, read, added, changed, unchanged, withdrawn, unseen, markUp } = report;
  const rule = markUp === null ? null : { rule: describeMarkUp(markUp.rule), plans: markUp.plans };
  return {
    format,
    read,
    added,
    changed,
    unchanged,
    withdrawn,
    unseen,
    skipped: countsOf(report.skipped),
    markUp: rule,
  };
}
