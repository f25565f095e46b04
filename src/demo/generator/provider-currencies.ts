import { marketModel } from './market-model.ts';
import type { Random } from './random.ts';
import { demoCurrencies, type DemoCurrency } from './reference-data.ts';

/** Homes of sellers that name no price in US dollars; euro and pound more often than the rest. */
const otherHomes: readonly DemoCurrency[] = ['EUR', 'EUR', 'GBP', 'GBP', 'JPY', 'SGD', 'AUD', 'CAD', 'CHF'];

/**
 * The currencies each provider names prices in, its first one first. Provider by provider in random order, each
 * currency is handed out until the plans of its holders reach the model's share.
 */
export function sampleProviderCurrencies(
  sizes: readonly number[],
  random: Random,
): readonly (readonly DemoCurrency[])[] {
  const held: DemoCurrency[][] = sizes.map(() => []);
  const total = sizes.reduce((a, b) => a + b, 0);
  const handOut = (share: number, isHolder: (own: DemoCurrency[]) => boolean, pick: () => DemoCurrency): void => {
    let missing = share * total;
    for (const [index, own] of held.entries()) if (isHolder(own)) missing -= sizes[index] ?? 0;
    const others = held.map((own, index) => ({ own, size: sizes[index] ?? 0, place: random.next() }));
    for (const { own, size } of others.toSorted((a, b) => a.place - b.place)) {
      if (isHolder(own) || size > missing * 1.05) continue;
      own.push(pick());
      missing -= size;
    }
  };
  const { plansWithNoUsdPrice, ...shares } = marketModel.currencies;
  handOut(
    plansWithNoUsdPrice,
    () => false,
    () => random.pick(otherHomes),
  );
  for (const own of held) if (own.length === 0) own.push('USD');
  for (const currency of demoCurrencies.filter((code) => code !== 'USD')) {
    handOut(
      shares[currency],
      (own) => own.includes(currency),
      () => currency,
    );
  }
  return held;
}
