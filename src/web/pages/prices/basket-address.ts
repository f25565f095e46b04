import { priceBasket } from '#domain/trip/price-basket.ts';

/** The plans of a destination, ordered for the basket: where its price comes from. Without language prefix. */
export function tripAddress(path: string): string {
  return `${path}?days=${priceBasket.days}&gb=${priceBasket.dataMb / 1000}`;
}
