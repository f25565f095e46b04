import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { referenceData } from '#domain/kernel/reference-data.ts';
import { moneyOf, type Money } from '#domain/money/money.ts';
import type { RoamingLaw } from './roaming-law.ts';

/** The law and the currency in which its bound is shown. */
export interface OwnSimTerms extends RoamingLaw {
  readonly currency: CurrencyCode;
  /** Exchange rates to the US dollar, of the euro and of the currency. */
  readonly perUsd: { readonly euro: number; readonly shown: number };
  /** 1/10000 of the unit: amounts are shown as multiples of it. */
  readonly step: number;
}

/** The law states its caps in it. */
export const euro = referenceData<CurrencyCode>('EUR');

export interface OwnSimBound {
  /** The surcharge is never more. */
  readonly most: Money;
  /** What roams without a surcharge, at least. */
  readonly fairUseMb: number;
}

/**
 * The upper bound of the surcharge on data that a contract at home includes: the cap for each GB beyond fair use with VAT,
 * rounded up in the currency shown. Regulation (EU) 2022/612, art. 11(1); 2016/2286, art. 4(2).
 * @param monthly price with VAT in the currency shown; null: not said, so nothing counts as fair use
 * @returns null: too large
 */
export function boundOwnSim(terms: OwnSimTerms, dataMb: number, monthly: Money | null): OwnSimBound | null {
  const [cap, gross] = [BigInt(terms.capUnits), 1000n + BigInt(terms.vatPermille)];
  const [perEuro, shown, step] = [BigInt(terms.perUsd.euro), BigInt(terms.perUsd.shown), BigInt(terms.step)];
  // Twice the price without VAT by the cap.
  const fairUseMb = monthly === null ? 0n : (2n * BigInt(monthly.units) * 1_000_000n * perEuro) / (gross * cap * shown);
  const beyond = BigInt(dataMb) - fairUseMb;
  const dividend = (beyond > 0n ? beyond : 0n) * cap * gross * shown;
  const divisor = 1_000_000n * perEuro * step;
  const most = moneyOf(((dividend + divisor - 1n) / divisor) * step, terms.currency);
  return most && { most, fairUseMb: Number(fairUseMb) };
}
