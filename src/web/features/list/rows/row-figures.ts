import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import type { ListRow } from '#domain/listing/destination-view.ts';
import type { SortName } from '#domain/listing/list-query.ts';
import type { Money } from '#domain/money/money.ts';
import { formatMoney, formatPerGb } from '#i18n/format-money.ts';
import type { Language } from '#web/shared/plan/plan-words.ts';
import { sayRenewed, saySeveral } from '#i18n/say-purchase.ts';
import { sayTripCost } from '#i18n/say-rank.ts';

/** The formatted amounts of a row. */
export interface RowFigures {
  readonly main: string;
  /** True: the trip's cost; false: the price of one plan. */
  readonly isTripCost: boolean;
  readonly isEstimate: boolean;
  /** The list price before the promo. */
  readonly struck: string | null;
  /** Secondary figure: how the trip's cost adds up, or the cost itself. */
  readonly beneath: string | null;
}

/**
 * In trip order a row shows the trip's cost, in any other order the price of one plan, with the other one beneath if they
 * differ. A plan that does not serve the trip has no trip cost.
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
    const beneath = saySeveral(row, { locale, messages }) ?? sayRenewed(row, { locale, messages });
    const main = formatMoney(cost, locale);
    return { main, isTripCost: true, isEstimate, struck: say(prices.costWithoutPromo), beneath };
  }
  const beneath = sayTripCost(row, { locale, messages });
  const struck = prices.promoPrice === null ? null : say(prices.price);
  return { main: one, isTripCost: false, isEstimate, struck, beneath };
}

/** Unit price: per gigabyte, or per day for unlimited data; null: unknown. */
export function unitPrice({ plan, prices }: ListRow, { locale, messages }: Language): string | null {
  if (prices.perGb !== null) return formatPerGb(prices.perGb, locale);
  if (plan.dataKind !== 'unlimited' || prices.perDay === null) return null;
  return messages.plan.perDay({ price: formatMoney(prices.perDay, locale) });
}
