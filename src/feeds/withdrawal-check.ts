import type { Database } from '#database/database.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';
import { KeySet } from './key-set.ts';

/** An import may withdraw this share of a provider's active plans without being asked about it … */
export const heldShare = 0.5;
/** … and fewer plans than this in any case, so that small feeds may change as a whole. */
export const heldCount = 20;

export interface ProviderWithdrawal {
  readonly provider: string;
  readonly active: number;
  readonly withdrawn: number;
}

/** One text for a plan among all providers. */
export function planKey(provider: string, externalId: string): string {
  return `${provider} ${externalId}`;
}

/** Knows the plans that are offered before an import, and how many of them the import has met. */
export class WithdrawalCheck {
  readonly #active = new KeySet();
  readonly #activeCounts = new Map<string, number>();
  readonly #metCounts = new Map<string, number>();

  addActive(provider: string, externalId: string): void {
    if (this.#active.add(planKey(provider, externalId))) countUp(this.#activeCounts, provider, 1);
  }

  /** Call it once for each plan of the feed. */
  meet(provider: ProviderSlug, externalId: string): void {
    countUp(this.#metCounts, provider, this.#active.has(planKey(provider, externalId)) ? 1 : 0);
  }

  /** The providers of the feed that would lose more than the limits allow, worst first. */
  excessive(): ProviderWithdrawal[] {
    const losses = [...this.#metCounts].map(([provider, met]) => {
      const active = this.#activeCounts.get(provider) ?? 0;
      return { provider, active, withdrawn: active - met };
    });
    return losses
      .filter(({ active, withdrawn }) => withdrawn >= heldCount && withdrawn > active * heldShare)
      .sort((a, b) => b.withdrawn - a.withdrawn);
  }
}

function countUp(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

const pageSize = 5000;

/** Reads what a feed has brought that is offered now, page by page. */
export async function loadWithdrawalCheck({ queries }: Database, feed: string): Promise<WithdrawalCheck> {
  const check = new WithdrawalCheck();
  for (let after = 0; ;) {
    const rows = await queries
      .selectFrom('plan')
      .innerJoin('provider', 'provider.id', 'plan.provider_id')
      .select(['plan.id', 'provider.slug', 'plan.external_id'])
      .where('plan.active', '=', 1)
      .where('plan.feed', '=', feed)
      .where('plan.id', '>', after)
      .orderBy('plan.id')
      .limit(pageSize)
      .execute();
    for (const row of rows) check.addActive(row.slug, row.external_id);
    const last = rows.at(-1);
    if (last === undefined) return check;
    after = Number(last.id);
  }
}
