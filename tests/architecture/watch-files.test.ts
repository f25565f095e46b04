import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gatherFigures } from '#server/metrics/gather-figures.ts';
import { measureCache } from '#server/page-cache/measure-cache.ts';
import { createMeasures } from '#server/metrics/measures.ts';

/** Every metric name of Prometheus, after the first scrape. */
async function knownNames(): Promise<ReadonlySet<string>> {
  const measures = createMeasures();
  const { registry } = measures;
  measureCache(measures, () => ({
    hits: 0,
    aged: 0,
    stale: 0,
    misses: 0,
    passes: 0,
    entries: 0,
    bytes: 0,
    maxBytes: 0,
  }));
  await gatherFigures(registry, {
    monitor: { pool: () => null, figures: () => Promise.reject(new Error('no database here')) },
  })();
  const metrics = await registry.getMetricsAsJSON();
  return new Set(
    metrics.flatMap(({ name, type }) =>
      // The library's types name its kinds by number, its answers by word.
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

const namePattern = /\b(?:roamchart|nodejs|process)_[a-z0-9_]+/g;

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const dashboard = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as Dashboard;
const alerts = readFileSync('deploy/alerts.yaml', 'utf8');
const alertQueries = [...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr);

describe('the example dashboard and alerts', () => {
  it('name no metric that is not there', async () => {
    const known = await knownNames();
    const queries = [...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...alertQueries];
    expect(queries.length).toBeGreaterThan(25);
    for (const query of queries) {
      const names = query.match(namePattern) ?? [];
      expect(names, query).not.toEqual([]);
      expect(
        names.filter((name) => !known.has(name)),
        query,
      ).toEqual([]);
    }
  });

  it('leave out none of the site’s own metrics', async () => {
    const shown = JSON.stringify(dashboard) + alerts;
    const own = [...(await knownNames())].filter((name) => /^roamchart_.*(?<!_sum)$/.test(name));
    const pairs = own.filter((name) => !shown.includes(name.replace(/_(bucket|count)$/, '')));
    expect(pairs).toEqual([]);
  });

  it('says of each alert what it means', () => {
    expect(alertQueries).toHaveLength([...alerts.matchAll(/- alert: Roamchart\w+/g)].length);
    expect([...alerts.matchAll(/^ +summary: .{20,}\.$/gm)]).toHaveLength(alertQueries.length);
  });
});
