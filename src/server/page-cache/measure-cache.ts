import { Gauge } from 'prom-client';
import type { Measures } from '#server/metrics/measures.ts';
import type { CacheCounts } from './answer-cache.ts';

/** Exports the page cache's counters and size as metrics. */
export function measureCache({ registry }: Pick<Measures, 'registry'>, read: () => CacheCounts): void {
  const gauge = new Gauge({
    name: 'roamchart_page_cache',
    help: 'The memory of finished pages: counts since the start, and what it holds.',
    labelNames: ['kind'],
    registers: [registry],
    collect: () => {
      for (const [kind, count] of Object.entries(read())) gauge.set({ kind }, count);
    },
  });
}
