import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import type { ListRow } from '#domain/listing/destination-view.ts';
import type { SortName } from '#domain/listing/list-query.ts';
import type { Money } from '#domain/money/money.ts';
import { formatMoney, formatPerGb } from '#i18n/format-money.ts';
import type { Language } from '#web/components/plan/plan-words.ts';
import { saySeveral } from './purchase-words.ts';

/** The amounts of a row in words. */
export interface RowFigures {
  readonly main: string;
  /** True: the trip's cost; false: the price of one plan. */
  readonly isTripCost: boolean;
  readonly isEstimate: boolean;
  /** The list price that a promo lowers to `main`. */
  readonly struck: string | null;
  /** What `main` does not say: how the trip's cost comes about, or what it is. */
  readonly beneath: string | null;
}

/**
 * In the order of the trip a row shows what the trip costs, in any other order the price of one plan; beneath it stands the
 * other one where the two differ. A plan that does not serve the trip has no cost of the trip.
 */
export function rowFigures(row: ListRow, sort: SortName, { locale, messages }: Language): RowFigures {
  const { plan, trip, prices } = row;
  const say = (money: Money | null): string | null => money && formatMoney(money, locale);
  const texts = messages.plan;
  const price = prices.promoPrice ?? prices.price;
  const cost = trip.fit === 'short' ? null : prices.cost;
  const isEstimate = isCostEstimate(plan, trip);
  if (price === null) {
    const main = formatMoney(plan.sellerPrice, locale);
    return { main, isTripCost: false, isEstimate: false, struck: null, beneath: texts.noRate };
  }
  const one = formatMoney(price, locale);
  if (sort === 'trip' && cost !== null) {
    const beneath = saySeveral(row, { locale, messages });
    const main = formatMoney(cost, locale);
    return { main, isTripCost: true, isEstimate, struck: say(prices.costWithoutPromo), beneath };
  }
  const withoutCost = trip.fit === 'short' ? texts.tripShort : texts.tripUnknown;
  const beneath = cost === null ? withoutCost : texts.tripCost({ cost: formatMoney(cost, locale) });
  const struck = prices.promoPrice === null ? null : say(prices.price);
  return { main: one, isTripCost: false, isEstimate, struck, beneath };
}

/** The price that tells sizes apart: of one gigabyte, or of one day where data does not end; null: neither is known. */
export function unitPrice({ plan, prices }: ListRow, { locale, messages }: Language): string | null {
  if (prices.perGb !== null) return formatPerGb(prices.perGb, locale);
  if (plan.dataKind !== 'unlimited' || prices.perDay === null) return null;
  return messages.plan.perDay({ price: formatMoney(prices.perDay, locale) });
}
