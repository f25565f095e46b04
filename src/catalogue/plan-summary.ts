import type { PlanTable, ProviderTable, CoverageSetTable, NetworkSetTable } from '#database/schema.ts';
import type { LocalizedText } from '#domain/locale.ts';
import type { CurrencyCode } from '#domain/money.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';
import type { RegionSlug } from '#domain/region.ts';
import type { PlanPageQuery, PlanSummary, ProviderSummary } from './catalogue-reader.ts';
import { asKnown, promoOf, type PromoColumns } from './stored-values.ts';

/** A plan with what it refers to, as the page query returns it. */
export interface PlanSummaryRow
  extends
    Omit<PlanTable, 'active' | 'facts_hash' | 'feed' | 'updated_at'>,
    Pick<ProviderTable, 'public_id' | 'slug' | 'image' | 'example'>,
    Pick<CoverageSetTable, 'scope' | 'region' | 'country_count'>,
    Pick<NetworkSetTable, 'best_generation'>,
    PromoColumns {
  readonly checked_at: string;
  readonly provider_name: string;
  readonly provider_url: string | null;
  /** The own price in the asked currency. */
  readonly own_units: number | null;
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
