import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { formatList } from '#i18n/format-list.ts';

function esims(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'eSIM', other: 'eSIMs' })}`;
}

/** The planner of trips through several countries. Amounts, days and prices arrive formatted, names as lists. */
export const journey = {
  title: 'Trip planner for several countries',
  description:
    'The cheapest eSIM plans for a trip through up to 12 countries: one regional plan, one for each country or a mix, with every sum.',
  heading: 'One trip, several countries',
  lead: 'Add the countries in order. Regional, global and single-country plans are compared, alone and combined.',
  route: 'Your route',
  stop: ({ number }: { number: number }) => `Stop ${formatNumber(number, 'en')}`,
  country: 'Country',
  countryOf: ({ number }: { number: number }) => `Country ${formatNumber(number, 'en')}`,
  daysAt: ({ name }: { name: string }) => `Days: ${name}`,
  plansAt: ({ name }: { name: string }) => `Plans: ${name}`,
  removeCountry: ({ name }: { name: string }) => `Remove ${name}`,
  move: ({ name, number, count }: { name: string; number: number; count: number }) =>
    `Move ${name}, stop ${formatNumber(number, 'en')} of ${formatNumber(count, 'en')}`,
  moved: ({ name, number }: { name: string; number: number }) => `${name} is stop ${formatNumber(number, 'en')} now`,
  up: 'Up',
  down: 'Down',
  gbLabel: 'Data for this stop, GB (optional)',
  gbHint: 'Left empty, a stop is planned with 1 GB a day.',
  remove: ({ number }: { number: number }) => `Remove stop ${formatNumber(number, 'en')}`,
  add: 'Add a country',
  added: ({ number }: { number: number }) => `Stop ${formatNumber(number, 'en')} added`,
  removed: ({ number }: { number: number }) => `Stop ${formatNumber(number, 'en')} removed`,
  total: 'GB for the whole trip',
  totalRemark: 'optional',
  totalHint: 'Shared by days among the stops without an amount of their own.',
  submit: 'Find the cheapest way',
  problems: 'Nothing has been calculated yet. Please correct what is marked.',
  errors: {
    'place-missing': 'Enter a country or remove this stop.',
    'place-unknown': 'We know no plans for a country of this name. Choose one from the list.',
    days: 'Enter 1 to 365 days.',
    gb: 'Enter gigabytes, such as 3 or 0.5, or leave it empty.',
    'no-stop': 'Add at least one country.',
    'too-many-stops': 'At most 12 stops can be calculated exactly. Split a longer trip in two.',
    'too-many-days': 'At most 365 days in all. Shorten a stop or split the trip in two.',
    total: 'Enter gigabytes for the whole trip, such as 20, or leave it empty.',
    'total-too-small': 'The stops with their own amount leave nothing for the others. Enter more for the whole trip.',
  },
  empty: {
    heading: 'What you will see',
    text: 'The cheapest combination and what fewer eSIMs would cost, the best balance first, each with a calendar of your trip and every sum behind it.',
    example: 'See an example',
  },
  none: {
    heading: 'No plan we know serves any of these stops',
    text: 'Less data a day or no hotspot brings plans back. The pages of the countries show what there is.',
  },
  ways: ({ count }: { count: number }) =>
    `${formatNumber(count, 'en')} ${plural('en', count, { one: 'way', other: 'ways' })} to stay connected`,
  summary: ({ days, stops }: { days: string; stops: number }) =>
    `${days}, ${formatNumber(stops, 'en')} ${plural('en', stops, { one: 'stop', other: 'stops' })}`,
  names: {
    cheapest: 'Cheapest',
    fewest: 'Fewest eSIMs',
    balanced: 'Best balance',
    between: 'In between',
    locals: 'A plan for each country',
  },
  failed: 'The answer could not be updated. Check your connection and press the button again.',
  wholeTrip: ({ count }: { count: number }) => `whole trip, ${esims(count)}`,
  stopCount: ({ count }: { count: number }) =>
    `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })}`,
  less: ({ amount, count }: { amount: string; count: number }) => `${amount} less than with ${esims(count)}`,
  more: ({ amount, count }: { amount: string; count: number }) =>
    `${amount} more than the cheapest way, which takes ${esims(count)}`,
  gap: ({ places }: { places: readonly PlaceForms[] }) =>
    `No data ${formatList(
      places.map((place) => place.in),
      'en',
    )}: no plan in this way serves it.`,
  unproven:
    'This trip has so many possible combinations that only the likeliest were calculated. A slightly cheaper one may exist.',
  why: {
    heading: 'Why this, and how it adds up',
    cheapest: 'No other combination of the plans we know costs less for these stops.',
    mostDays:
      'No other combination of the plans we know serves more days of this trip, and none that serves as many costs less.',
    within: ({ count }: { count: number }) => `The least that this trip costs with at most ${esims(count)}.`,
    mostDaysWithin: ({ count }: { count: number }) =>
      `With at most ${esims(count)}, no combination serves more days of this trip, and none that serves as many costs less.`,
    locals: 'The cheapest plan of its own for each country, without regional and global ones.',
    onlyOne: 'It is both the cheapest way and the one with the fewest eSIMs.',
    rule: ({ price }: { price: string }) =>
      `A way with more eSIMs stands first only where it saves more than ${price} for each extra one.`,
  },
  sum: 'Together',
  usedFor: ({ places, days }: { places: readonly PlaceForms[]; days: string }) =>
    `For ${formatList(
      places.map(({ the }) => the),
      'en',
    )}: ${days}`,
  idle: ({ days }: { days: string }) => `Its days run on while it is not used (${days}).`,
  onlyNew: ({ provider }: { provider: string }) =>
    `This price is for new customers of ${provider}, so it is counted once for this seller.`,
  dayRange: ({ from, to }: { from: number; to: number }) => (from === to ? `day ${from}` : `days ${from}–${to}`),
  chart: {
    table: 'Calendar as a table',
    days: 'Days',
    stop: 'Stop',
    plan: 'Plan',
    none: 'no data',
  },
  nearMiss: ({ provider, price, place }: { provider: string; price: string; place: PlaceForms }) =>
    `One plan of ${provider} at ${price} works everywhere on this route but ${place.in}.`,
  method: {
    heading: 'How this is calculated',
    items: {
      order:
        'Stops follow each other; arrival and departure days count. Each stop is served by one plan, or by several of the same one after the other.',
      first: 'Fewer days without data count first, then the cost. The cheapest way is always shown and named.',
      days: 'The days of a plan run on from its first use, also while you are somewhere else. If they end, another one of the same plan is counted.',
      data: 'Data of a plan for its whole validity is shared by all stops it serves; an amount a day has to do for each stop by itself.',
      stated:
        'Only plans that state what decides it are counted. Slow data after an allowance counts as on every page of this site.',
      topUp: 'Where the seller does not say that a plan can be topped up, each further one counts as another eSIM.',
      offers: 'An offer for new customers counts once a seller, and each plan is an order of its own.',
    },
  },
  further: {
    heading: 'Going further?',
    text: ({ place }: { place: PlaceForms }) =>
      `Plan your trip ${place.to} together with the countries after it: one regional plan, one for each country or a mix.`,
    link: 'Plan the whole trip',
  },
};
