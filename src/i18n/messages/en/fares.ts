/** What prices on cards and pins are, and the shades of legends. */
export const fares = {
  caption: 'Cheapest whole trip: 7 days, 5 GB',
  range: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  under: ({ price }: { price: string }) => `Under ${price}`,
  over: ({ price }: { price: string }) => `${price} and over`,
  all: 'All prices',
};
