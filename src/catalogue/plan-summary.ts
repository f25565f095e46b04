import type { PlanTable, ProviderTable, CoverageSetTable, NetworkSetTable } from '#database/schema.ts';
import type { LocalizedText } from '#domain/locale.ts';
import type { CurrencyCode } from '#domain/money.ts';
import type { Known, PlanPromo } from '#domain/plan.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';
import type { RegionSlug } from '#domain/region.ts';
import type { PlanPageQuery, PlanSummary, ProviderSummary } from './catalogue-reader.ts';

/** A plan with what it refers to, as the page query returns it. */
export interface PlanSummaryRow
  extends
    Omit<PlanTable, 'active' | 'facts_hash' | 'feed' | 'updated_at'>,
    Pick<ProviderTable, 'public_id' | 'slug' | 'image' | 'example'>,
    Pick<CoverageSetTable, 'scope' | 'region' | 'country_count'>,
    Pick<NetworkSetTable, 'best_generation'> {
  readonly checked_at: string;
  readonly provider_name: string;
  readonly provider_url: string | null;
  /** The own price in the asked currency. */
  readonly own_units: number | null;
  readonly promo_currency: string | null;
  readonly promo_units: number | null;
  readonly promo_code: string | null;
  readonly promo_new_customers_only: number | null;
  readonly promo_starts_at: string | null;
  readonly promo_ends_at: string | null;
}

/** Codes in the store came from parse functions, so they are taken at their word. */
export function planSummary(
  row: PlanSummaryRow,
  { locale, currency }: Pick<PlanPageQuery, 'locale' | 'currency'>,
): PlanSummary {
  return {
    id: row.id,
    provider: providerSummary({ ...row, name: row.provider_name, url: row.provider_url }),
    name: nameIn(row, locale),
    scope: row.scope,
    region: row.region as RegionSlug | null,
    countryCount: row.country_count,
    dataKind: row.data_kind,
    dataMb: row.data_mb,
    dataWords: row.data_words,
    reducedSpeedKbps: row.reduced_speed_kbps,
    speedLimitKbps: row.speed_limit_kbps,
    fairUse: row.fair_use,
    validityDays: row.validity_days,
    price: { units: row.price_units, currency: row.price_currency as CurrencyCode },
    ownPrice: row.own_units === null ? null : { units: row.own_units, currency },
    promo: promoOf(row),
    generation: row.best_generation,
    tethering: asKnown(row.tethering),
    topUp: asKnown(row.top_up),
    ekyc: asKnown(row.ekyc),
    phoneNumber: asKnown(row.phone_number),
    url: row.url,
    checkedAt: row.checked_at,
  };
}

type ProviderRow = Pick<ProviderTable, 'public_id' | 'slug' | 'name' | 'url' | 'image' | 'example'>;

export function providerSummary(row: ProviderRow): ProviderSummary {
  return {
    publicId: row.public_id,
    slug: row.slug as ProviderSlug,
    name: row.name,
    image: row.image,
    url: row.url,
    example: row.example === 1,
  };
}

function nameIn(row: PlanSummaryRow, locale: PlanPageQuery['locale']): string {
  if (row.names === null) return row.name;
  const names = JSON.parse(row.names) as Partial<LocalizedText>;
  return names[locale] ?? row.name;
}

function promoOf(row: PlanSummaryRow): PlanPromo | null {
  if (row.promo_units === null || row.promo_currency === null) return null;
  return {
    price: { units: row.promo_units, currency: row.promo_currency as CurrencyCode },
    code: row.promo_code,
    newCustomersOnly: asKnown(row.promo_new_customers_only),
    startsAt: row.promo_starts_at,
    endsAt: row.promo_ends_at,
  };
}

function asKnown(value: number | null): Known {
  return value === null ? null : value === 1;
}
