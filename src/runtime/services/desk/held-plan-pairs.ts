import { preparePlan } from '#catalogue/stored/plan-facts-hash.ts';
import { storableText } from '#catalogue/stored/plan-row.ts';
import { parseFurtherPrices } from '#catalogue/stored/stored-json.ts';
import type { StatedBefore } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { Queries } from '#database/schema.ts';
import type { PlanAmount } from '#domain/plan/plan-data.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { parseProviderSlug, type ProviderSlug } from '#domain/plan/provider-slug.ts';
import { feedAdapters } from '#feeds/adapters/feed-format.ts';
import type { HeldFeed } from '#feeds/run/held-feeds.ts';
import { readHeldPlans } from '#feeds/run/held-plans.ts';
import type { FeedRun } from '#feeds/run/run-records.ts';

interface StatedNow extends StatedBefore, Pick<PlanAmount, 'dataWords'> {
  readonly planId: number;
  readonly provider: ProviderSlug;
  readonly externalId: string;
  readonly name: string;
  readonly factsHash: string;
  readonly isActive: boolean;
  /** Which of the provider's feeds states it. */
  readonly feed: string;
}

/** A plan of a held run beside what is stated of it now. */
export interface PlanPair {
  readonly provider: ProviderSlug;
  readonly before: StatedNow | null;
  readonly after: PlanFacts;
  readonly isSame: boolean;
}

export interface HeldPairs {
  readonly pairs: readonly PlanPair[];
  /** Offered now, and not in the run. */
  readonly gone: readonly StatedNow[];
  /** False: the run has more plans than are compared. */
  readonly isComplete: boolean;
}

/** Plans of a run that are compared: more would take seconds, and nobody looks at them one by one. */
const mostPlans = 20_000;

/** Compares what a held run states with what is stated now. */
export async function readHeldPairs(queries: Queries, held: HeldFeed): Promise<HeldPairs> {
  const { feed } = feedAdapters[held.request.format];
  const stated = await readStated(queries, slugsOf(held.run));
  const pairs: PlanPair[] = [];
  for await (const plan of readHeldPlans(queries, held.run.id, null)) {
    const { provider, plan: after, factsHash } = preparePlan(plan);
    const key = keyOf(provider.slug, storableText(after.externalId));
    const before = stated.get(key) ?? null;
    stated.delete(key);
    pairs.push({ provider: provider.slug, before, after, isSame: before?.factsHash === factsHash });
    if (pairs.length === mostPlans) return { pairs, gone: [], isComplete: false };
  }
  // What other feeds state is not theirs to take away.
  const gone =
    held.run.report?.complete === true
      ? [...stated.values()].filter((plan) => plan.isActive && plan.feed === feed)
      : [];
  return { pairs, gone, isComplete: true };
}

/** Of the providers in a run. */
export function slugsOf({ report }: FeedRun): readonly ProviderSlug[] {
  return (report?.sellers ?? []).flatMap(({ provider }) => {
    const slug = parseProviderSlug(provider);
    return slug.ok ? [slug.value] : [];
  });
}

function keyOf(slug: ProviderSlug, externalId: string): string {
  return `${slug} ${externalId}`;
}

async function readStated(queries: Queries, slugs: readonly ProviderSlug[]): Promise<Map<string, StatedNow>> {
  if (slugs.length === 0) return new Map();
  const rows = await queries
    .selectFrom('provider')
    .innerJoin('plan', 'plan.provider_id', 'provider.id')
    .innerJoin('plan_statement as stated', 'stated.plan_id', 'plan.id')
    .select([
      'plan.id',
      'provider.slug',
      'plan.external_id',
      'plan.active',
      'stated.name',
      'stated.facts_hash',
      'stated.feed',
    ])
    .select(['stated.price_currency', 'stated.price_units', 'stated.further_prices', 'stated.data_words'])
    .select(['stated.data_kind', 'stated.data_mb', 'stated.validity_days'])
    .where('provider.slug', 'in', [...slugs])
    .execute();
  return new Map(
    rows.map((row) => {
      const { ownPrices, promo } = parseFurtherPrices(row.further_prices);
      const now: StatedNow = {
        planId: row.id,
        provider: row.slug,
        externalId: row.external_id,
        name: row.name,
        factsHash: row.facts_hash,
        isActive: row.active === 1,
        feed: row.feed,
        price: { units: Number(row.price_units), currency: row.price_currency },
        ownPrices,
        promo,
        dataKind: row.data_kind,
        dataMb: row.data_mb,
        dataWords: row.data_words,
        validityDays: row.validity_days,
      };
      return [keyOf(row.slug, row.external_id), now];
    }),
  );
}
