import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import { unitsPerWhole } from '#domain/money/money.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { defaultFeedLimits } from '#feeds/judge/feed-limits.ts';
import type { ImportOutcome } from '#feeds/judge/import-outcome.ts';
import { openFeedFile } from '#feeds/read/feed-file.ts';
import { readPlans } from '#feeds/run/read-plans.ts';
import { takeFile } from '#feeds/run/run-feed.ts';
import { statePlans, StoppedImport } from '#feeds/run/state-plans.ts';
import { writeTemporaryFile } from '#tests/support/feed-files.ts';
import { importStoreOf, usualRequest } from '#tests/support/import-feed-file.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { writeStatedPlans, type StatedPlan } from './stated-plans.ts';

/** Of a dollar, as in the test rates. */
const yenRate = 150;

/** A price list with everything: two in three plans have a price in yen, one in two a promo. */
const goodPlans: readonly StatedPlan[] = ['JP', 'TH', 'FR', 'US'].flatMap((country, place) =>
  [1, 3, 5, 10, 20].flatMap((gigabytes, size) =>
    [7, 15, 30].map((days, row) => {
      const usd = Number(((2 + gigabytes * 1.1) * (1 + days / 60)).toFixed(2));
      return {
        id: `${country}-${gigabytes}-${days}`,
        country,
        usd,
        yen: row === 2 ? 0 : Math.round(usd * yenRate * 0.97),
        promo: (place + size + row) % 2 === 0 ? Number((usd * 0.85).toFixed(2)) : 0,
        dataMb: gigabytes * 1000,
        days,
      };
    }),
  ),
);

const fields = ['usd', 'yen', 'promo', 'dataMb', 'days'] as const;
const priceFields = ['usd', 'yen', 'promo'] as const;
type Field = (typeof fields)[number];
type Part = Field | 'all prices' | 'any price';

/** What goes wrong, and the factor for a plan. */
const mistakes: readonly (readonly [name: string, part: Part, factorOf: (plan: StatedPlan) => number])[] = [
  ...(['usd', 'yen', 'promo', 'all prices', 'any price'] as const).flatMap((part) => [
    ['÷ 100', part, () => 0.01] as const,
    ['× 100', part, () => 100] as const,
    ['÷ 10', part, () => 0.1] as const,
    ['× 1.21', part, () => 1.21] as const,
    ['a day for the trip', part, ({ days }: StatedPlan) => 1 / days] as const,
  ]),
  ['MB for GB', 'dataMb', () => 0.001],
  ['× 5', 'dataMb', () => 5],
  ['a day for the trip', 'days', ({ days }) => 1 / days],
];

function damagePlan(plan: StatedPlan, factor: number, damaged: readonly Field[]): StatedPlan {
  const changes = damaged.map((field) => [field, Number((plan[field] * factor).toFixed(2))]);
  return { ...plan, ...Object.fromEntries(changes) };
}

export interface DamagedFile {
  readonly name: string;
  /** The first file of its seller; else the second, after one without damage. */
  readonly isFirst: boolean;
  readonly plans: readonly StatedPlan[];
}

/** Each mistake in turn, in all rows or in some, in the first file or the second. */
export function damagedFile(index: number): DamagedFile {
  const random = new SeededRandom(index + 1);
  const [mistake, part, factorOf] = mistakes[index % mistakes.length] ?? ['', 'usd', () => 1];
  const isFirst = random.below(3) === 0;
  const share = random.below(2) === 0 ? 1 : 0.1 + 0.8 * random.next();
  const plans = goodPlans.map((plan) => {
    const damaged: readonly Field[] =
      part === 'all prices' ? priceFields : [part === 'any price' ? random.pick(priceFields) : part];
    return random.next() < share ? damagePlan(plan, factorOf(plan), damaged) : plan;
  });
  const rows = `${Math.round(share * 100)} % of the rows of a ${isFirst ? 'first' : 'second'} file`;
  return { name: `${part} ${mistake}, ${rows}`, isFirst, plans };
}

class RolledBack extends Error {}

/** What a file would publish; it is rolled back. */
async function tryFile(database: Database, { isFirst, plans }: DamagedFile) {
  const seller = (isFirst ? 'kori' : 'nori') as ProviderSlug;
  using file = writeTemporaryFile(writeStatedPlans(plans, seller), 'plans.json');
  const request = { ...usualRequest, format: 'canonical-json', path: file.path } as const;
  let outcome: ImportOutcome | null = null;
  let stored: readonly StatedPlan[] = [];
  const opened = await openFeedFile(file.path);
  if (!opened.ok) throw new Error(opened.reason);
  const store = importStoreOf(database);
  const read = await readPlans(opened.value, request, { store, filtersUnchanged: true });
  using _ = read.buffered;
  try {
    await statePlans(read, {
      request,
      store,
      isPart: false,
      onPublish: async (queries, published) => {
        outcome = published;
        stored = await storedPlans(queries, seller);
        throw new RolledBack();
      },
    });
  } catch (error) {
    if (error instanceof StoppedImport) return { outcome: error.outcome, stored };
    if (!(error instanceof RolledBack)) throw error;
  }
  if (outcome === null) throw new Error('nothing was published');
  return { outcome, stored };
}

async function storedPlans(queries: Queries, seller: ProviderSlug): Promise<StatedPlan[]> {
  const rows = await queries
    .selectFrom('plan')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .leftJoin('plan_own_price as own', 'own.plan_id', 'plan.id')
    .leftJoin('plan_promo as promo', 'promo.plan_id', 'plan.id')
    .select(['external_id', 'price_units', 'data_mb', 'validity_days', 'own.units as yen', 'promo.units as promo'])
    .where('provider.slug', '=', seller)
    .where('plan.active', '=', 1)
    .execute();
  const whole = (units: number | null): number => (units ?? 0) / unitsPerWhole;
  return rows.map((row) => ({
    id: row.external_id,
    country: row.external_id.slice(0, 2),
    usd: whole(row.price_units),
    yen: whole(row.yen),
    promo: whole(row.promo),
    dataMb: row.data_mb ?? 0,
    days: row.validity_days ?? 0,
  }));
}

export interface Verdict {
  readonly fate: 'held' | 'clean' | 'reported' | 'silent';
  /** Values that are published wrong although something tells that they are: `JP-1-7 yen 1.45`. */
  readonly missed: readonly string[];
  readonly sentence: string;
}

/** Sellers at usual prices, and the seller's own file without damage. */
export async function publishGoodPlans(database: Database): Promise<void> {
  for (const seller of ['aoba', 'birch', 'coral', 'nori']) {
    using file = writeTemporaryFile(writeStatedPlans(goodPlans, seller), 'plans.json');
    const request = { ...usualRequest, format: 'canonical-json', path: file.path } as const;
    const { status } = await takeFile(request, importStoreOf(database), null);
    if (status !== 'published') throw new Error(`the plans of ${seller} are ${status}`);
  }
}

export async function judgeDamage(database: Database, file: DamagedFile): Promise<Verdict> {
  const { outcome, stored } = await tryFile(database, file);
  const { report, sentence, status } = outcome;
  if (status === 'held') return { fate: 'held', missed: [], sentence };
  const good = new Map(goodPlans.map((plan) => [plan.id, plan]));
  const stated = new Map(file.plans.map((plan) => [plan.id, plan]));
  const wrong = stored.flatMap((plan) =>
    fields
      .filter((field) => plan[field] > 0 && plan[field] !== good.get(plan.id)?.[field])
      .map((field) => ({ field, plan: stated.get(plan.id) ?? plan })),
  );
  const missed = wrong.filter(
    ({ field, plan }) => leavesTrace(plan, field) || (!file.isFirst && isMostOf(file, field)),
  );
  const isReported = (report?.repriced ?? 0) > 0 || Object.keys(report?.suspicious ?? {}).length > 0;
  return {
    fate: wrong.length === 0 ? 'clean' : isReported ? 'reported' : 'silent',
    missed: missed.map(({ field, plan }) => `${plan.id} ${field} ${plan[field]}`),
    sentence,
  };
}

/** Another price of the row contradicts the value, or the price of a gigabyte is beyond belief. */
function leavesTrace(plan: StatedPlan, field: Field): boolean {
  const { usd, yen, promo, dataMb } = plan;
  const inYen = yen / (usd * yenRate);
  const doDisagree = yen > 0 && (inYen > 2 || inYen < 0.5);
  const good = goodPlans.find(({ id }) => id === plan.id) ?? plan;
  // Usual prices are within twice the median.
  const off = usd / dataMb / (good.usd / good.dataMb);
  if (off > 2 * defaultFeedLimits.refusedFactor || off < 0.5 / defaultFeedLimits.refusedFactor) return true;
  if (field === 'promo') return promo > usd || promo < usd / 10;
  return (field === 'usd' || field === 'yen') && doDisagree;
}

/** More than half of the plans with this value, and enough to be held, have another one than before. */
function isMostOf({ plans }: DamagedFile, field: Field): boolean {
  const stating = goodPlans.filter((plan) => plan[field] > 0);
  const moved = stating.filter((plan) =>
    plans.some(({ id, [field]: value }) => id === plan.id && value !== plan[field]),
  );
  return (
    moved.length >= defaultFeedLimits.repricedCount && moved.length > stating.length * defaultFeedLimits.repricedShare
  );
}
