import type { Queries } from '#database/schema.ts';
import { feedDueAt } from '#domain/site/feed-schedule.ts';
import { readSourceStates as readFeedStates } from '#feeds/sources/source-states.ts';
import { readSourceStates as readRateStates } from '#currency/source-states.ts';
import { readSources } from '#runtime/services/open-source-desk.ts';
import type { RateSettings } from '#runtime/settings/rate-settings.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';
import { fine, problem, warning, type Finding } from './finding.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Whether each configured feed is on schedule, and whether a held feed waits for a decision. */
export async function checkFeeds(queries: Queries, settings: SourceSettings, now: Date): Promise<readonly Finding[]> {
  const sources = await readSources(settings);
  if (!sources.ok) return sources.reason.map((sentence) => problem('feeds', sentence));
  const states = await readFeedStates(queries);
  const findings: Finding[] = [];
  for (const { name, schedule } of sources.value) {
    const state = states.get(name);
    if (state === undefined) {
      findings.push(
        warning('feeds', `Feed "${name}" was never fetched.`, `Start the site, or run "roamchart feeds run ${name}".`),
      );
      continue;
    }
    const dueAt = feedDueAt(schedule, { checkedAt: new Date(state.checkedAt), failures: state.failures });
    if (state.problem !== null)
      findings.push(
        warning(
          'feeds',
          `Feed "${name}": ${state.problem}`,
          `See "roamchart feeds status", then run "roamchart feeds run ${name}".`,
        ),
      );
    else if (now.getTime() - dueAt.getTime() > hourMs)
      findings.push(
        warning('feeds', `Feed "${name}" has been due since ${dueAt.toISOString()}.`, 'Check that the site runs.'),
      );
  }
  const held = await queries.selectFrom('held_feed').select('run_id').where('decision', 'is', null).execute();
  for (const { run_id } of held)
    findings.push(
      warning(
        'feeds',
        `Run ${run_id} of a feed is waiting for a decision.`,
        `Look at it with "roamchart feeds show ${run_id}".`,
      ),
    );
  return findings.length > 0
    ? findings
    : [fine('feeds', `None of ${sources.value.length} configured feeds is late or held.`)];
}

/** Whether a public site shows demo plans. */
export async function checkExampleData(queries: Queries): Promise<Finding> {
  const { count } = await queries
    .selectFrom('provider')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('example', '=', 1)
    .where('plan_count', '>', 0)
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return fine('example-data', 'There are no demo plans.');
  return warning(
    'example-data',
    `The plans of ${count} providers are invented ones from the demo catalogue.`,
    'Name your feeds in FEED_SOURCES or import a file: the first real plans replace them.',
  );
}

/** No rates are published at weekends and on holidays. */
const oldRateDays = 5;

/** Whether the exchange rates are recent. */
export async function checkRates(queries: Queries, { sources }: RateSettings, now: Date): Promise<readonly Finding[]> {
  const states = await readRateStates(queries);
  const findings = sources.flatMap(({ name }) => {
    const sentence = states.get(name)?.problem ?? null;
    return sentence === null ? [] : [warning('rates', sentence, 'See "roamchart rates status".')];
  });
  const row = await queries
    .selectFrom('exchange_rate')
    .select(({ fn }) => fn.max('date').as('newest'))
    .executeTakeFirst();
  const newest = row?.newest ?? null;
  if (newest === null)
    return [
      ...findings,
      warning('rates', 'There are no exchange rates yet.', 'Start the site, which comes with some.'),
    ];
  const days = Math.floor((now.getTime() - Date.parse(newest)) / dayMs);
  if (days > oldRateDays)
    findings.push(
      warning(
        'rates',
        `The newest exchange rates are ${days} days old (${newest}).`,
        sources.length === 0 ? 'Name sources in RATE_SOURCES.' : 'Run "roamchart rates update" and see what it says.',
      ),
    );
  return findings.length > 0 ? findings : [fine('rates', `The newest exchange rates are of ${newest}.`)];
}
