import { failure } from '#domain/kernel/result.ts';
import { checkWire } from '#feeds/row/check-wire.ts';
import { providerNamedAfter, type FeedOptions, type Mapped } from '#feeds/row/feed-adapter.ts';
import { canonicalPlan } from './canonical-plan.ts';
import { skip } from '#feeds/read/skip-reason.ts';
import { readStatedCurrency } from '#feeds/row/stated-currency.ts';
import { planSchema, type CanonicalRow } from './wire-schema.ts';

/** A plan of the canonical format; its provider is one that the file lists, or `--provider`. */
export function mapCanonicalPlan({ entry, providers }: CanonicalRow, options: FeedOptions): Mapped {
  const wire = checkWire(planSchema, entry);
  if (!wire.ok) return wire;
  // A currency of the plan beside that of its price must be the same.
  const currency = readStatedCurrency(entry, { 'price.currency': wire.value.price.currency });
  if (!currency.ok) return currency;
  const listed = providers.get(options.provider ?? wire.value.provider);
  const provider = listed ?? (options.provider === null ? null : providerNamedAfter(options.provider));
  if (provider === null) return failure(skip('unlisted-provider', 'provider', wire.value.provider));
  return canonicalPlan(wire.value, provider, options);
}
