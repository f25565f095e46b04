import { marketModel } from './market-model.ts';
import type { Random } from './random.ts';
import { demoCurrencies, type DemoCurrency } from './reference-data.ts';

/** Homes of sellers that name no price in US dollars; euro and pound more often than the rest. */
const otherHomes: readonly DemoCurrency[] = ['EUR', 'EUR', 'GBP', 'GBP', 'JPY', 'SGD', 'AUD', 'CAD', 'CHF'];

/**
 * The currencies each provider names prices in, its first one first. Provider by provider in random order, each
 * currency is handed out until the plans of its holders reach the model's share.
 */
export function drawProviderCurrencies(sizes: readonly number[], random: Random): readonly (readonly DemoCurrency[])[] {
  const held: DemoCurrency[][] = sizes.map(() => []);
  const shares = marketModel.currencies;
  const nobody = new Set<number>();
  const noUsd = takeShare({ sizes, share: shares.plansWithNoUsdPrice, already: nobody }, random);
  for (const index of noUsd) held[index]?.push(random.pick(otherHomes));
  for (const own of held) if (own.length === 0) own.push('USD');
  for (const currency of demoCurrencies.filter((code) => code !== 'USD')) {
    const already = new Set(held.flatMap((own, index) => (own.includes(currency) ? [index] : [])));
    const taken = takeShare({ sizes, share: shares[currency], already }, random);
    for (const index of taken) held[index]?.push(currency);
  }
  return held;
}

interface ShareQuery {
  readonly sizes: readonly number[];
  /** Of all plans, 0 to 1. */
  readonly share: number;
  /** Providers that count towards the share and are not taken again. */
  readonly already: ReadonlySet<number>;
}

/** Takes providers in random order until they and those that count already hold about the share of all plans. */
function takeShare({ sizes, share, already }: ShareQuery, random: Random): readonly number[] {
  const total = sizes.reduce((a, b) => a + b, 0);
  let missing = share * total - [...already].reduce((sum, index) => sum + (sizes[index] ?? 0), 0);
  const order = sizes
    .map((size, index) => ({ size, index, place: random.next() }))
    .filter(({ index }) => !already.has(index))
    .toSorted((a, b) => a.place - b.place);
  const taken: number[] = [];
  for (const { size, index } of order) {
    if (size > missing * 1.05) continue;
    taken.push(index);
    missing -= size;
  }
  return taken;
}
