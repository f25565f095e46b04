import { fareClasses, fareClassOf } from '#domain/listing/fare-classes.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { findCurrency } from '#domain/money/currencies.ts';
import type { PlaceData } from '#web/shared/place/place-data.ts';
import { borderAmounts, type PriceBorders } from '#web/shared/place/price-borders.ts';

interface ShadedPlaces {
  readonly places: readonly PlaceData[];
  /** Of the shades, lowest first. */
  readonly fares: readonly PriceBorders[];
}

/** Gives places that stand together the shades of their fares. Where no plan serves the basket, there is none. */
export function shadeFares(places: readonly PlaceData[], currency: CurrencyCode): ShadedPlaces {
  const fares = places.flatMap(({ price, amount }) => (price === null || amount !== null ? [] : [price.units]));
  const classes = fareClasses(fares, findCurrency(currency)?.decimalDigits ?? 0);
  const shaded = places.map((place) => {
    const { price, amount } = place;
    return { ...place, fareClass: price === null || amount !== null ? 0 : fareClassOf(price.units, classes) };
  });
  return { places: shaded, fares: borderAmounts(classes, currency) };
}
