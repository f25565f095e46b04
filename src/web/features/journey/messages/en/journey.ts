import { formatNumber } from '#i18n/format-number.ts';
import { isSingular, plural } from '#i18n/plural.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { formatList } from '#i18n/format-list.ts';

function esims(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'eSIM', other: 'eSIMs' })}`;
}

function upTo(count: number): string {
  return count === 1 ? 'a single eSIM' : `at most ${esims(count)}`;
}

function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${formatNumber(count, 'en')} times`;
}

/** The planner of trips through several countries. Amounts, days and prices arrive formatted, names as lists. */
export const journey = {
  title: 'Multi-country eSIM trip planner',
  description:
    'Find the cheapest eSIM plans for a trip through up to 12 countries: one regional plan, one for each country or a mix, with the full calculation.',
  heading: 'One trip, several countries',
  allDays: 'How long in all?',
  placed: ({ days }: { days: string }) => (isSingular(days, 'en') ? `${days} has a place` : `All ${days} have a place`),
  left: ({ days }: { days: string }) => `${days} left to place`,
  tooMany: ({ days }: { days: string }) => `${days} too many`,
  takeDays: ({ days }: { days: string }) => `Use ${days}`,
  near: ({ names }: { names: string }) => `near: ${names}`,
  across: ({ countries, borders }: { countries: number; borders: number }) =>
    `${formatNumber(countries, 'en')} ${plural('en', countries, { one: 'country', other: 'countries' })}${borders === 0 ? '' : `, ${formatNumber(borders, 'en')} ${plural('en', borders, { one: 'border', other: 'borders' })}`}`,
  route: 'Your route',
  stop: ({ number }: { number: number }) => `Stop ${formatNumber(number, 'en')}`,
  country: 'Country',
  countryOf: ({ number }: { number: number }) => `Country ${formatNumber(number, 'en')}`,
  daysAt: ({ name }: { name: string }) => `Days: ${name}`,
  plansAt: ({ name }: { name: string }) => `Plans: ${name}`,
  removeCountry: ({ name }: { name: string }) => `Remove ${name}`,
  move: ({ name, number, count }: { name: string; number: number; count: number }) =>
    `Move ${name}, stop ${formatNumber(number, 'en')} of ${formatNumber(count, 'en')}`,
  moved: ({ name, number }: { name: string; number: number }) => `${name} is now stop ${formatNumber(number, 'en')}`,
  up: 'Up',
  down: 'Down',
  dayLimit: ({ most }: { most: number }) => `Enter 1 to ${most} days.`,
  firstHint: ({ amount }: { amount: string }) =>
    `Then add more countries, up to 12. We plan ${amount} a day until you choose otherwise.`,
  gbLabel: 'Data for this stop (GB, optional)',
  gbHint: 'If you leave this empty, we plan 1 GB a day.',
  remove: ({ number }: { number: number }) => `Remove stop ${formatNumber(number, 'en')}`,
  add: 'Add a country',
  added: ({ number }: { number: number }) => `Stop ${formatNumber(number, 'en')} added`,
  removed: ({ number }: { number: number }) => `Stop ${formatNumber(number, 'en')} removed`,
  total: 'GB for the whole trip',
  totalRemark: 'optional',
  totalHint: 'Split across stops without their own amount, in proportion to their days.',
  problems: 'Correct the marked fields to see your options.',
  errors: {
    'place-missing': 'Enter a country or remove this stop.',
    'place-unknown': 'We have no plans for a country with this name. Choose one from the list.',
    days: 'Enter 1 to 365 days.',
    gb: 'Enter gigabytes, such as 3 or 0.5, or leave it empty.',
    'no-stop': 'Add at least one country.',
    'too-many-stops': 'You can add up to 12 stops. Split a longer trip in two.',
    'too-many-days': 'A trip can last up to 365 days. Shorten a stop or split the trip in two.',
    total: 'Enter gigabytes for the whole trip, such as 20, or leave it empty.',
    'total-too-small': 'Stops with their own amount leave nothing for the others. Enter more for the whole trip.',
  },
  empty: {
    heading: ({ names }: { names: string }) => `Example: ${names}`,
    example: 'See its plans and prices',
  },
  none: {
    heading: 'No plan we know of fits any of these stops',
    less: ({ hotspot }: { hotspot: boolean }) => `Try less data a day${hotspot ? ' or no hotspot' : ''}.`,
    pages: 'Each country’s page shows what’s available.',
  },
  ways: ({ count }: { count: number }) =>
    `${formatNumber(count, 'en')} ${plural('en', count, { one: 'option', other: 'options' })} for staying connected`,
  summary: ({ days, stops }: { days: string; stops: number }) =>
    `${days}, ${formatNumber(stops, 'en')} ${plural('en', stops, { one: 'stop', other: 'stops' })}`,
  names: {
    cheapest: ({ days, data }: { days: string; data: string | null }) =>
      `Lowest price for ${days}${data === null ? '' : ` and ${data}`}`,
    fewest: 'Fewest eSIMs',
    balanced: 'Best balance',
    fullSpeed: 'Full speed throughout',
    between: ({ count, price }: { count: number; price: string }) => `${esims(count)} fewer for ${price} more`,
    locals: 'A plan for each country',
  },
  failed: 'Couldn’t update the results. Check your connection and press the button again.',
  covers: ({ covered, total }: { covered: number; total: number }) =>
    `covers ${formatNumber(covered, 'en')} of ${formatNumber(total, 'en')} ${plural('en', total, { one: 'day', other: 'days' })}`,
  uncovered: ({
    places,
    hasPlans,
    covered,
    total,
  }: {
    places: readonly PlaceForms[];
    hasPlans: boolean;
    covered: number;
    total: number;
  }) => {
    const names = formatList(
      places.map((place) => place[hasPlans ? 'in' : 'the']),
      'en',
    );
    const days = `${formatNumber(covered, 'en')} of ${formatNumber(total, 'en')} ${plural('en', total, { one: 'day', other: 'days' })}`;
    return `No plan ${hasPlans ? 'fits this trip' : 'covers'} ${names}. ${days}:`;
  },
  slow: ({ amount, total }: { amount: string; total: string | null }) =>
    total === null ? `${amount} slow` : `${amount} of ${total} slow`,
  forAll: 'one eSIM for the whole trip',
  again: ({ count }: { count: number }) => `one eSIM, bought ${times(count)}`,
  several: ({ count, changes }: { count: number; changes: number }) =>
    changes === 0 ? esims(count) : `${esims(count)}, changed ${times(changes)}`,
  stopCount: ({ count }: { count: number }) =>
    `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })}`,
  unproven:
    'This trip has so many possible combinations that we calculated only the most promising. A slightly cheaper one may exist.',
  why: {
    heading: 'Why this option, and how it adds up',
    cheapest: 'No other combination of plans we know of costs less for these stops.',
    mostDays:
      'No other combination of plans we know of covers more days of this trip, and those that cover as many cost at least as much.',
    within: ({ count }: { count: number }) => `The lowest price for this trip with ${upTo(count)}.`,
    mostDaysWithin: ({ count }: { count: number }) =>
      `With ${upTo(count)}, no combination covers more days of this trip, and those that cover as many cost at least as much.`,
    fullSpeed: 'The cheapest combination of plans we know of that has all the data at full speed.',
    locals: 'The cheapest local plan for each country, without regional or global plans.',
    onlyOne: 'It’s both the cheapest option and the one with the fewest eSIMs.',
    rule: ({ price }: { price: string }) =>
      `Apart from the cheapest, an option with more eSIMs is shown only if it saves more than ${price} for each extra one or covers more days. One with all the data at full speed is shown where it costs at most that much more for each of its eSIMs.`,
  },
  ownSim: ({ country }: { country: string }) => `SIM from ${country}, nothing to install`,
  ownSimSum: 'How it adds up',
  sum: 'Total',
  usedFor: ({ places, days }: { places: readonly PlaceForms[]; days: string }) =>
    `For ${formatList(
      places.map(({ the }) => the),
      'en',
    )}: ${days}`,
  idle: ({ days }: { days: string }) => `The plan’s days keep counting while you’re not using it (${days}).`,
  onlyNew: ({ provider }: { provider: string }) =>
    `This price is for a first order at ${provider}, so it counts only once.`,
  dayRange: ({ from, to }: { from: number; to: number }) => (from === to ? `day ${from}` : `days ${from}–${to}`),
  nearMiss: ({ provider, price, place }: { provider: string; price: string; place: PlaceForms }) =>
    `One plan from ${provider} at ${price} works everywhere on this route except ${place.in}.`,
  method: {
    heading: 'How we calculate this',
    items: {
      order:
        'Stops follow one another; arrival and departure days count. Each stop uses one plan, or several of the same plan one after another.',
      first: 'Options that cover more days come first, then cheaper ones. The cheapest is always shown and labelled.',
      days: 'A plan’s days run from its first use, even while you’re somewhere else. If they run out, another of the same plan is added.',
      data: 'Fixed data is shared across all the stops a plan covers; daily data has to be enough for each stop on its own.',
      stated: 'Only plans that give the details needed are included. Slow data is treated as on the rest of this site.',
      topUp: 'If the seller doesn’t say a plan can be topped up, each extra plan counts as another eSIM.',
      offers: 'A price for a first order counts once per seller, and each plan is a separate order.',
    },
  },
  further: {
    heading: 'Going further?',
    text: ({ place }: { place: PlaceForms }) =>
      `Plan your trip ${place.to} and the countries after it: one regional plan, one for each country or a mix.`,
    link: 'Plan the whole trip',
  },
};
