import type { Money } from '#domain/money/money.ts';
import type { ProviderSlug } from './provider-slug.ts';

/** The latest change of a plan's list price. */
export interface PriceChange {
  readonly planId: number;
  readonly name: string;
  readonly provider: { readonly slug: ProviderSlug; readonly name: string };
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Null: not offered until then. */
  readonly before: Money | null;
  readonly money: Money;
}
