import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultCurrency } from '#domain/money/currencies.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { extraInstallPriceIn } from '#domain/trip/extra-install.ts';
import type { Journey } from '#domain/journey/journey.ts';
import type { JourneyPlan } from '#domain/journey/journey-plan.ts';
import { planJourney } from '#domain/journey/plan-journey.ts';
import { priceJourneyPlans } from '#domain/journey/stored-journey-plan.ts';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { openContext } from '#runtime/open-context.ts';
import { percentile } from './percentiles.ts';

// Server cost of planning a journey: `node bench/measure-planner.ts [--plans 300000] [--folder FOLDER]`. With a
// folder its existing catalogue is measured, and kept. See bench/README.md.
const { values } = parseArgs({
  options: { plans: { type: 'string', default: '100000' }, folder: { type: 'string' } },
});
const route = ['FR', 'IT', 'CH', 'AT', 'DE', 'ES', 'GB', 'JP', 'KR', 'TH', 'VN', 'US'].map(
  (code) => code as CountryCode,
);
const rounds = 9;

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'roamchart-planner-'));
const site = { name: 'Roamchart', origin: 'http://localhost', contactEmail: null, operatorName: null };
const now = new Date('2026-11-20T00:00:00Z');
const opened = await openContext({ databaseUrl: '', dataDir: folder, site, now: () => now });
if (!opened.ok) throw new Error(opened.reason);
const { context, writer } = opened.value;
if (values.folder === undefined)
  await makeDemoCatalogue({ writer, dataDir: folder, now, planCount: Number(values.plans) });
const pricing = { currency: defaultCurrency, rates: await context.currency.rates() };
const extraInstall = extraInstallPriceIn(pricing.currency, pricing.rates)?.money ?? null;

/** Milliseconds of processor time, of all threads, and until the answer is there. */
async function processorTime<Value>(
  work: () => Value | Promise<Value>,
): Promise<{ value: Value; ms: number; wall: number }> {
  const start = performance.now();
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return { value, ms: (user + system) / 1000, wall: performance.now() - start };
}

function read(country: CountryCode | null): Promise<readonly JourneyPlan[]> {
  const { currency } = pricing;
  return context.catalogue.journeyPlans({ country, currency }).then((stored) => priceJourneyPlans(stored, pricing));
}

function journeyOf(stopCount: number): Journey {
  const stops = route.slice(0, stopCount).map((country, index) => {
    const days = 2 + ((index * 3) % 5);
    return { country, days, dataMb: days * 1000 };
  });
  return { stops, hotspot: false, isNewCustomer: true };
}

const several = await processorTime(() => read(null));
const lists: JourneyPlan[][] = [];
const reading: number[] = [];
for (const country of route) {
  const list = await processorTime(() => read(country));
  lists.push([...list.value]);
  reading.push(list.ms);
}
console.log(
  `Read after a change of the catalogue, once: plans for several countries ${Math.round(several.ms)} ms, ` +
    `a country ${Math.round(percentile(reading, 0.5))} ms`,
);
const table: Record<string, object> = {};
for (const stopCount of [3, 6, 12])
  for (const usesPromo of [false, true]) {
    const plans = [several.value, ...lists.slice(0, stopCount)].flat();
    const times: number[] = [];
    const waits: number[] = [];
    let isProven = true;
    const heap = process.memoryUsage().heapUsed;
    let highest = heap;
    for (let round = 0; round < rounds; round += 1) {
      const planned = await processorTime(() =>
        planJourney(journeyOf(stopCount), plans, { usesPromo, now: now.getTime(), extraInstall }),
      );
      times.push(planned.ms);
      waits.push(planned.wall);
      highest = Math.max(highest, process.memoryUsage().heapUsed);
      isProven &&= planned.value.ways.every((way) => way.isProven);
    }
    table[`${stopCount} stops${usesPromo ? ', promos' : ''}`] = {
      'plans looked at': plans.length,
      first: Math.round(times[0] ?? 0),
      median: Math.round(percentile(times, 0.5)),
      slowest: Math.round(Math.max(...times)),
      'median until the answer': Math.round(percentile(waits, 0.5)),
      'MB more': Math.round((highest - heap) / 1e6),
      proven: isProven,
    };
  }
console.log('Planning, ms of processor time');
console.table(table);
await opened.value.close();
if (values.folder === undefined) rmSync(folder, { recursive: true });
