import type { Money } from '#domain/money/money.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { FeedMoves } from './hold-reasons.ts';
import { KeySet } from './key-set.ts';

/** Counts common prices and repeated offers of a feed. */
export class PriceHistogram {
  readonly #prices = new Map<string, { readonly price: Money; count: number }>();
  readonly #offers = new KeySet();
  readonly #amounts = new Set<string>();
  #plans = 0;

  /** True when an earlier row has the same offer at the same price. */
  add(provider: string, plan: PlanFacts): boolean {
    const { price, dataKind, dataMb, validityDays } = plan;
    const isRepeated = !this.#offers.add(offerKey(provider, plan));
    if (dataKind === 'payg') return isRepeated;
    this.#plans += 1;
    if (this.#amounts.size < fewestAmounts) this.#amounts.add(`${dataKind} ${dataMb} ${validityDays}`);
    const key = `${price.units} ${price.currency}`;
    const entry = this.#prices.get(key) ?? { price, count: 0 };
    entry.count += 1;
    this.#prices.set(key, entry);
    return isRepeated;
  }

  frequentPrice(): FeedMoves['frequentPrice'] {
    // A seller may ask one price for one product in every country.
    if (this.#amounts.size < fewestAmounts) return null;
    const [most] = [...this.#prices.values()].sort((a, b) => b.count - a.count);
    return most === undefined ? null : { ...most, plans: this.#plans };
  }
}

const fewestAmounts = 5;

/** Equal only when the two are indistinguishable for a traveller. */
function offerKey(provider: string, plan: PlanFacts): string {
  const { externalId: _id, url: _url, statedAt: _at, ...offer } = plan;
  return `${provider} ${JSON.stringify(offer)}`;
}
