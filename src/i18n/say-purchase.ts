import type { ListRow } from '#domain/listing/destination-view.ts';
import { roundToDigits } from '#domain/money/exchange.ts';
import type { Money } from '#domain/money/money.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import { isForOnePlan } from '#domain/trip/promo-rules.ts';
import { currencyDigits } from './currency-display.ts';
import { formatMoney } from './format-money.ts';
import { estimateSign, joinTerms } from './punctuation.ts';
import type { Language } from './say-amount.ts';

/**
 * `2 × $8.90 = $17.80`, with `≈` where rounded prices do not add up to the sum; null: one plan is bought, whose price says it
 * all, or the trip's cost is not known.
 */
export function sayWorkedOut(row: PurchaseRow, language: Language): string | null {
  const { trip, prices } = row;
  const parts = purchaseParts(row);
  if (parts.length === 0 || trip.count === 1 || prices.cost === null || trip.fit === 'short') return null;
  const sum = formatMoney(prices.cost, language.locale);
  const { equals, comesTo } = language.messages.plan;
  return (addsUp(parts, prices.cost) ? equals : comesTo)({ terms: sayParts(parts, language), sum });
}

/** `2 × $8.90`, beneath what the trip costs; null: one plan is bought, or its price is not known. */
export function saySeveral(row: PurchaseRow, language: Language): string | null {
  const { trip, prices } = row;
  const parts = purchaseParts(row);
  if (parts.length === 0 || prices.cost === null || trip.count === 1) return null;
  return (addsUp(parts, prices.cost) ? '' : estimateSign) + sayParts(parts, language);
}

/** What several purchases are: top-ups of one eSIM, or as many eSIMs; empty: one is bought. */
export function sayBought(
  { plan, trip: { purchases } }: Pick<ListRow, 'plan' | 'trip'>,
  { messages }: Language,
): readonly string[] {
  const { topUps, oneADay } = messages.trip.picks;
  if (purchases === 1) return [];
  const isDaily = plan.validityDays === 1 && purchases >= fewestDayPasses;
  const bought = plan.topUp === true ? topUps({ count: purchases - 1 }) : messages.plan.installs({ count: purchases });
  return isDaily ? [oneADay, bought] : [bought];
}

/** As few plans of a day are still counted. */
const fewestDayPasses = 3;

/** What each renewal costs; null: it ends by itself. */
export function sayRenewed({ plan, prices }: Pick<ListRow, 'plan' | 'prices'>, { locale, messages }: Language) {
  const price = prices.promoPrice ?? prices.price;
  return isRenewing(plan) && price !== null ? messages.plan.renewedAt({ price: formatMoney(price, locale) }) : null;
}

type PurchaseRow = Pick<ListRow, 'plan' | 'trip' | 'prices'>;

interface PurchasePart {
  readonly count: number;
  readonly price: Money;
}

/** A promo that may be for new customers alone lowers the first plan, one for everybody lowers all of them. */
function purchaseParts({ plan, trip: { promo: state, count }, prices }: PurchaseRow): readonly PurchasePart[] {
  const { price } = prices;
  const promoPrice = state === 'applied' ? (prices.promoPrice ?? plan.promo?.price ?? null) : null;
  if (price === null) return [];
  if (promoPrice === null) return [{ count, price }];
  if (count === 1 || (plan.promo && !isForOnePlan(plan.promo))) return [{ count, price: promoPrice }];
  return [
    { count: 1, price: promoPrice },
    { count: count - 1, price },
  ];
}

function sayParts(parts: readonly PurchasePart[], { locale, messages }: Language): string {
  return joinTerms(parts.map(({ count, price }) => messages.plan.times({ count, price: formatMoney(price, locale) })));
}

/** As a reader reckons: with the amounts that are shown. */
function addsUp(parts: readonly PurchasePart[], sum: Money): boolean {
  const shown = (money: Money): number => roundToDigits(money, { decimalDigits: currencyDigits(money.currency) }).units;
  return parts.reduce((units, { count, price }) => units + count * shown(price), 0) === shown(sum);
}
