import { usDollar } from '#domain/kernel/codes.ts';
import { z } from 'zod';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { readFurtherPrice, readPaidPrice } from '#feeds/row/feed-price.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import type { Offer } from './wire-schema.ts';

type Prices = Pick<PlanFacts, 'price' | 'ownPrices'>;
type Package = Offer['package'];

/** The partners' currency: that of `price` and `net_price` where a package names none. */
const usd = usDollar;

export function hasRetailPrice({ price, prices }: Package): boolean {
  return (prices?.recommended_retail_price?.[usd] ?? price ?? null) !== null;
}

const amountSchema = z.union([z.number(), z.string()]);

/** @param stated the currency that the package names; null: none */
export function readNetPrice({ net_price: net, prices }: Package, stated: CurrencyCode | null): Result<Prices, Skip> {
  const currency = stated ?? usd;
  const listed = z.object({ [currency]: amountSchema }).safeParse(prices?.net_price);
  const amount = listed.success ? listed.data[currency] : amountSchema.safeParse(net).data;
  if (amount === undefined) return failure(skip('no-retail-price', 'package.net_price', net));
  const price = readPaidPrice(amount, currency, 'package.net_price');
  return price.ok ? success({ price: price.value, ownPrices: [] }) : price;
}

/**
 * The recommended retail prices; `price`, where there is no list of them, or none in its currency.
 * @param stated the currency that the package names; null: none
 */
export function readPrices(item: Package, stated: CurrencyCode | null): Result<Prices, Skip> {
  const currency = stated ?? usd;
  const retail = item.prices?.recommended_retail_price ?? {};
  const amount = retail[currency] ?? item.price ?? null;
  if (retail[currency] === undefined && isDollarPrice(item))
    return failure(skip('two-currencies', 'package.currency', `${currency}, ${usd}`));
  if (amount === null) return failure(skip('no-retail-price', 'package.price', item.price));
  const price = readPaidPrice(amount, currency, 'package.price');
  if (!price.ok) return price;
  const ownPrices = Object.entries(retail)
    .flatMap(([code, each]) => readFurtherPrice(code, each) ?? [])
    .filter((own) => own.currency !== currency);
  return success({ price: price.value, ownPrices: ownPrices.sort((a, b) => (a.currency < b.currency ? -1 : 1)) });
}

/** Whether the one price is, by the list beside it, the one in dollars, whatever currency the package names. */
function isDollarPrice({ price, prices }: Package): boolean {
  const dollars = prices?.recommended_retail_price?.[usd];
  return dollars !== undefined && (price === null || price === undefined || Number(price) === Number(dollars));
}
