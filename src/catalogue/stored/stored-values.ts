import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { DataKind, Known, PlanPromo } from '#domain/plan/plan.ts';

/** Of summaries: every currency in which no plan of the destination has a price of its own. */
export const anyOtherCurrency = '*';

/** Columns of `plan_promo` as they are selected beside those of `plan`. */
export const promoColumns = [
  'plan_promo.currency as promo_currency',
  'plan_promo.units as promo_units',
  'plan_promo.code as promo_code',
  'plan_promo.new_customers_only as promo_new_customers_only',
  'plan_promo.starts_at as promo_starts_at',
  'plan_promo.ends_at as promo_ends_at',
  'plan_promo.minimum_currency as promo_minimum_currency',
  'plan_promo.minimum_units as promo_minimum_units',
  'plan_promo.excluded_kinds as promo_excluded_kinds',
] as const;

/** Null in a plan without an offer. */
export interface PromoColumns {
  readonly promo_currency: CurrencyCode | null;
  readonly promo_units: number | null;
  readonly promo_code: string | null;
  readonly promo_new_customers_only: number | null;
  readonly promo_starts_at: string | null;
  readonly promo_ends_at: string | null;
  readonly promo_minimum_currency: CurrencyCode | null;
  readonly promo_minimum_units: number | null;
  readonly promo_excluded_kinds: string | null;
}

/** Stored codes came from parse functions, so they are not parsed again. */
export function promoOf(row: PromoColumns): PlanPromo | null {
  if (row.promo_units === null || row.promo_currency === null) return null;
  return {
    price: { units: row.promo_units, currency: row.promo_currency },
    code: row.promo_code,
    newCustomersOnly: asKnown(row.promo_new_customers_only),
    minimumSpend:
      row.promo_minimum_units === null || row.promo_minimum_currency === null
        ? null
        : { units: row.promo_minimum_units, currency: row.promo_minimum_currency },
    excludedKinds: splitWords<DataKind>(row.promo_excluded_kinds ?? ''),
    startsAt: row.promo_starts_at,
    endsAt: row.promo_ends_at,
  };
}

export function asKnown(value: number | null): Known {
  return value === null ? null : value === 1;
}

/** Only codes that a parse function has made are stored, so the text is not parsed again. */
export function storedCurrency(text: string): CurrencyCode {
  return text as CurrencyCode;
}

/** A list stored as words separated by spaces. */
export function splitWords<Word extends string>(text: string): Word[] {
  return text === '' ? [] : (text.split(' ') as Word[]);
}
