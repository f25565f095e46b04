import rows from '#data/demo-providers.json' with { type: 'json' };
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import { referenceData } from '#domain/kernel/reference-data.ts';
import type { PlanFacts, PlanPromo, PlanScope, ProviderFacts } from '#domain/plan/plan.ts';
import { splitWhole } from './shares.ts';

/** Habits of an invented seller. Weighted by their plans, sellers together have the shares of the market model. */
export interface Seller {
  readonly slug: ProviderFacts['slug'];
  readonly name: string;
  /** Of a catalogue of 100,000. */
  readonly plans: Readonly<Record<PlanScope, number>>;
  /** Slug of the only region it sells; null: the whole world. */
  readonly specialty: string | null;
  /** -1.5 to 1.5: its price level relative to others. */
  readonly dearness: number;
  /** Standard normal: how little it states about networks, relative to others. */
  readonly silence: number;
  /** Shares of `planKinds`. */
  readonly kinds: readonly number[];
  /** Last two digits of its prices; null: any. */
  readonly cents: number | null;
  /** After the amount of daily and unlimited plans; null: none is stated. */
  readonly reducedSpeedKbps: number | null;
  /** Currencies it names prices in, the first one first. */
  readonly currencies: readonly CurrencyCode[];
  /** Languages of plan names. */
  readonly wording: 'english' | 'pair' | 'all';
  /** Stated of all its plans alike. */
  readonly facts: Pick<PlanFacts, keyof (typeof rows)[number]['facts']>;
  /** Null: traffic leaves in the country visited; empty: not stated. */
  readonly breakout: readonly CountryCode[] | null;
  /** Days since the seller last confirmed its prices; null: the feed does not say. */
  readonly statedDaysAgo: number | null;
  readonly promo: SellerPromo;
}

/** Its offers, which are alike. */
export interface SellerPromo extends Pick<PlanPromo, 'code' | 'newCustomersOnly' | 'excludedKinds'> {
  /** Probability that a plan has the offer. */
  readonly share: number;
  readonly discount: number;
  readonly ends: boolean;
  readonly minimumUsd: number | null;
}

export const planKinds = ['fixed', 'unlimited', 'daily', 'trial'] as const;
export type PlanKind = (typeof planKinds)[number];

export const sellers = referenceData<readonly Seller[]>(rows);

export function providerFacts({ slug, name }: Seller): ProviderFacts {
  return { slug, name, url: `https://${slug}.example/`, image: `/assets/pictures/provider/${slug}`, example: true };
}

/** The sellers of a catalogue of another size, with as many plans in all. */
export function sellersOf(planCount: number): readonly Seller[] {
  const counts = splitWhole(
    planCount,
    sellers.flatMap(({ plans: { local, regional, global } }) => [local, regional, global]),
  );
  return sellers.map((seller, index) => {
    const [local = 0, regional = 0, global = 0] = counts.slice(3 * index);
    return { ...seller, plans: { local, regional, global } };
  });
}
