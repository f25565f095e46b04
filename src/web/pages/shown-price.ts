import type { DestinationFloor } from '#catalogue/catalogue-reader.ts';
import { findCurrency } from '#domain/currencies.ts';
import { displayPrice, roundShownPrice, roundToDigits } from '#domain/exchange.ts';
import type { RateTable } from '#domain/exchange-rates.ts';
import type { CurrencyCode, Money } from '#domain/money.ts';
import type { PlanData } from '#domain/plan-data.ts';
import { pricePerGb } from '#domain/price-per.ts';
import type { ShownPrice } from '#web/components/plan-row-data.ts';

interface PricedPlan extends PlanData {
  readonly price: Money;
  readonly ownPrice: Money | null;
}

export interface PlanPrices {
  readonly price: ShownPrice;
  readonly perGb: Money | null;
  /** Day of the rate behind an estimate, `YYYY-MM-DD`. */
  readonly rateDate: string | null;
}

interface DisplayOptions {
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

function digitsOf(money: Money): Money {
  const currency = findCurrency(money.currency);
  return currency === null ? money : roundToDigits(money, currency);
}

/**
 * What a row shows of a plan's price: rounded once, after all arithmetic. What cannot be converted is shown in the
 * seller's own currency.
 */
export function showPrices(plan: PricedPlan, { currency, rates }: DisplayOptions): PlanPrices {
  const shown = displayPrice({ price: plan.price, ownPrice: plan.ownPrice, currency, rates });
  const exact = shown?.money ?? plan.price;
  const isEstimate = shown?.estimate ?? false;
  const rules = findCurrency(exact.currency);
  const perGb = pricePerGb(exact, plan);
  return {
    price: {
      amount: rules === null ? exact : roundShownPrice({ money: exact, estimate: isEstimate }, rules),
      isEstimate,
      listed: isEstimate ? digitsOf(plan.price) : null,
    },
    perGb: showPerGb(perGb),
    rateDate: shown?.rateDate ?? null,
  };
}

/** The lowest price of a place as a list of places shows it. */
export function showFloor({ price, isEstimate }: Pick<DestinationFloor, 'price' | 'isEstimate'>): Money | null {
  const rules = price && findCurrency(price.currency);
  return price && rules ? roundShownPrice({ money: price, estimate: isEstimate }, rules) : price;
}

/** The price of a gigabyte as it is shown: nobody pays it, so it follows no cash rounding. */
export function showPerGb(money: Money | null): Money | null {
  return money && digitsOf(money);
}
