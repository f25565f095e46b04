import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

function placesOf(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country or territory', other: 'countries and territories' })}`;
}

/** What the same plan costs around the world. Amounts, days and prices arrive formatted. */
export const prices = {
  title: 'What travel data costs around the world',
  description: ({ count }: { count: number }) =>
    `A price map of travel eSIMs: what a gigabyte costs in ${placesOf(count)}, the cheapest and the dearest, and where prices have moved.`,
  heading: 'Prices around the world',
  lead: ({ data, days }: { data: string; days: string }) =>
    `What each gigabyte costs if you need ${data} for ${days}: by the cheapest plan of each country, bought several times where that costs least, in your currency.`,
  empty: 'No plan of this kind is listed at the moment, so there is nothing to compare.',
  map: {
    label: ({ count }: { count: number }) =>
      `Map of the world: price per GB in ${placesOf(count)}. The table below says the same.`,
    legend: 'Price per GB',
    tap: 'Tap a country to see its price.',
    plans: 'See plans',
    none: 'No such plan',
    asTable: 'The same as a table',
  },
  ends: {
    heading: 'Cheapest and dearest',
    lead: 'Countries and territories by the price of a gigabyte. Each leads to the plans behind it.',
    cheapest: 'Cheapest',
    dearest: 'Dearest',
  },
  moves: {
    heading: 'Where prices have moved',
    lead: ({ days }: { days: string }) =>
      `How the lowest price of today’s cheapest plans went, over ${days} at most. Only plans that were offered the whole time count.`,
    falls: 'Fallen most',
    rises: 'Risen most',
    noFall: 'Nothing has become cheaper.',
    noRise: 'Nothing has become dearer.',
    none: 'No price move is known yet. Prices are noted each time they are looked at; moves show here once the same plans have been followed for a week.',
    line: ({ name, from, to }: { name: string; from: string; to: string }) => `${name}: from ${from} to ${to}`,
    fromTo: ({ from, to, since }: { from: string; to: string; since: string }) => `${from} → ${to} since ${since}`,
  },
  table: {
    heading: 'All countries',
    lead: 'The figures of the map.',
    caption: ({ count }: { count: number }) => `${placesOf(count)} with a plan that fits`,
    country: 'Country',
    perGb: 'Price per GB',
    basket: 'Whole trip',
    others: ({ data, days }: { data: string; days: string }) =>
      `Where no plan covers ${data} for ${days}, the lowest price of any plan stands with what it buys.`,
    change: 'Change',
    since: ({ date }: { date: string }) => `since ${date}`,
    sortBy: ({ column }: { column: string }) => `Sort by: ${column}`,
    unknown: 'not known',
  },
  method: {
    heading: 'How these figures come about',
    basket: {
      question: 'Which plan is compared?',
      answer: ({ data, days, most, speed }: { data: string; days: string; most: number; speed: string }) =>
        `The plan with which ${data} for ${days} cost least at list prices, the first one in the list of the country. Several of one plan count too, up to ${most}. It may be a local, a regional or a global plan. Daily allowances count with what they give in ${days}. Unlimited plans count where they state their limits, and slower data from ${speed} on. Pay-as-you-go plans are left out, because what a use costs is not stated.`,
    },
    perGb: {
      question: 'How is the price per GB worked out?',
      answer: ({ data }: { data: string }) =>
        `That cost divided by ${data}, whatever the plan holds beyond it. Prices in other currencies are converted and marked with ≈.`,
    },
    classes: {
      question: 'How are the shades of the map chosen?',
      answer:
        'Countries are sorted by price and cut into up to five groups of about the same size. The borders between them are rounded; a price on a border counts in the dearer group.',
    },
    moves: {
      question: 'What does a move compare?',
      answer: ({ window, plans }: { window: string; plans: number }) =>
        `We follow the ${plans} plans that are cheapest today, each as many times as the trip takes, as far back as at least half of them were offered without a break: a week at least, ${window} at most. For each day we take the lowest cost of those that were there the whole time, at list prices in your currency or converted at today’s rates, so that neither a new plan nor an exchange rate moves anything. A move is their cost today against that of the first day, which stands beside it. A plan that came later may be cheaper today.`,
    },
  },
};
