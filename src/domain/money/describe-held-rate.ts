import type { RateDoubt } from './judge-rates.ts';
import type { HeldRate } from './merge-rates.ts';

const rateScale = 100_000_000;

/** `0.86956522`, without trailing zeros. */
export function rateText(perUsdE8: number): string {
  return (perUsdE8 / rateScale).toFixed(8).replace(/\.?0+$/, '');
}

const reasons: Readonly<Record<RateDoubt, string>> = {
  jump: 'more than it usually moves in that time',
  'upside-down': 'which looks like the inverse of the last rate',
  'cross-rate': 'which does not match the currencies pegged to it',
  sources: 'but another source disagrees',
};

/** What stays in use, what a source says instead, and how to take it over. */
export function describeHeldRate({ currency, from, to, source, doubt }: HeldRate): string {
  const kept = from === null ? 'has no rate' : `stays at ${rateText(from.perUsdE8)} of ${from.date}`;
  const move = from === null ? 0 : Math.round((to.perUsdE8 / from.perUsdE8 - 1) * 100);
  const moved = from === null ? '' : ` (${move > 0 ? '+' : ''}${move} %)`;
  return `${currency} ${kept}: ${source} says ${rateText(to.perUsdE8)} of ${to.date}${moved}, ${reasons[doubt]}. If it is right, run: roamchart rates update --accept ${currency}`;
}
