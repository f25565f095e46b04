import { priceBasket } from '#domain/trip/price-basket.ts';

/** Address of a destination's plans, ordered for the basket. Without language prefix. */
export function tripAddress(path: string): string {
  return `${path}?days=${priceBasket.days}&gb=${priceBasket.dataMb / 1000}`;
}
