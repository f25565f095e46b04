import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

function reports(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'price report', other: 'price reports' })}`;
}

function feeds(count: number): string {
  return plural('en', count, {
    one: 'the seller’s latest complete list',
    other: `the seller’s latest ${formatNumber(count, 'en')} complete lists`,
  });
}

/** How plans are compared. Every figure arrives formatted from the rules themselves. */
export const methodology = {
  title: 'How we rank eSIM plans',
  description:
    'The rules and figures behind our eSIM rankings: the price of the whole trip, ties, unlimited plans, ratings, outdated prices, affiliate links and corrections.',
  lead: 'These are the rules behind our lists. The figures on this page are the ones our lists use, so they always match.',
  order: {
    heading: 'How lists are sorted',
    lead: 'Unless you choose another order, plans are sorted for your trip in this sequence:',
    fits: {
      full: 'plans that cover the whole trip at full speed',
      slow: 'plans that cover it with part of the data at a reduced but usable speed',
      unknown:
        'plans whose sellers don’t give the details needed, or of which you’d need more than most travellers would want',
      short: 'plans that don’t fit the trip',
    },
    partial: ({ share }: { share: string }) =>
      `on a region’s page, plans that work in less than ${share} of its countries`,
    byCost: ({ plans }: { plans: string }) => `By the price of the whole trip: ${plans}.`,
    byPrice: ({ plans }: { plans: string }) => `By the list price of one plan: ${plans}.`,
    ties: ({ list }: { list: string }) => `If the amounts are equal, this decides: ${list}.`,
    sequence: ({ before, next }: { before: string; next: string }) => `${before}, then ${next}`,
    tieBreaks: {
      'fewer-plans': 'fewer plans',
      'full-speed': 'full speed before reduced speed',
      'ends-by-itself': 'a stated end without renewal',
      'longer-validity': 'longer validity',
      'more-data': 'more data',
      'older-entry': 'the plan we listed first',
    },
    others:
      'If you sort by price, price per GB, price per day, data, validity or rating, that figure comes first and ties are sorted as above. Plans without the figure come last.',
    unknown:
      'What a seller doesn’t say is shown as “not stated”, not as a no. If you require a feature, plans that don’t mention it are left out.',
  },
  cost: {
    heading: 'How we price the whole trip',
    several: ({ most, share }: { most: string; share: string }) =>
      `If a trip would need more than ${most} of the same plan, that plan is ranked with those that may not fit. If the cheapest choice takes several plans and a single plan costs up to ${share} more, or up to about a dollar more, we show that one too.`,
    paragraphs: [
      'If a plan is too short or too small, we count as many as you’d need, one after another: two 5 GB plans for 9 GB. Two daily plans at once don’t double the daily data. A plan that costs nothing is a free trial: one per trip.',
      'Promo prices count only if you include them and your trip meets their conditions. A seller’s own price in your currency is used as it is; any other price is converted and marked ≈.',
    ],
  },
  unlimited: {
    heading: 'What counts as “unlimited”',
    honest:
      'We recommend an unlimited plan only if it never cuts you off and states how it slows down: an allowance and the speed after it, or one top speed.',
    slow: ({ hours, speed, amount }: { hours: number; speed: string; amount: string }) =>
      `Data at reduced speed counts from ${speed} up, enough for maps, the web and standard-definition video: ${formatNumber(hours, 'en')} ${plural('en', hours, { one: 'hour', other: 'hours' })} of use a day, or ${amount}. We don’t count slower data.`,
    unknown: 'An unlimited plan that doesn’t state its limits ranks after all plans that are certain to fit.',
  },
  picks: {
    heading: 'Our top picks',
    lead: 'The picks above a list come from the plans in it and nothing else. A plan that wins twice is shown once.',
    cheapest:
      'Lowest price: always the first row of the list when it’s sorted by the whole trip. If that takes several plans and a single plan costs only a little more, we show that one too.',
    fewestWorries: ({
      rating,
      reviews,
      generation,
      hours,
      times,
    }: {
      rating: string;
      reviews: string;
      generation: string;
      hours: string;
      times: string;
    }) =>
      `Fewest worries: the lowest price for the whole trip among single plans that cover the trip at full speed, or at a speed that counts after their allowance. They allow a hotspot, name a network of ${generation} or better and say what happens once the data is used up, and nothing says that they check your ID, show ads, renew by themselves or are for a first order only. At least ${reviews} travellers have rated the seller, at ${rating} or higher on average (where no seller has that many reviews, ratings don’t count), the price was confirmed in the last ${hours} hours, and the trip costs at most ${times} times the cheapest. If no plan passes, there is no such answer.`,
    bestValue: ({ times }: { times: string }) =>
      `Best value: the lowest price for each GB you’d use, counting only single plans that last the whole trip at full speed. Data you’d get after the trip isn’t counted, nor is anything beyond ${times} times what you need.`,
    elsewhere: ({ share }: { share: string }) =>
      `If the second or third pick would be from a seller already shown, we show the best from another seller instead, as long as it costs at most ${share} more.`,
  },
  planner: {
    heading: 'Trips through several countries',
    lead: 'The trip planner prices each plan for the stops it would cover, by the rules above, and tries every combination of regional, global and single-country plans. Each stop uses one plan, or several of the same plan one after another. If the search has to be cut short, the result says so.',
    first: ({ price }: { price: string }) =>
      `Options that cover more days come first. After that, an option with more eSIMs comes first only if it saves more than ${price} for each extra one. The cheapest is always shown and labelled.`,
    noRate: 'Without an exchange rate between that amount and your currency, the cheapest option comes first.',
  },
  folded: {
    heading: 'Hidden plans',
    paragraphs: [
      'A plan is hidden if the same seller has another that costs no more, is at least as good in data, days, speed, countries, networks and every feature, and better in at least one of them; of two that are equal on every point, we show one. Hidden plans are counted below the list, and one click shows them. Plans from different sellers never hide each other.',
    ],
  },
  ratings: {
    heading: 'Seller ratings',
    formula: ({ weight }: { weight: string }) =>
      `When sellers are sorted by rating, each average is pulled towards the overall average, as if ${weight} average reviews were added to its own. A few glowing reviews can’t top the list. The rating you see is the plain average.`,
    fewest: ({ count }: { count: string }) =>
      `A seller needs at least ${count} reviews to appear in a best-rated list.`,
    moderation: 'Only reviews published here count. Moderators don’t see a review’s rating when they decide.',
  },
  fresh: {
    heading: 'How up to date prices are',
    stale: ({ days, runs }: { days: string; runs: number }) =>
      `Every price shows when it was last checked. It’s marked as not confirmed if that was more than ${days} ago, or if ${feeds(runs)} didn’t include the plan.`,
    withdrawn: ({ runs }: { runs: number }) => `A plan is removed from our lists if ${feeds(runs)} didn’t include it.`,
    history: ({ lowest, course }: { lowest: string; course: string }) =>
      `We show the lowest price of the last ${lowest} and a price history of up to ${course}. Past prices are never altered.`,
  },
  bounds: {
    heading: 'Prices we leave out',
    lead: 'Sellers’ lists contain mistakes, such as cents instead of dollars. We leave out these rows and report them to the site’s operator:',
    price: ({ lowest, highest }: { lowest: string; highest: string }) =>
      `a price below ${lowest} or above ${highest}, except for free trials and pay as you go;`,
    market: (facts: { refused: string; suspicious: string; plans: string; sellers: string }) =>
      `a price ${facts.refused} times higher or lower than the median for its type and place (from ${facts.suspicious} times, we only flag it for review), if there are at least ${facts.plans} plans from ${facts.sellers} sellers to compare with;`,
    further: ({ times, share }: { times: string; share: string }) =>
      `a price in a second currency that is more than ${times} times higher or lower than the list price at the day’s exchange rate, and a promo price above the list price or below ${share} of it; the plan itself stays;`,
    data: ({ amount }: { amount: string }) => `more than ${amount} a day, which no connection can carry.`,
    others: 'These are the default limits. A site’s operator can set others for its feeds.',
  },
  money: {
    heading: 'How we make money',
    paragraphs: [
      'An affiliate link leads to a seller and may earn the site’s operator a commission if you buy. Every affiliate link is labelled, for you and for search engines.',
      'What a link pays is not part of the data behind the order. The ranking code can’t read it, and an automated test changes every link and checks that no list changes.',
    ],
  },
  reviews: {
    heading: 'Reviews in numbers',
    counts: (counts: { received: string; published: string; rejected: string; removed: string }) =>
      `Received: ${counts.received}. Published: ${counts.published}. Not published: ${counts.rejected}. Taken down later: ${counts.removed}.`,
    more: 'See the reasons',
  },
  corrections: {
    heading: 'Corrections',
    lead: 'Mistakes we’ve corrected, latest first. Every plan has a link to report a mistake.',
    none: 'No corrections yet.',
    count: (counts: { corrections: number; reports: number }) =>
      `${formatNumber(counts.corrections, 'en')} ${plural('en', counts.corrections, { one: 'correction', other: 'corrections' })}, prompted by ${reports(counts.reports)}.`,
    wrong: 'What was wrong',
    done: 'What was done',
    reports: ({ count }: { count: number }) => `Prompted by ${reports(count)}.`,
  },
};
