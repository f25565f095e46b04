import { plural } from '#i18n/plural.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

/** Following the price of a trip: by feed, calendar or e-mail. Amounts, dates and trips arrive formatted. */
export const follow = {
  title: ({ place }: { place: PlaceForms }) => `Follow eSIM prices ${place.for}`,
  description: ({ place }: { place: PlaceForms }) =>
    `Hear when the cheapest travel eSIM for your trip ${place.to} changes: by feed reader, calendar or e-mail, without an account.`,
  heading: ({ place }: { place: PlaceForms }) => `Follow this eSIM price ${place.for}`,
  lead: 'Choose how you want to hear when the cheapest plan for this trip changes. You need no account.',
  trip: 'Your trip',
  filters: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'filter', other: 'filters' })}`,
  change: 'Change trip or filters',
  now: 'Cheapest now',
  none: 'No plan serves this trip at the moment. You will hear when there is one.',
  basis: 'List prices for the whole trip, in the currency you chose. Offers for new customers are left out.',
  feed: {
    heading: 'In a feed reader',
    text: 'Put this address into your feed reader. It holds an entry for every day on which the cheapest plan changed.',
    address: 'Address of the feed',
    open: 'Open the feed',
    name: ({ place, trip }: { place: PlaceForms; trip: string }) => `Cheapest eSIM ${place.for}, ${trip}`,
  },
  calendar: {
    heading: 'In your calendar',
    text: 'Subscribe to this address in your calendar. Changes of the price appear as all-day entries.',
    address: 'Address of the calendar',
    open: 'Open the calendar',
    travel: 'Date of travel',
    travelHint: 'With a date, the calendar also reminds you to buy three days before.',
    optional: 'optional',
    add: 'Add a reminder',
    wrongDate: 'Enter a date from today on, within the next two years.',
    reminder: ({ place }: { place: PlaceForms }) => `Buy an eSIM ${place.for}`,
    reminderText: ({ provider, cost }: { provider: string; cost: string }) =>
      `Cheapest for this trip when the calendar was last updated: ${provider}, ${cost}`,
  },
  mail: {
    heading: 'By e-mail',
    text: ({ percent }: { percent: number }) =>
      `We write to you when the price has fallen by at least ${percent}% since you were last told. At most one message a day.`,
    address: 'E-mail address',
    hint: 'Used for this alone. Every message has a link that deletes it.',
    submit: 'Send me a confirmation link',
    wrongAddress: 'Enter a complete e-mail address, such as name@example.org.',
    sent: 'Please look into your inbox. If the address is right and does not follow this trip yet, a message with a confirmation link is on its way. The link works for 48 hours.',
    kept: 'Done. You will get an e-mail when the price falls.',
  },
  keep: {
    heading: 'Confirm your e-mail address',
    text: ({ place, trip }: { place: PlaceForms; trip: string }) =>
      `You will get an e-mail when the cheapest plan for this trip becomes cheaper: ${place.name}, ${trip}. This holds for 12 months.`,
    submit: 'Confirm',
    over: 'This link no longer works',
    overText: 'It has been used already, or it has expired. Follow the price again to get a new one.',
  },
  stop: {
    heading: 'Stop e-mails about this price',
    text: 'Your address is deleted for this trip as soon as you press the button.',
    submit: 'Stop and delete my address',
    done: 'Your address is deleted',
    doneText: 'You will get no more e-mails about this trip.',
    wrong: 'This link is not complete',
    wrongText: 'Please open it from the e-mail again.',
  },
  moves: {
    heading: 'What changed lately',
    none: 'Nothing in the last 90 days.',
    cheaper: ({ provider, cost, before }: { provider: string; cost: string; before: string }) =>
      `Cheaper: ${provider}, ${cost} (before: ${before})`,
    dearer: ({ provider, cost, before }: { provider: string; cost: string; before: string }) =>
      `Dearer: ${provider}, ${cost} (before: ${before})`,
    seller: ({ provider, cost, former }: { provider: string; cost: string; former: string }) =>
      `Now from ${provider} instead of ${former}: ${cost}`,
    gone: ({ former, before }: { former: string; before: string }) =>
      `No plan for this trip any more (last: ${former}, ${before})`,
    offered: ({ provider, cost }: { provider: string; cost: string }) => `Available again: ${provider}, ${cost}`,
  },
  home: 'To the home page',
};
