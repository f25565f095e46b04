import { parseCountryCode } from '#domain/place/countries.ts';
import { defaultCurrency } from '#domain/money/currencies.ts';
import { readListQuery, nothingRemembered, type ListQuery } from '#domain/listing/list-query.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { viewDestination } from '#domain/listing/view-destination.ts';
import { listPlansAt } from '#web/pages/list-plans-at.ts';
import { openBenchContext } from './open-bench-context.ts';
import { percentile } from './percentiles.ts';

interface ViewTime {
  /** Milliseconds, median. */
  readonly p50: number;
  /** Mean processor time of this thread; other programs on the machine hardly affect it. */
  readonly processorMs: number;
}

/** Times of computing a destination's list, as browsers do. `plain sort` is the baseline of the same run. */
export type ViewFigures = Readonly<Record<string, ViewTime & { readonly timesPlainSort: number }>>;

interface ViewQuery {
  readonly dataDir: string;
  /** Country code. */
  readonly country: string;
  readonly count: number;
}

/** Computes the page of one country again and again in this process, with the default trip unless the step changes it. */
export async function measureView({ dataDir, country, count }: ViewQuery): Promise<ViewFigures> {
  const plans = await loadPlans(dataDir, country);
  const repeat = (work: (round: number) => void, prepare?: (round: number) => void): ViewTime =>
    time({ work, prepare, count });
  let fresh = plans;
  const openAnew = (): void => {
    fresh = { ...plans };
    view(fresh, '');
  };
  const steps = {
    'plain sort': repeat(() => sortByPrice(plans)),
    'first view': repeat(
      () => view(fresh, ''),
      () => (fresh = { ...plans }),
    ),
    'filter change': repeat((round) => view(plans, filters[round % filters.length] ?? '')),
    'sort change': repeat((round) => view(fresh, `sort=${sorts[round % sorts.length]}`), openAnew),
    'trip change': repeat((round) => view(plans, `days=${1 + (round % 60)}&gb=${1 + (round % 7)}`)),
    'next page': repeat((round) => view(plans, `page=${1 + (round % 20)}`)),
  };
  const yardstick = steps['plain sort'].processorMs;
  return Object.fromEntries(
    Object.entries(steps).map(([name, figures]) => [
      `${plans.plans.length} plans: ${name}`,
      { ...figures, timesPlainSort: figures.processorMs / yardstick },
    ]),
  );
}

const filters = [
  '5g=yes',
  'scope=local&hotspot=yes',
  'data=5-10&data=10-20&min=5&max=40',
  'view=table',
  'topup=unknown',
];
const sorts = ['price', 'per-gb', 'per-day', 'data', 'validity', 'rating'];

async function loadPlans(dataDir: string, country: string): Promise<DestinationPlans> {
  await using rooms = await openBenchContext(dataDir);
  const code = parseCountryCode(country);
  if (!code.ok) throw new Error(code.reason);
  const rates = await rooms.context.currency.rates();
  const plans = await listPlansAt(code.value, { currency: defaultCurrency, rates }, rooms.context);
  if (plans === null) throw new Error(`${country} has no plan.`);
  return plans;
}

const now = Date.now();

function view(plans: DestinationPlans, address: string): void {
  const query: ListQuery = readListQuery(new URLSearchParams(address), nothingRemembered);
  viewDestination(plans, { query, now });
}

/** The least that any list does: one filter and one sort. */
function sortByPrice({ plans }: DestinationPlans): void {
  plans.filter(({ dataMb }) => dataMb !== null).sort((a, b) => (a.price?.units ?? 0) - (b.price?.units ?? 0));
}

interface Timed {
  readonly work: (round: number) => void;
  /** Not timed. */
  readonly prepare: ((round: number) => void) | undefined;
  readonly count: number;
}

function time({ work, prepare, count }: Timed): ViewTime {
  const samples: number[] = [];
  let processor = 0;
  for (let round = 0; round < count; round += 1) {
    prepare?.(round);
    const before = process.threadCpuUsage();
    const started = performance.now();
    work(round);
    samples.push(performance.now() - started);
    const { user, system } = process.threadCpuUsage(before);
    processor += (user + system) / 1000;
  }
  return { p50: percentile(samples, 0.5), processorMs: processor / count };
}
