import { parseDataAmount } from '#domain/plan/data-volume.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { readCurrency, readFurtherPrice, readPaidPrice } from '#feeds/row/feed-price.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import type { DataPlan } from './wire-schema.ts';

type Prices = Pick<PlanFacts, 'price' | 'ownPrices'>;

/**
 * The first price is the list price; the others are the seller's own in their currencies.
 * @param stated the currency that the plan names beside its prices: the list price is the one in it
 */
export function readPlanPrices({ prices }: DataPlan, stated: CurrencyCode | null): Result<Prices, Skip> {
  const [first, ...others] = inOrder(Object.entries(prices), stated);
  if (first === undefined) return failure(skip('missing-field', 'prices', null));
  const [code, amount] = first;
  const currency = readCurrency(code, 'prices');
  if (!currency.ok) return currency;
  if (stated !== null && stated !== currency.value)
    return failure(skip('two-currencies', 'prices', `${stated}, ${currency.value}`));
  const price = readPaidPrice(amount, currency.value, `prices.${code}`);
  if (!price.ok) return price;
  const own = new Map(
    others.flatMap(([each, further]) => readFurtherPrice(each, further) ?? []).map((each) => [each.currency, each]),
  );
  own.delete(currency.value);
  const ownPrices = [...own.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
  return success({ price: price.value, ownPrices });
}

type Entry = readonly [code: string, amount: string | number];

function inOrder(prices: readonly Entry[], first: CurrencyCode | null): readonly Entry[] {
  const isFirst = ([code]: Entry): boolean => first !== null && code.trim().toUpperCase() === first;
  return [...prices.filter(isFirst), ...prices.filter((price) => !isFirst(price))];
}

type Data = Pick<PlanFacts, 'dataKind' | 'dataMb' | 'dataWords' | 'reducedSpeedKbps' | 'speedLimitKbps'>;

/** An amount of 0 is unlimited. Pay-as-you-go plans state their billing increment. */
export function readPlanData(row: DataPlan): Result<Data, Skip> {
  const speeds = { reducedSpeedKbps: row.reducedSpeed ?? null, speedLimitKbps: row.maxSpeed ?? null };
  if (row.dataCap === 0 && row.payAsYouGo !== true) {
    return success({ dataKind: 'unlimited', dataMb: null, dataWords: 'Unlimited', ...speeds });
  }
  const words = `${row.dataCap} ${row.dataUnit}`;
  if (row.payAsYouGo === true) return success({ dataKind: 'payg', dataMb: null, dataWords: null, ...speeds });
  const data = parseDataAmount(words);
  if (!data.ok || data.value.megabytes === null) return failure(skip('bad-data-amount', 'dataCap', words));
  // Some feeds say it in the unit: `GB/day`.
  const { perDay } = data.value;
  const isDaily = row.dataCapPer === 'day' || perDay;
  const dataWords = isDaily && !perDay ? `${words}/day` : words;
  return success({ dataKind: isDaily ? 'daily' : 'total', dataMb: data.value.megabytes, dataWords, ...speeds });
}
