import { describe, expect, it } from 'vitest';
import type { SiteMonitor } from '#runtime/services/site/site-monitor.ts';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';
import { gatherFigures } from './gather-figures.ts';
import { measureCache } from '#server/page-cache/measure-cache.ts';
import type { CacheCounts } from '#server/page-cache/answer-cache.ts';
import { createMeasures } from './measures.ts';
import { listenForMetrics } from './metrics-server.ts';

const figures = {
  feeds: [
    { name: 'nori', ageSeconds: 7200, failures: 2 },
    { name: 'new', ageSeconds: null, failures: 0 },
  ],
  rateAgeSeconds: 3600,
  waiting: {
    reviews: { count: 4, oldestSeconds: 900 },
    reports: { count: 2, oldestSeconds: 60 },
    reviewReports: { count: 6, oldestSeconds: 90 },
    heldFeeds: { count: 3, oldestSeconds: 30 },
    mails: { count: 1, oldestSeconds: 12 },
    webhooks: { count: 0, oldestSeconds: 0 },
  },
  views: [{ page: 'home', count: 7 }],
  missedSearches: 5,
};

const monitor: Pick<SiteMonitor, 'figures' | 'pool'> = {
  figures: async () => figures,
  pool: () => ({ open: 3, idle: 2, waiting: 1, most: 10 }),
};

const cache: CacheCounts = {
  hits: 10,
  aged: 0,
  misses: 2,
  passes: 0,
  stale: 1,
  entries: 5,
  bytes: 4096,
  maxBytes: 10_000,
};

/** Scrapes the metrics over HTTP. */
async function readMetrics(sources: Parameters<typeof gatherFigures>[1] = { monitor }, measures = createMeasures()) {
  const { registry } = measures;
  const server = await listenForMetrics(
    { registry, gather: gatherFigures(registry, sources) },
    { host: '127.0.0.1', port: 0 },
  );
  if (!server.ok) throw new Error(server.reason);
  const address = `http://127.0.0.1:${server.value.port}`;
  const answer = await fetch(`${address}/metrics`);
  const other = await fetch(`${address}/`);
  await server.value.close();
  return { text: await answer.text(), type: answer.headers.get('content-type'), other: other.status };
}

describe('/metrics', () => {
  it('exports queue lengths and ages, pool and cache metrics', async () => {
    const measures = createMeasures();
    measureCache(measures, () => cache);
    const { text, type, other } = await readMetrics({ monitor, backupAge: async () => 86_400 }, measures);
    expect([type, other]).toEqual([expect.stringContaining('text/plain'), 404]);
    for (const line of [
      'roamchart_database_up 1',
      'roamchart_waiting{kind="reviews"} 4',
      'roamchart_waiting_oldest_seconds{kind="reviews"} 900',
      'roamchart_waiting{kind="mails"} 1',
      'roamchart_waiting{kind="reports"} 2',
      'roamchart_waiting{kind="review_reports"} 6',
      'roamchart_waiting{kind="held_feeds"} 3',
      'roamchart_waiting{kind="webhooks"} 0',
      'roamchart_views_today{page="home"} 7',
      'roamchart_missed_searches_today 5',
      'roamchart_feed_age_seconds{feed="nori"} 7200',
      'roamchart_feed_failures{feed="nori"} 2',
      'roamchart_feed_failures{feed="new"} 0',
      'roamchart_rate_age_seconds 3600',
      'roamchart_database_connections{state="waiting"} 1',
      'roamchart_page_cache{kind="stale"} 1',
      'roamchart_backup_age_seconds 86400',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).not.toContain('roamchart_feed_age_seconds{feed="new"}');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^process_resident_memory_bytes /m);
  });

  it('omits database gauges and reports it down while the database is unavailable', async () => {
    let isAway = false;
    const measures = createMeasures();
    const gather = gatherFigures(measures.registry, {
      monitor: {
        pool: () => null,
        figures: () => (isAway ? Promise.reject(new Error('gone')) : Promise.resolve(figures)),
      },
    });
    await gather();
    expect(await measures.registry.metrics()).toContain('roamchart_waiting{kind="reviews"} 4');
    isAway = true;
    await gather();
    const text = await measures.registry.metrics();
    expect(text).toContain('roamchart_database_up 0');
    expect(text).not.toMatch(/^roamchart_(waiting|feed_age_seconds|rate_age_seconds|backup_age_seconds)\b.* \d/m);
  });

  it('counts requests by route and status, without addresses', async () => {
    const measures = createMeasures();
    const app = await buildTestServer({ measures, context: emptyContext() });
    await app.inject('/ja/a-secret-trip?q=secret');
    await app.inject('/api/plans/7?locale=ja');
    await app.close();
    const { text } = await readMetrics({ monitor }, measures);
    expect(text).toContain('roamchart_http_request_seconds_count{method="GET",route="/*",status="200"} 1');
    expect(text).toMatch(/^roamchart_page_render_seconds_count 1$/m);
    expect(text).toMatch(/^roamchart_http_requests_under_way 0$/m);
    expect(text).not.toContain('secret');
  });

  it('reports in one sentence that its port is taken, and which setting to change', async () => {
    const { registry } = createMeasures();
    const parts = { registry, gather: async () => undefined };
    const first = await listenForMetrics(parts, { host: '127.0.0.1', port: 0 });
    if (!first.ok) throw new Error(first.reason);
    const second = await listenForMetrics(parts, { host: '127.0.0.1', port: first.value.port });
    expect(second.ok ? '' : second.reason).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken .* METRICS_PORT=\d+\.$/);
    await first.value.close();
  });
});
