import { SeededRandom } from './seeded-random.ts';

/** What a feed says of a plan. Amounts are in cents. */
export interface FeedPlan {
  readonly provider: string;
  readonly id: string;
  readonly dollars: number;
  /** Its own price in euros; null: none. */
  readonly euros: number | null;
  readonly promo: number | null;
}

/** What a feed says on one day. */
export interface DayOfFeed {
  readonly seed: number;
  readonly plans: readonly FeedPlan[];
}

export const overriddenProviders = ['nori', 'kaze', 'tanuki'] as const;
export type OverriddenSlug = (typeof overriddenProviders)[number];

const countries = ['JP', 'TH', 'FR', 'US', 'DE', 'ES', 'IT', 'GB', 'KR', 'AU'];

/** Which plan this is, in every feed. */
export function planAt(index: number): Pick<FeedPlan, 'provider' | 'id'> {
  return { provider: overriddenProviders[index % overriddenProviders.length] ?? 'nori', id: `plan-${index}` };
}

/** Of a plan as its feed states it, whatever the day. */
export function statedDays(id: string): number {
  return 7 + (numberOfPlan(id) % 11);
}

export function numberOfPlan(id: string): number {
  return Number(id.slice('plan-'.length));
}

/** @param share how many of the plans are offered at another price than usual; a quarter as many are missing */
export function feedOfDay(
  seed: number,
  { planCount, share }: { readonly planCount: number; readonly share: number },
): DayOfFeed {
  const random = new SeededRandom(seed);
  const plans: FeedPlan[] = [];
  for (let index = 0; index < planCount; index += 1) {
    // A provider that a feed no longer names is another matter.
    const isMissing = random.next() < share / 4 && index >= overriddenProviders.length;
    const cents = random.next() < share ? random.below(200) : 0;
    const promo = random.next() < share ? 350 : null;
    if (!isMissing)
      plans.push({ ...planAt(index), dollars: 500 + cents, euros: index % 2 === 0 ? 450 + cents : null, promo });
  }
  return { seed, plans };
}

/** Providers change their names and sites, too. */
export function statedProvider(slug: string, seed: number): { readonly name: string; readonly url: string } {
  return { name: `${slug} ${seed % 3}`, url: `https://${slug}.example/${seed % 5}` };
}

const amount = (cents: number, currency: string) => ({ amount: (cents / 100).toFixed(2), currency });

/** The feed in the canonical format. */
export function writeFeedOfDay({ seed, plans }: DayOfFeed): string {
  const providers = overriddenProviders.map((slug) => ({ slug, ...statedProvider(slug, seed) }));
  const rows = plans.map(({ provider, id, dollars, euros, promo }) => {
    const index = numberOfPlan(id);
    return {
      id,
      provider,
      name: `Plan ${index}`,
      scope: 'local',
      coverage: [countries[index % countries.length]],
      dataType: 'total',
      dataMb: 1000 * (1 + (index % 7)),
      validityDays: statedDays(id),
      price: amount(dollars, 'USD'),
      ...(euros !== null && { prices: [amount(euros, 'EUR')] }),
      ...(promo !== null && { promoPrice: amount(promo, 'USD') }),
      url: `https://${provider}.example/${id}`,
    };
  });
  return JSON.stringify({ format: 'esim-catalogue/1', providers, plans: rows });
}
