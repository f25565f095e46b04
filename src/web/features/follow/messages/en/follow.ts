import { plural } from '#i18n/plural.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

function esimFor(place: PlaceForms): string {
  return place.isWorld ? 'global eSIM' : `eSIM ${place.for}`;
}

/** Following the price of a trip: by feed or email. Amounts, dates and trips arrive formatted. */
export const follow = {
  title: ({ place }: { place: PlaceForms }) =>
    place.isWorld ? 'Follow global eSIM prices' : `Follow eSIM prices ${place.for}`,
  description: ({ place }: { place: PlaceForms }) =>
    `eSIM price alerts: find out when the cheapest travel eSIM for your trip ${place.to} changes, by email or feed reader. No account needed.`,
  heading: ({ place }: { place: PlaceForms }) =>
    place.isWorld ? 'Follow the price of a global eSIM' : `Follow the price of an eSIM ${place.for}`,
  lead: 'Find out when the cheapest plan for this trip changes. No account needed.',
  trip: 'Your trip',
  filters: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'filter', other: 'filters' })}`,
  change: 'Change trip or filters',
  now: 'Cheapest now',
  none: 'No plan fits this trip at the moment. We’ll let you know when one does.',
  basis:
    'List prices for the whole trip, in the currency you chose. First-order prices work only once, so we don’t track them here: your first order may cost less.',
  /** Where the address names no destination. */
  choice: {
    heading: 'Which price do you want to follow?',
    lead: 'Choose a destination. We’ll show its lowest price and how to hear when it changes. No account needed.',
    label: 'Country or region',
    submit: 'Search',
    none: ({ query }: { query: string }) => `No destination matches “${query}”.`,
    popular: 'Most visited',
    found: 'Matches',
  },
  feed: {
    heading: 'In a feed reader',
    text: 'Add this address to your feed reader. It has one entry for each day the cheapest plan changed. No reader? Bookmark this page: it always shows today’s price.',
    open: 'Open the feed',
    name: ({ place, trip }: { place: PlaceForms; trip: string }) => `Cheapest ${esimFor(place)}, ${trip}`,
  },
  mail: {
    heading: 'By email',
    text: ({ percent }: { percent: number }) =>
      `We’ll email you when the price drops by at least ${percent}% since our last email. At most one email a day.`,
    address: 'Email address',
    hint: 'Used only for this. Every email has a link that deletes it.',
    submit: 'Send me a confirmation link',
    wrongAddress: 'Enter a complete email address, such as name@example.com.',
    sent: 'Check your inbox. If the address is correct and not already signed up for this trip, a confirmation link is on its way. It works for 48 hours.',
    kept: 'Done. We’ll email you when the price drops.',
  },
  keep: {
    heading: 'Confirm your email address',
    text: ({ place, trip }: { place: PlaceForms; trip: string }) =>
      `We’ll email you when the price of the cheapest plan for this trip drops: ${place.name}, ${trip}. This lasts for 12 months.`,
    submit: 'Confirm',
    over: 'This link no longer works',
    overText: 'It has already been used or has expired. Follow the price again to get a new one.',
  },
  stop: {
    heading: 'Stop emails about this price',
    text: 'We’ll delete your address for this trip as soon as you press the button.',
    submit: 'Stop and delete my address',
    done: 'Your address has been deleted',
    doneText: 'You won’t get any more emails about this trip.',
    wrong: 'This link is incomplete',
    wrongText: 'Please open it from the email again.',
  },
  moves: {
    heading: 'Recent changes',
    none: 'None in the last 90 days.',
    cheaper: ({ provider, cost, before }: { provider: string; cost: string; before: string }) =>
      `Cheaper: ${provider}, ${cost} (before: ${before})`,
    dearer: ({ provider, cost, before }: { provider: string; cost: string; before: string }) =>
      `More expensive: ${provider}, ${cost} (before: ${before})`,
    seller: ({ provider, cost, former }: { provider: string; cost: string; former: string }) =>
      `Now from ${provider} instead of ${former}: ${cost}`,
    gone: ({ former, before }: { former: string; before: string }) =>
      `No plan for this trip any more (last: ${former}, ${before})`,
    offered: ({ provider, cost }: { provider: string; cost: string }) => `Available again: ${provider}, ${cost}`,
  },
  home: 'Go to the home page',
};
