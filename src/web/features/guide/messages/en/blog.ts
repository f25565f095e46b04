/** Around the articles; what they say is in `content/blog/`. */
export const blog = {
  description: 'Travel eSIM guides: what to check before you buy, how to install one, and what the small print means.',
  feed: 'Atom feed',
  feedTitle: ({ siteName }: { siteName: string }) => `Blog · ${siteName}`,
  note: ({ date, minutes }: { date: string; minutes: number }) => `Updated ${date} · ${minutes} min read`,
  places: 'Compare plans',
  others: 'More to read',
};
