/** Words that several screens use. */
export const shared = {
  equals: 'Equals',
  csv: 'CSV',
  currency: 'Currency',
  pageAsItIs: 'The page as it is',
  today: 'today',
  feedPrice: ({ price }: { price: string }) => `feed ${price}`,
  shownPrice: ({ price }: { price: string }) => `shown ${price}`,
  /** A typed price beside the one that visitors see; the number stands in place of N. */
  against: {
    more: 'N% more than we show',
    less: 'N% less than we show',
    times: 'N times what we show',
    same: 'as we show it',
  },
  until: 'Until',
  find: 'Find',
  copy: 'Copy',
  look: 'Look',
  fetchNow: 'Fetch now',
  ownersDecide: 'Owners decide about this.',
  touch: 'Asks for a touch of your key.',
  empty: 'Nothing waits.',
} as const;
