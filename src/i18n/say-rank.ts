import type { ListPart, ListRow } from '#domain/listing/destination-view.ts';
import type { ListQuery } from '#domain/listing/list-query.ts';
import { formatMoney } from './format-money.ts';
import type { Language } from './say-amount.ts';
import { sayWorkedOut } from './say-purchase.ts';
import { sayReasons } from './say-reasons.ts';

/** What the trip costs with a plan, or why it has no cost. */
export function sayTripCost(
  { trip, prices }: Pick<ListRow, 'trip' | 'prices'>,
  { locale, messages }: Language,
): string {
  const texts = messages.plan;
  if (trip.fit === 'short') return texts.tripShort;
  return prices.cost === null ? texts.tripUnknown : texts.tripCost({ cost: formatMoney(prices.cost, locale) });
}

interface RankWords {
  /** How the trip's cost adds up; null: there is nothing to add. */
  readonly workedOut: string | null;
  readonly reasons: readonly string[];
  /** Its place in the list; null: it stands beside the list. */
  readonly rank: string | null;
}

interface RankedList {
  readonly query: Pick<ListQuery, 'sort'>;
  readonly list: Pick<ListPart, 'total'>;
}

/** Why a plan stands where it does in a list. */
export function sayRank(row: ListRow, { query, list }: RankedList, language: Language): RankWords {
  const { messages } = language;
  const { place } = row;
  const order = messages.list.sort.names[query.sort];
  const rank = place > 0 ? messages.plan.detail.place({ place, total: list.total, order }) : null;
  return { workedOut: sayWorkedOut(row, language), reasons: sayReasons(row, language), rank };
}
