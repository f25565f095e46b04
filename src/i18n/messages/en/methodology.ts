import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

function reports(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'price report', other: 'price reports' })}`;
}

function feeds(count: number): string {
  return plural('en', count, {
    one: 'the last complete list of its seller',
    other: `the last ${formatNumber(count, 'en')} complete lists of its seller`,
  });
}

/** How plans are compared. Every figure arrives formatted from the rules themselves. */
export const methodology = {
  title: 'How we compare and rank',
  description:
    'The rules and figures behind the order of eSIM plans here: cost of a trip, ties, unlimited plans, ratings, stale prices, paid links and corrections.',
  lead: 'These are the rules our lists are computed by. The figures on this page come from the same place the lists take them from, so the two cannot disagree.',
  order: {
    heading: 'The order of a list',
    lead: 'Unless you choose another order, plans are sorted for your trip, in this sequence:',
    fits: {
      full: 'plans that serve the whole trip at full speed',
      slow: 'plans that serve it with a part at a reduced but usable speed',
      unknown:
        'plans of which it is unclear: sellers leave open what decides it, or more of them would be needed than anybody wants to handle',
      short: 'plans that do not serve the trip',
    },
    partial: ({ share }: { share: string }) => `on the page of a region, plans for less than ${share} of the countries`,
    byCost: ({ plans }: { plans: string }) => `By what the whole trip costs: ${plans}.`,
    byPrice: ({ plans }: { plans: string }) => `By the list price of one plan: ${plans}.`,
    ties: ({ list }: { list: string }) => `Where the amount is equal, this decides: ${list}.`,
    sequence: ({ before, next }: { before: string; next: string }) => `${before}, then ${next}`,
    tieBreaks: {
      'fewer-plans': 'fewer plans',
      'full-speed': 'full speed before slow',
      'longer-validity': 'the longer validity',
      'more-data': 'more data',
      'older-entry': 'the older entry in our catalogue',
    },
    others:
      'If you sort by price, price per GB, price per day, data, validity or rating, that figure comes first and the order of your trip decides between equals. Figures we do not have come last.',
    unknown:
      'What a seller does not state is unknown. It is shown as “not stated”, not as a no. A must-have leaves out plans that do not state it.',
  },
  cost: {
    heading: 'What a trip costs',
    several: ({ most, share }: { most: string; share: string }) =>
      `A trip that would take more than ${most} of the same plan is no answer: that plan stands with the unclear ones. Where several plans win and a single one costs up to ${share} more, or up to about a dollar, the answer names it as well.`,
    paragraphs: [
      'A plan that is too short or too small is counted as often as your trip needs it, one after the other: 9 GB with 5 GB plans are two plans. A daily amount is not doubled by a second plan of the same kind. A plan that costs nothing is a trial and counts once.',
      'Promo prices count only when you switch them on, and only where your trip meets their conditions. A seller’s own price in your currency is used as it is; any other price is converted and marked ≈.',
    ],
  },
  unlimited: {
    heading: 'Unlimited, taken at its word',
    honest:
      'An unlimited plan is recommended only if it never cuts off and says how it slows down: an allowance and the speed after it, or one speed that is never exceeded.',
    slow: ({ hours, speed, amount }: { hours: number; speed: string; amount: string }) =>
      `Data at reduced speed counts from ${speed} on, enough for maps, the web and video in standard definition: ${formatNumber(hours, 'en')} busy hours a day, ${amount}. What a trip would need below that speed is not served.`,
    unknown: 'An unlimited plan without a word on its limits is listed as unclear, behind all plans that are certain.',
  },
  picks: {
    heading: 'The answers above a list',
    lead: 'They come from the plans of the list and nothing else. A plan that wins twice is named once.',
    cheapest:
      'Cheapest that fits: always the first row of the list in the order of your trip. Where that takes several plans and a single one costs a little more, the single one is named beside it.',
    bestValue: ({ share }: { share: string }) =>
      `Best value: the lowest price per GB among plans of which a single one serves the trip at full speed. Where that is the provider of the cheapest plan again, the best of another provider is named if it costs at most ${share} more per GB.`,
    unlimited: 'Unlimited: what costs the trip least among plans that never cut off and say how they slow down.',
  },
  planner: {
    heading: 'A trip through several countries',
    lead: 'The planner costs each plan for the stops it would serve, by the rules above, and tries every combination of regional, global and single-country plans. Each stop is served by one plan, or by several of the same one after the other. Where the search has to be cut short, the answer says so.',
    first: ({ price }: { price: string }) =>
      `Fewer days without data count first. Then a way with more eSIMs stands first only where it saves more than ${price} for each extra one. The cheapest way is always shown and named.`,
    noRate: 'Without an exchange rate between that amount and your currency, the cheapest way stands first.',
  },
  folded: {
    heading: 'Plans that are folded away',
    paragraphs: [
      'A plan is folded away when the same seller has another that costs no more, is at least as good in data, days, speed, countries, networks and every feature, and better in something; of two that are equal in all of it, one is shown. They are counted below the list and one press shows them. Plans of different sellers never hide each other.',
    ],
  },
  ratings: {
    heading: 'Ratings of providers',
    formula: ({ weight }: { weight: string }) =>
      `Where providers are ordered by rating, each mean is drawn towards the mean of all, as if ${weight} average reviews came to its own. A handful of praise does not lead a list. What is shown is the plain mean.`,
    fewest: ({ count }: { count: string }) => `Best-rated lists leave out providers with fewer than ${count} reviews.`,
    moderation: 'Only reviews published here count. Moderators do not see the rating of a review while they decide.',
  },
  fresh: {
    heading: 'How fresh a price is',
    stale: ({ days, runs }: { days: string; runs: number }) =>
      `Every price says when it was last seen. It is marked as not confirmed when that was more than ${days} ago, or when ${feeds(runs)} did not name the plan.`,
    withdrawn: ({ runs }: { runs: number }) => `A plan is taken out of the lists when ${feeds(runs)} did not name it.`,
    history: ({ lowest, course }: { lowest: string; course: string }) =>
      `“Lowest in” looks back ${lowest}, the course of a price ${course}. Prices of the past are never changed afterwards.`,
  },
  bounds: {
    heading: 'What we do not believe',
    lead: 'Sellers’ lists contain slips, such as cents for whole dollars. These rows are left out and reported to the operator:',
    price: ({ lowest, highest }: { lowest: string; highest: string }) =>
      `a price below ${lowest} or above ${highest}, free trials and pay as you go apart;`,
    market: (facts: { refused: string; suspicious: string; plans: string; sellers: string }) =>
      `a price ${facts.refused} times above or below the median of its kind and place (from ${facts.suspicious} times on it is only looked at), where at least ${facts.plans} plans of ${facts.sellers} sellers make a median;`,
    data: ({ amount }: { amount: string }) => `more than ${amount} a day, which no connection carries.`,
    others: 'These are the usual bounds. The operator of a site may set others for its feeds.',
  },
  money: {
    heading: 'How money is earned',
    paragraphs: [
      'A partner link leads to a seller and may earn the operator a commission when you buy. Every such link says so, and tells search engines too.',
      'What a link pays is not part of the data that order is computed from. The code that ranks cannot read it, and an automatic test changes every link and checks that no list changes with it.',
    ],
  },
  reviews: {
    heading: 'What became of reviews',
    counts: (counts: { received: string; published: string; rejected: string; removed: string }) =>
      `Received: ${counts.received}. Published: ${counts.published}. Not published: ${counts.rejected}. Taken down later: ${counts.removed}.`,
    more: 'With the reasons',
  },
  corrections: {
    heading: 'Corrections',
    lead: 'What was wrong here and has been put right, the latest first. Every plan has a link to report a wrong price.',
    none: 'No correction has been published yet.',
    count: (counts: { corrections: number; reports: number }) =>
      `${formatNumber(counts.corrections, 'en')} ${plural('en', counts.corrections, { one: 'correction', other: 'corrections' })}; ${reports(counts.reports)} led to them.`,
    wrong: 'What was wrong',
    done: 'What was done',
    reports: ({ count }: { count: number }) => `${reports(count)} led to it.`,
  },
};
