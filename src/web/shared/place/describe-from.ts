import type { ShownMoney } from '#domain/money/money.ts';
import { isFixedAmount, type PlanAmount } from '#domain/plan/plan-data.ts';
import type { FromPrice } from '#domain/trip/from-price.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { withAbout } from '#i18n/punctuation.ts';
import { sayFromAmount, type Language } from '#i18n/say-amount.ts';

/** A "from" price as texts for a page's description. */
interface DescribedFrom {
  /** `5 GB for 7 days`. */
  readonly amount: string;
  /** Null: none, or one for an amount that is not stated, which is no help in a sentence. */
  readonly price: string | null;
}

export function describeFrom(from: FromPrice<ShownMoney> | null, language: Language): DescribedFrom {
  if (from === null || !isMeasured(from.amount)) return { amount: '', price: null };
  return { amount: sayFromAmount(from.amount, language), price: sayPrice(from.price, language) };
}

/** Where descriptions are shown nothing explains ≈. */
function sayPrice(price: ShownMoney, { locale, messages }: Language): string {
  const words = formatMoney({ ...price, isEstimate: false }, locale);
  return price.isEstimate === true ? withAbout(messages.plan.estimate, words, locale) : words;
}

/** The basket is. */
function isMeasured(amount: PlanAmount | null): boolean {
  return amount === null || (isFixedAmount(amount) && amount.dataMb !== null);
}
