import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { isPositive, parseAmount, type Money } from '#domain/money/money.ts';
import type { PlanFacts, PlanPromo } from '#domain/plan/plan.ts';
import { success, type Result } from '#domain/kernel/result.ts';
import { readCurrency, readPaidPrice } from '#feeds/feed-price.ts';
import type { Skip } from '#feeds/skip-reason.ts';
import type { BrandOffer } from './wire-schema.ts';

export type OfferPrices = Pick<PlanFacts, 'price' | 'ownPrices' | 'promo'>;

/** The offer's price in the brand's first currency is the list price; its prices in others are its own, not conversions. */
export function readOfferPrices({ offer, item, tier }: BrandOffer): Result<OfferPrices, Skip> {
  const currency = readCurrency(offer.currency_code, `${tier}.currency_code`);
  if (!currency.ok) return currency;
  const price = readPaidPrice(offer.price, currency.value, `${tier}.price`);
  if (!price.ok) return price;
  const own = new Map<string, Money>();
  for (const { currency_code: code, [tier]: stated } of item.prices ?? []) {
    const money = readOwnPrice(code, stated?.price);
    if (money !== null && money.currency !== currency.value && !own.has(money.currency)) own.set(money.currency, money);
  }
  const ownPrices = [...own.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
  return success({ price: price.value, ownPrices, promo: readPromo(price.value, offer.discounted_price) });
}

/** Invalid further prices are dropped; the list price is converted instead. */
function readOwnPrice(code: string, amount: string | number | null | undefined): Money | null {
  const currency = parseCurrencyCode(code);
  if (!currency.ok || amount === null || amount === undefined) return null;
  const money = parseAmount(amount, currency.value);
  return money.ok && isPositive(money.value) ? money.value : null;
}

/** A discount counts only below the list price; its conditions are not stated. */
function readPromo(price: Money, discounted: string | number | null | undefined): PlanPromo | null {
  const lower = discounted === null || discounted === undefined ? null : parseAmount(discounted, price.currency);
  if (lower?.ok !== true || !isPositive(lower.value) || lower.value.units >= price.units) return null;
  return {
    price: lower.value,
    code: null,
    newCustomersOnly: null,
    minimumSpend: null,
    excludedKinds: [],
    startsAt: null,
    endsAt: null,
  };
}
