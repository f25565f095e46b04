import { isolateText } from '#domain/kernel/bidi-text.ts';
import {
  followCheapest,
  type Cheapest,
  type PriceMove,
  type PriceMoveKind,
} from '#domain/price-watch/cheapest-over-time.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { listPlansTask } from '#domain/listing/list-plans.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { FollowedPrice } from '#domain/price-watch/price-feed-path.ts';
import { findServing, tripCandidates } from '#domain/price-watch/trip-candidates.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { Context } from '#runtime/services/context.ts';
import { readPastPrices } from '#web/shared/plan/past-prices.ts';

/** Age limit of listed changes. */
export const movesDays = 90;

const dayMs = 24 * 60 * 60_000;

/** A change of the cheapest plan, with its sellers by name. */
export interface NamedMove {
  readonly kind: PriceMoveKind;
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly before: NamedCheapest | null;
  readonly after: NamedCheapest | null;
}

interface NamedCheapest {
  readonly slug: string;
  readonly provider: string;
  readonly cost: Cheapest['cost'];
}

type MovesQuery = Omit<FollowedPrice, 'path'> & { readonly destination: DestinationKey };

/**
 * Recent changes of a list's cheapest plan, newest first, from the stored price history: no state per follower. Withdrawn
 * plans count with their last facts. Empty: no change, or no history.
 */
export async function readMoves(query: MovesQuery, context: Context): Promise<readonly NamedMove[]> {
  const { destination, followed, currency } = query;
  const now = context.now();
  const since = new Date(now.getTime() - movesDays * dayMs);
  const [stored, gone, rates, ratings] = await Promise.all([
    context.catalogue.plansAt(destination),
    context.catalogue.withdrawnPlans({ destination, since }),
    context.currency.rates(),
    context.reviews.ratings(),
  ]);
  const lists: DestinationPlans[] = [];
  for (const list of [stored, gone])
    if (list !== null) lists.push(await context.scheduler.run(listPlansTask(list, { currency, rates, ratings })));
  const options = { followed, now: now.getTime() };
  const ids = lists.flatMap((plans) => findServing(plans, options).map(({ item }) => item.plan.id));
  const prices = await readPastPrices({ planIds: ids, currency }, context.catalogue);
  const candidates = lists.flatMap((plans) => tripCandidates(plans, { ...options, rates, prices }));
  const names = sellerNames(lists);
  return followCheapest(candidates, since.toISOString().slice(0, 10))
    .map((move) => nameSellers(move, names))
    .toReversed();
}

function sellerNames(lists: readonly DestinationPlans[]): ReadonlyMap<string, string> {
  return new Map(lists.flatMap(({ plans }) => plans.map(({ provider }) => [provider.slug, provider.name] as const)));
}

function nameSellers({ kind, day, at, before, after }: PriceMove, names: ReadonlyMap<string, string>): NamedMove {
  const named = (cheapest: Cheapest | null): NamedCheapest | null =>
    cheapest && {
      slug: cheapest.seller,
      provider: names.get(cheapest.seller) ?? cheapest.seller,
      cost: cheapest.cost,
    };
  return { kind, day, at, before: named(before), after: named(after) };
}

/** A change in one sentence. */
export function sayMove({ kind, before, after }: NamedMove, locale: Locale): string {
  const texts = messagesFor(locale).follow.moves;
  const amount = (cheapest: NamedCheapest | null): string =>
    cheapest === null ? '' : formatMoney({ ...cheapest.cost.shown, isEstimate: cheapest.cost.isEstimate }, locale);
  return texts[kind]({
    provider: isolateText(after?.provider ?? ''),
    cost: amount(after),
    former: isolateText(before?.provider ?? ''),
    before: amount(before),
  });
}
