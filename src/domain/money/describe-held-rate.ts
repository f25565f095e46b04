import type { RateDoubt } from './judge-rates.ts';
import type { HeldRate } from './merge-rates.ts';

const rateScale = 100_000_000;

/** `0.86956522`, without trailing zeros. */
export function rateText(perUsdE8: number): string {
  return (perUsdE8 / rateScale).toFixed(8).replace(/\.?0+$/, '');
}

const reasons: Readonly<Record<RateDoubt, string>> = {
  jump: 'more than a currency usually moves in that time',
  'cross-rate': 'which does not match the currencies pegged to it',
  sources: 'but another source disagrees',
};

/** What stays in use, what a source says instead, and how to take it over. */
export function describeHeldRate({ currency, from, to, source, doubt }: HeldRate): string {
  const kept = from === null ? 'has no rate' : `stays at ${rateText(from.perUsdE8)} of ${from.date}`;
  const moved = from === null ? '' : ` (${(to.perUsdE8 / from.perUsdE8).toPrecision(3)} times as much)`;
  return `${currency} ${kept}: ${source} says ${rateText(to.perUsdE8)} of ${to.date}${moved}, ${reasons[doubt]}. If it is right, run: roamchart rates update --accept ${currency}`;
}
