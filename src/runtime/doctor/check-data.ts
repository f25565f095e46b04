import { dayMs, hourMs } from '#domain/kernel/durations.ts';
import { shownOfPlan } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import { nextRunOf } from '#runtime/services/feeds/run-feeds.ts';
import { readSourceStates as readFeedStates } from '#feeds/sources/source-states.ts';
import { readSourceStates as readRateStates } from '#currency/source-states.ts';
import { lacksSeller } from '#feeds/judge/hold-reasons.ts';
import { listHeld } from '#feeds/run/held-feeds.ts';
import type { FeedRun } from '#feeds/run/run-records.ts';
import { isUnnamedSeller } from '#feeds/row/vendors.ts';
import { readNewestRates } from '#runtime/services/site/site-figures.ts';
import { readSources } from '#runtime/services/feeds/open-source-desk.ts';
import type { RateSettings } from '#runtime/settings/rate-settings.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { fine, problem, warning, type Finding } from './finding.ts';

/** Whether each configured feed is on schedule, and whether a held feed waits for a decision. */
export async function checkFeeds(queries: Queries, settings: SourceSettings, now: Date): Promise<readonly Finding[]> {
  const sources = await readSources(settings);
  if (!sources.ok) return sources.reason.map((sentence) => problem('feeds', sentence));
  const states = await readFeedStates(queries);
  const findings: Finding[] = [];
  for (const source of sources.value) {
    const { name } = source;
    const state = states.get(name);
    if (state === undefined) {
      findings.push(
        warning('feeds', `Feed "${name}" was never fetched.`, `Start the site, or run "roamchart feeds run ${name}".`),
      );
      continue;
    }
    const dueAt = nextRunOf(source, state);
    if (state.problem !== null)
      findings.push(
        warning('feeds', state.problem, `See "roamchart feeds status", then run "roamchart feeds run ${name}".`),
      );
    else if (now.getTime() - dueAt.getTime() > hourMs)
      findings.push(
        warning('feeds', `Feed "${name}" has been due since ${dueAt.toISOString()}.`, 'Check that the site runs.'),
      );
  }
  for (const { run } of await listHeld(queries)) findings.push(heldFinding(run));
  findings.push(...(await unnamedSellers(queries)));
  return findings.length > 0
    ? findings
    : [fine('feeds', `None of ${sources.value.length} configured feeds is late or held.`)];
}

function heldFinding({ id, feed, report }: FeedRun): Finding {
  return lacksSeller(report)
    ? warning(
        'feeds',
        `Run ${id} of the feed ${feed} is held, since nothing names the seller of its plans.`,
        'Name the seller with "provider" in the feed\'s entry, or with --provider, and run the feed again.',
      )
    : warning(
        'feeds',
        `Run ${id} of a feed is waiting for a decision.`,
        `Look at it with "roamchart feeds show ${id}".`,
      );
}

/** Sellers that an earlier version has published without a name. */
async function unnamedSellers(queries: Queries): Promise<readonly Finding[]> {
  const sellers = await queries.selectFrom('provider').select(['slug', 'name']).where('plan_count', '>', 0).execute();
  return sellers
    .filter(({ slug }) => isUnnamedSeller(slug))
    .map(({ slug, name }) =>
      warning(
        'feeds',
        `Plans are public as "${name}", since nothing names their seller.`,
        `Find their feed with "roamchart feeds history", name the seller with "provider" in its entry and run it again, then hide ${slug}.`,
      ),
    );
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

/** Whether somebody has read the articles on roaming, without whom a real site shows no bound of the own SIM. */
export function checkOwnSim({ ownSimChecked }: Pick<SiteSettings, 'ownSimChecked'>): Finding {
  if (ownSimChecked !== undefined)
    return fine('own-sim', `${ownSimChecked.by} read the articles on roaming on ${ownSimChecked.on}.`);
  return {
    ...fine('own-sim', 'What the own SIM of a visitor costs at most is not shown beside real plans.'),
    advice:
      'Read Regulation (EU) 2022/612, articles 4, 5 and 11, and Implementing Regulation (EU) 2016/2286, article 4, compare data/roaming-eu.json, then set OWN_SIM_CHECKED to your name and the day.',
  };
}

const namedProviders = 5;

/** Whether the operator has said of each seller with links if these are paid; until then none is marked so. */
export async function checkPaidLinks(queries: Queries): Promise<Finding> {
  const rows = await queries
    .selectFrom('provider')
    .leftJoin('provider_override', 'provider_override.provider_id', 'provider.id')
    .select('provider.slug')
    .where('provider.example', '=', 0)
    .where('provider.plan_count', '>', 0)
    .where('provider_override.paid_links', 'is', null)
    .where('provider_override.link_template', 'is', null)
    .where(({ exists, ref, selectFrom }) =>
      exists(
        selectFrom('plan')
          .leftJoin('provider_merge as merged', 'merged.provider_id', 'plan.provider_id')
          .select('plan.id')
          .where(shownOfPlan, '=', ref('provider.id'))
          .where('plan.active', '=', 1)
          .where('plan.url', 'is not', null),
      ),
    )
    .orderBy('provider.slug')
    .execute();
  const slugs = rows.map(({ slug }) => slug);
  if (slugs.length === 0) return fine('paid-links', 'Of every provider with links it is said whether they are paid.');
  const rest = slugs.length - namedProviders;
  const names = slugs.slice(0, namedProviders).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  return warning(
    'paid-links',
    `It is not said whether the links of ${names} earn you money: none of them is marked as paid.`,
    'Answer with "roamchart providers set PROVIDER --paid-links yes" (or no), or "roamchart providers paid-links no" for all of them; unmarked paid links break the law in many countries.',
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
  const newest = await readNewestRates(queries);
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
        sources.length === 0
          ? 'Name sources in RATE_SOURCES (.env.example has a line to copy), then run "roamchart rates update".'
          : 'Run "roamchart rates update" and see what it says.',
      ),
    );
  return findings.length > 0 ? findings : [fine('rates', `The newest exchange rates are of ${newest}.`)];
}
