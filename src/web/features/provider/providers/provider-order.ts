export const providerOrders = ['cheapest', 'rating', 'name'] as const;

export type ProviderOrder = (typeof providerOrders)[number];

/** Of the list in this order, without language prefix. */
export function providersPath(order: ProviderOrder): string {
  return order === 'cheapest' ? '/providers' : `/providers?order=${order}`;
}
