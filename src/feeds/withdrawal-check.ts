import type { Database } from '#database/database.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';

/** An import may withdraw this share of a provider's active plans without being asked about it … */
export const heldShare = 0.5;
/** … and fewer plans than this in any case, so that small feeds may change as a whole. */
export const heldCount = 20;

export interface ProviderWithdrawal {
  readonly provider: string;
  readonly active: number;
  readonly withdrawn: number;
}

/** Knows the plans that are offered before an import, and which of them the import has not met yet. */
export class WithdrawalCheck {
  readonly #missing: Map<string, Set<string>>;
  readonly #activeCounts: ReadonlyMap<string, number>;
  readonly #met = new Set<string>();

  constructor(active: Iterable<readonly [provider: string, externalId: string]>) {
    this.#missing = new Map();
    for (const [provider, externalId] of active) {
      const ids = this.#missing.get(provider) ?? new Set<string>();
      this.#missing.set(provider, ids.add(externalId));
    }
    this.#activeCounts = new Map([...this.#missing].map(([provider, ids]) => [provider, ids.size]));
  }

  meet(provider: ProviderSlug, externalId: string): void {
    this.#met.add(provider);
    this.#missing.get(provider)?.delete(externalId);
  }

  /** The providers of the feed that would lose more than the limits allow, worst first. */
  excessive(): ProviderWithdrawal[] {
    const all = [...this.#met].map((provider) => ({
      provider,
      active: this.#activeCounts.get(provider) ?? 0,
      withdrawn: this.#missing.get(provider)?.size ?? 0,
    }));
    return all
      .filter(({ active, withdrawn }) => withdrawn >= heldCount && withdrawn > active * heldShare)
      .sort((a, b) => b.withdrawn - a.withdrawn);
  }
}

/** Reads what is offered now. @param provider only this one's plans; null: all */
export async function loadWithdrawalCheck(database: Database, provider: ProviderSlug | null): Promise<WithdrawalCheck> {
  const all = database.queries
    .selectFrom('plan')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .select(['provider.slug', 'plan.external_id'])
    .where('plan.active', '=', 1);
  const rows = await (provider === null ? all : all.where('provider.slug', '=', provider)).execute();
  return new WithdrawalCheck(rows.map((row) => [row.slug, row.external_id]));
}
