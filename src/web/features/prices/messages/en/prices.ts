import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

function placesOf(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country or territory', other: 'countries and territories' })}`;
}

/** What the same plan costs around the world. Amounts, days and prices arrive formatted. */
export const prices = {
  feedTitle: ({ place }: { place: PlaceForms }) =>
    `${place.isWorld ? 'Global eSIM' : `eSIM ${place.for}`}: price changes`,
  title: 'Travel eSIM prices around the world',
  description: ({ count }: { count: number }) =>
    `A price map of travel eSIMs: what a gigabyte costs in ${placesOf(count)}, the cheapest and most expensive, and how prices have changed.`,
  heading: 'Prices around the world',
  lead: ({ data, days }: { data: string; days: string }) =>
    `What a gigabyte costs in each country if you need ${data} for ${days}, using the cheapest plan, or several of it where that’s cheaper.`,
  empty: 'No plan of this type is listed at the moment, so there’s nothing to compare.',
  map: {
    label: ({ count }: { count: number }) =>
      `Map of the world: price per GB in ${placesOf(count)}. The table below shows the same prices.`,
    legend: 'Price per GB',
    tap: 'Tap a country to see its price.',
    plans: 'See plans',
    none: 'No plan',
    asTable: 'Show as a table',
  },
  ends: {
    heading: 'Cheapest and most expensive',
    lead: 'Countries and territories by price per GB. Choose one to see its plans.',
    cheapest: 'Cheapest',
    dearest: 'Most expensive',
  },
  moves: {
    heading: 'How prices have changed',
    lead: ({ days }: { days: string }) =>
      `How the lowest price has changed over the last ${days}, or since we began tracking it, among plans on sale throughout. A newer plan may cost less today.`,
    falls: 'Biggest drops',
    rises: 'Biggest rises',
    noFall: 'No price has dropped.',
    noRise: 'No price has risen.',
    none: 'No price changes yet. They appear here once we’ve tracked the same plans for a week.',
    line: ({ name, from, to }: { name: string; from: string; to: string }) => `${name}: from ${from} to ${to}`,
    fromTo: ({ from, to, since }: { from: string; to: string; since: string }) => `${from} → ${to} since ${since}`,
  },
  table: {
    heading: 'All countries',
    lead: 'The figures behind the map.',
    caption: ({ count }: { count: number }) => `${placesOf(count)} with a plan that fits`,
    all: ({ count }: { count: number }) => `All ${placesOf(count)}`,
    country: 'Country',
    perGb: 'Price per GB',
    basket: 'Total price',
    others: ({ data, days }: { data: string; days: string }) =>
      `Where no plan covers ${data} for ${days}, we show the lowest price of any plan and what it includes.`,
    change: 'Change',
    since: ({ date }: { date: string }) => `since ${date}`,
    sortBy: ({ column }: { column: string }) => `Sort by: ${column}`,
    unknown: 'unknown',
  },
  method: {
    heading: 'How we calculate these figures',
    basket: {
      question: 'Which plan is compared?',
      answer: ({ data, days, most, speed }: { data: string; days: string; most: number; speed: string }) =>
        `The one that gets you ${data} for ${days} at the lowest list price, which comes first in the country’s list. Several of the same plan count too, up to ${most}. It may be a local, regional or global plan. A daily plan counts as what it gives in ${days}. Unlimited plans count if they state their limits, and reduced speed counts from ${speed} up. Pay-as-you-go plans are left out because their rates aren’t stated.`,
    },
    perGb: {
      question: 'How is the price per GB calculated?',
      answer: ({ data }: { data: string }) =>
        `That cost divided by ${data}, even if the plan includes more. Prices in other currencies are converted and marked with ≈.`,
    },
    classes: {
      question: 'How are the map’s shades chosen?',
      answer:
        'Countries are sorted by price and split into up to five groups of about the same size. The limits between groups are rounded; a price on a limit belongs to the more expensive group.',
    },
    moves: {
      question: 'What does a price change compare?',
      answer: ({ window, plans }: { window: string; plans: number }) =>
        `We take today’s ${formatNumber(plans, 'en')} cheapest ${plural('en', plans, { one: 'plan', other: 'plans' })}, as many of each as the trip needs, and look back for as long as at least half were on sale without a break: a week at least, ${window} at most. For each day, we use the lowest list price among plans on sale throughout. Prices in other currencies are converted at today’s rates, so neither new plans nor exchange rates count as changes. The change compares today’s price with that of the first day, shown beside it. A plan added later may be cheaper today.`,
    },
  },
};
