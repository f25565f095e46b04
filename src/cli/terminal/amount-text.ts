import { unitsPerWhole, type Money } from '#domain/money/money.ts';

/** `4.50 USD`, to the cent. */
export function amountText({ units, currency }: Money): string {
  return `${(units / unitsPerWhole).toFixed(2)} ${currency}`;
}
