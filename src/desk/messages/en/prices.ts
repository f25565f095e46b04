import { plural } from '#i18n/plural.ts';

const many = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('en')} ${plural('en', count, { one, other })}`;

/** Words of Wrong prices. */
export const prices = {
  title: 'Wrong prices',
  tab: 'Prices',
  text: ({ reports, plans }: { reports: number; plans: number }) =>
    `${many(reports, 'report', 'reports')} about ${many(plans, 'plan', 'plans')}, most reports first`,
  list: 'Reported plans',
  rest: ({ count }: { count: number }) => `and ${many(count, 'more plan', 'more plans')}`,
  move: 'move',
  opens: 'opens the provider’s page',
  empty: { title: 'Nothing waits.', text: 'You are told by mail when visitors doubt a price.' },
  closed: 'No report about this plan is open.',
  facts: ({ id }: { id: number }) => `plan ${id}`,
  reports: ({ count, reason }: { count: number; reason: string }) => `${many(count, 'report', 'reports')} “${reason}”`,
  since: 'since',
  reasons: { 'wrong-price': 'wrong price', 'not-available': 'not sold any more', 'wrong-details': 'wrong details' },
  short: { 'wrong-price': '', 'not-available': ', not sold', 'wrong-details': ', wrong details' },
  see: 'Visitors see',
  hotspot: 'hotspot',
  hidden: 'It is hidden, or its feed no longer has it.',
  place: ({ place, total, where }: { place: string; total: number; where: string }) =>
    `${place} of ${total} for ${where}`,
  cheapest: ['cheapest', 'second cheapest', 'third cheapest'],
  placeAt: ({ place }: { place: number }) => `number ${place}`,
  folded: ({ total, where }: { total: number; where: string }) =>
    `behind another plan of its provider, of ${total} for ${where}`,
  stored: 'We stored',
  feed: 'Feed',
  lastStated: 'Last stated',
  sameSince: 'The same since',
  over: 'Laid over',
  nothing: 'nothing',
  pinned: ({ price }: { price: string }) => `pinned at ${price}`,
  hiddenPlan: 'hidden',
  corrected: 'corrected',
  next: 'Next run',
  unknown: 'not known',
  asks: 'The provider asks',
  open: ({ seller }: { seller: string }) => `Open at ${seller}`,
  noPage: 'Its feed names no page.',
  seen: 'Price you see there',
  currency: 'Currency',
  visitorsSaw: ({ price }: { price: string }) => `A visitor saw ${price}.`,
  sure: 'It is right, however far from ours',
  line: 'What visitors saw, 90 days',
  lineText: ({ price, reports }: { price: string; reports: number }) =>
    `Price as shown over 90 days, now ${price}; ${many(reports, 'report', 'reports')} on the line`,
  lineTable: 'Prices in words',
  until: 'Show it until',
  lastDay: 'Last day',
  show: 'Show this price',
  hide: 'Hide this plan',
  hideMeans: ({ count }: { count: number }) => `Visitors no longer see it. Closes ${many(count, 'report', 'reports')}.`,
  why: 'Why, for you alone',
  whyHidden: 'Not sold any more, says the provider',
  whySeen: 'seen at the provider',
  askOwner: 'Ask an owner to hide it. The reports stay open.',
  pins: ({ count }: { count: number }) =>
    `Pins the price, closes ${many(count, 'report', 'reports')}. A public correction can follow.`,
  right: 'The feed is right',
  rightMeans: ({ count }: { count: number }) =>
    `Closes ${many(count, 'report', 'reports')}. Nothing changes for visitors.`,
  cannotTell: 'Cannot tell, close',
  cannotTellMeans: ({ count }: { count: number }) =>
    `Closes ${many(count, 'report', 'reports')}. A new one opens the plan again.`,
  said: 'What they said:',
  noWords: 'A report holds no words and no address.',
  correction: 'Publish a correction',
} as const;
