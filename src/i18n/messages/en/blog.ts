import { plural } from '#i18n/plural.ts';

/** Around the articles; what they say is in `content/blog/`. */
export const blog = {
  description: 'Guides to travel eSIMs: what to check before you buy, and what the small print means.',
  feed: 'Atom feed',
  feedTitle: ({ siteName }: { siteName: string }) => `Blog - ${siteName}`,
  note: ({ date, minutes }: { date: string; minutes: number }) =>
    `Updated ${date} · ${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })} to read`,
  places: 'Compare plans',
  others: 'More to read',
};
