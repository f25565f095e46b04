import { findCountry } from '#domain/place/countries.ts';
import { compareNames } from '#i18n/compare-names.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import { displayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { afterData } from '#domain/plan/after-data.ts';
import { lowestPriceDays } from '#domain/kernel/freshness.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { bestGeneration, OperatorNames } from '#domain/plan/operator-names.ts';
import type { NetworksOfCountry, PlanAnswer, PlanDetail } from '#domain/plan/plan-detail.ts';
import { lowestPriceSince, type PricePoint } from '#domain/plan/price-history.ts';
import { refundOf } from '#domain/plan/refund-answer.ts';
import { findRegion } from '#domain/place/regions.ts';

const lowestMs = lowestPriceDays * 24 * 60 * 60 * 1000;

export interface PlanDescription {
  readonly detail: PlanDetail;
  readonly history: readonly PricePoint[];
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
  readonly alwaysLinked: readonly string[];
  readonly now: Date;
}

/** A plan with localized names and its price in a currency. */
export function describePlan(query: PlanDescription): PlanAnswer {
  const { detail, history, locale, currency, rates, alwaysLinked, now } = query;
  const {
    url,
    ownPrices,
    promo: _promo,
    price: sellerPrice,
    provider,
    providerRefund,
    coverage,
    networks,
    breakout,
    ...facts
  } = detail;
  const ownPrice = ownPrices.find((own) => own.currency === currency) ?? null;
  const shown = displayPrice({ price: sellerPrice, ownPrice, currency, rates });
  const region = detail.region === null ? null : findRegion(detail.region);
  const { slug, name, image, example } = provider;
  return {
    ...facts,
    provider: { slug, name, image, example },
    region: region && { code: region.slug, name: region.name[locale] },
    coverage: nameCountries(coverage, locale),
    networks: networksByCountry(networks, locale),
    breakout: nameCountries(breakout, locale),
    afterData: afterData(facts),
    refundRule: refundOf(detail.refund, providerRefund, locale),
    price: shown?.money ?? null,
    isEstimate: shown?.estimate ?? false,
    rateDate: shown?.rateDate ?? null,
    sellerPrice,
    offer: url === null && !alwaysLinked.includes(slug) ? null : `/go/${detail.id}`,
    history,
    lowest30Days: lowestPriceSince(history, new Date(now.getTime() - lowestMs)),
  };
}

/** Sorted by name. */
function nameCountries(codes: readonly CountryCode[], locale: Locale): PlanAnswer['coverage'] {
  const compare = compareNames(locale);
  return codes
    .map((code) => ({ code, name: findCountry(code)?.name[locale] ?? code }))
    .sort((a, b) => compare(a.name, b.name));
}

function networksByCountry(networks: PlanDetail['networks'], locale: Locale): NetworksOfCountry[] {
  const byCountry = Map.groupBy(networks, ({ country }) => country);
  return nameCountries([...byCountry.keys()], locale).map((country) => {
    const here = byCountry.get(country.code) ?? [];
    return { country, generation: bestGeneration(here), operators: new OperatorNames().merge(here) };
  });
}
