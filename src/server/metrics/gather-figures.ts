import { Gauge, type Registry } from 'prom-client';
import type { SiteFigures, SiteMonitor } from '#runtime/services/site/site-monitor.ts';

interface FigureSources {
  readonly monitor: Pick<SiteMonitor, 'figures' | 'pool'>;
  /** Seconds since the newest backup; omitted or null: unknown. */
  readonly backupAge?: () => Promise<number | null>;
}

/** Timeout of one source, so that an unavailable database does not hide the other metrics. */
const timeoutMs = 2_000;

/** Gauges that are read on scrape. @returns to be called before the registry is read; never rejects */
export function gatherFigures(registry: Registry, { monitor, backupAge }: FigureSources): () => Promise<void> {
  const gauge = gaugesOf(registry);
  const isUp = gauge('roamchart_database_up', 'Whether the database answers: 1 or 0.');
  const showSite = siteGauges(registry);
  const pool = gauge('roamchart_database_connections', 'Connections to the database server, by state.', ['state']);
  const backup = gauge('roamchart_backup_age_seconds', 'Seconds since the newest backup.');
  return async () => {
    const [site, age] = await Promise.all([
      inTime(monitor.figures()),
      backupAge === undefined ? null : inTime(backupAge()),
    ]);
    isUp.set(site === null ? 0 : 1);
    showSite(site);
    for (const [state, count] of Object.entries(monitor.pool() ?? {})) pool.set({ state }, count);
    backup.reset();
    if (age === null) backup.remove();
    else backup.set(age);
  };
}

function gaugesOf(registry: Registry) {
  return (name: string, help: string, labelNames: string[] = []): Gauge =>
    new Gauge({ name, help, labelNames, registers: [registry] });
}

/** Gauges of the database; removed while it is unavailable, because old values would look healthy. */
function siteGauges(registry: Registry): (site: SiteFigures | null) => void {
  const gauge = gaugesOf(registry);
  const waiting = gauge(
    'roamchart_waiting',
    'What waits: reviews, reports and held feeds for a decision, mails and webhooks to be sent.',
    ['kind'],
  );
  const oldest = gauge('roamchart_waiting_oldest_seconds', 'For how long the first of them has waited.', ['kind']);
  const feedAge = gauge('roamchart_feed_age_seconds', 'Since when the plans of a feed were not confirmed.', ['feed']);
  const feedFailures = gauge('roamchart_feed_failures', 'How often in a row a feed has failed.', ['feed']);
  const views = gauge('roamchart_views_today', 'Pages that browsers have shown today (UTC), by type.', ['page']);
  const searches = gauge('roamchart_missed_searches_today', 'Searches of today (UTC) that found nothing.');
  const rateAge = gauge('roamchart_rate_age_seconds', 'Since the newest day that there are exchange rates for.');
  return (site) => {
    for (const each of [waiting, oldest, feedAge, feedFailures, rateAge, views, searches]) each.reset();
    rateAge.remove();
    searches.remove();
    if (site === null) return;
    for (const [name, { count, oldestSeconds }] of Object.entries(site.waiting)) {
      const kind = snakeCase(name);
      waiting.set({ kind }, count);
      oldest.set({ kind }, oldestSeconds);
    }
    for (const { page, count } of site.views) views.set({ page }, count);
    searches.set(site.missedSearches);
    for (const { name: feed, ageSeconds, failures } of site.feeds) {
      if (ageSeconds !== null) feedAge.set({ feed }, ageSeconds);
      feedFailures.set({ feed }, failures);
    }
    if (site.rateAgeSeconds !== null) rateAge.set(site.rateAgeSeconds);
  };
}

/** `heldFeeds` as `held_feeds`. */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Null: failed or timed out. */
async function inTime<Value>(asked: Promise<Value>): Promise<Value | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, timeoutMs, null);
  try {
    return await Promise.race([asked, promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    asked.catch(() => undefined);
  }
}
