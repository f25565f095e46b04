import { fitLength, shownLength } from '#i18n/fit-length.ts';
import { formatList } from '#i18n/format-list.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

function plans(count: number): string {
  return `${formatNumber(count, 'en')} eSIM ${plural('en', count, { one: 'plan', other: 'plans' })}`;
}

function shortPlans(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'plan', other: 'plans' })}`;
}

function providers(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'seller', other: 'sellers' })}`;
}

function countries(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })}`;
}

interface Shares {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
}

interface Verbs {
  readonly one: string;
  readonly other: string;
}

const silent: Verbs = { one: 'doesn’t say', other: 'don’t say' };

/** `120 plans allow it, 30 don’t, and 12 don’t say.` What no plan does is left out. */
function tell(groups: readonly (readonly [number, Verbs])[]): string {
  const clauses = groups
    .filter(([count]) => count > 0)
    .map(([count, verbs], index) => {
      const subject = index === 0 ? shortPlans(count) : formatNumber(count, 'en');
      return `${subject} ${plural('en', count, verbs)}`;
    });
  return clauses.length === 0 ? 'No plans are listed here.' : `${formatList(clauses, 'en')}.`;
}

function shares({ yes, no, unknown }: Shares, verbs: { yes: Verbs; no: Verbs }): string {
  // "Don’t" alone has nothing to refer to.
  const not = yes > 0 ? { one: 'doesn’t', other: 'don’t' } : verbs.no;
  return tell([
    [yes, verbs.yes],
    [no, not],
    [unknown, silent],
  ]);
}

/** `12 are the providers’ own; 3 are converted and marked as estimates.` */
function origins({ own, converted }: { own: number; converted: number }): string {
  const ownPrices = plural('en', own, { one: 'is a seller’s own price', other: 'are the sellers’ own prices' });
  const estimates = plural('en', converted, {
    one: 'is converted and marked as an estimate',
    other: 'are converted and marked as estimates',
  });
  const clauses = [
    ...(own > 0 ? [`${formatNumber(own, 'en')} ${ownPrices}`] : []),
    ...(converted > 0 ? [`${formatNumber(converted, 'en')} ${estimates}`] : []),
  ];
  return clauses.length === 0 ? '' : ` ${clauses.join('; ')}.`;
}

export const destination = {
  /** @param name of the place, or of the chosen part of it; `isWorld`: as in `PlaceForms` */
  title: ({ name, isWorld }: { name: string; isWorld: boolean }) => {
    const what = `${isWorld ? 'Global' : name} eSIM`;
    return fitLength(shownLength.title, [`${what}: plans and prices compared`, `${what} plans compared`, what]);
  },
  /** Of the second page on. */
  titleOfPage: ({ title, page }: { title: string; page: number }) => `${title}, page ${formatNumber(page, 'en')}`,
  description: (facts: {
    place: PlaceForms;
    plans: number;
    providers: number;
    amount: string;
    price: string | null;
  }) => {
    const offers = `${facts.place.isWorld ? 'Worldwide' : facts.place.name} eSIM: ${plans(facts.plans)} from ${providers(facts.providers)}${
      facts.price === null ? '' : `, ${facts.amount} starting at ${facts.price}`
    }.`;
    return fitLength(shownLength.description, [
      `${offers} Compare speeds, networks, price per GB and what your trip costs.`,
      `${offers} Compare networks and price per GB.`,
      offers,
    ]);
  },
  market: {
    heading: 'Prices here',
    history: ({ trip, days }: { trip: string; days: string }) => `Lowest price for ${trip} over the last ${days}`,
    down: ({ percent, since }: { percent: string; since: string }) => `Down ${percent} since ${since}`,
    up: ({ percent, since }: { percent: string; since: string }) => `Up ${percent} since ${since}`,
    same: ({ since }: { since: string }) => `Same as on ${since}`,
    within: ({ percent, since }: { percent: string; since: string }) => `Within ${percent} of the price on ${since}`,
    historyLabel: (prices: { from: string; highest: string; now: string }) =>
      `Started at ${prices.from}, peaked at ${prices.highest}, now ${prices.now}`,
  },
  method: {
    heading: 'How this list is sorted',
    cost: 'By what your whole trip costs. If a plan is too short or too small, we count as many as you’d need.',
    fit: 'Plans that fit the trip come first: at full speed, or with part of the data at a reduced but usable speed. Next come plans whose sellers don’t give the details needed, and last those that don’t fit, by list price.',
    partial: ({ share }: { share: string }) =>
      `Plans that work in less than ${share} of the countries come after those that fit the trip or may fit it.`,
    slow: ({ hours, speed, amount }: { hours: number; speed: string; amount: string }) =>
      `Slow data counts if it runs at ${speed} or faster. We assume ${formatNumber(hours, 'en')} ${plural('en', hours, { one: 'hour', other: 'hours' })} of use a day: ${amount}.`,
    unknown: 'What a seller doesn’t say is shown as not stated, never as a no.',
    ties: 'At equal cost, fewer plans come first, then full speed, then longer validity, then more data, then the plan we listed first.',
    promo: 'Promo prices count only if you include them and this trip meets their conditions.',
    folded:
      'A plan is hidden, and counted below the list, if the same seller has another that’s as good or better on every point.',
    commission: 'We may earn a commission on affiliate links. What they pay is not part of the data behind this order.',
    more: 'More about how we compare',
  },
  regional: {
    heading: ({ place }: { place: PlaceForms }) => `Regional plans that cover ${place.the}`,
    lead: 'Worth a look if you’re also visiting a neighbouring country.',
    world: 'Global',
    unnamed: 'Multi-country',
    countries: ({ count }: { count: number }) => countries(count),
    covers: ({ names }: { names: string }) => `Neighbours covered: ${names}`,
    missing: ({ names }: { names: string }) => `Neighbours not covered: ${names}`,
    others: ({ count }: { count: number }) => `${formatNumber(count, 'en')} more`,
    goLabel: ({ go, place, isPaid }: { go: string; place: string; isPaid: boolean }) =>
      `${go}: ${place} plan (${isPaid ? 'affiliate link, ' : ''}new tab)`,
  },
  networks: {
    heading: ({ place }: { place: PlaceForms }) => `Networks ${place.in}`,
    lead: 'The networks sellers list for their plans.',
    columns: { network: 'Network', generation: 'Up to', plans: 'Plans', providers: 'Sellers', from: 'From' },
    notStated: 'not stated',
    unnamed: ({ count }: { count: number }) =>
      `${shortPlans(count)} ${plural('en', count, { one: 'doesn’t', other: 'don’t' })} name a network.`,
    all: ({ count }: { count: number }) =>
      `Show all ${formatNumber(count, 'en')} ${plural('en', count, { one: 'network', other: 'networks' })}`,
  },
  /** What "from" prices mean; `basket` is `5 GB for 7 days`. */
  priceNote: ({ basket }: { basket: string }) => `Lowest price of ${basket}, unless another amount is shown.`,
  allProviders: ({ count }: { count: number }) => `All ${providers(count)}, by name`,
  reviews: {
    heading: ({ place }: { place: PlaceForms }) => `Reviews from travellers ${place.to}`,
    headingWorld: 'Reviews from travellers',
    empty: ({ place }: { place: PlaceForms }) =>
      `No reviews from travellers ${place.to} yet. We publish reviews once we’ve read them.`,
    emptyWorld: 'No reviews yet. We publish reviews once we’ve read them.',
    all: 'All reviews',
  },
  questions: {
    heading: ({ place }: { place: PlaceForms }) =>
      place.isWorld ? 'Questions about global eSIMs' : `Questions about eSIMs ${place.for}`,
    lead: 'Answered from the plans on this page.',
    network: {
      question: ({ place }: { place: PlaceForms }) => `Which networks do eSIMs use ${place.in}?`,
      answer: ({ names }: { names: string }) => `Sellers list ${names}.`,
      most: ({ name, count }: { name: string; count: number }) =>
        `${name} is listed most often (${shortPlans(count)}).`,
      /** At least two. */
      mostShared: ({ names, count }: { names: string; count: number }) =>
        `${names} are listed most often (${shortPlans(count)} each).`,
      none: 'No seller lists a network for its plans here.',
      unmeasured: 'We don’t measure coverage or speed ourselves.',
    },
    data: {
      question: ({ days }: { days: string }) => `How much data do I need for ${days}?`,
      answer: ({ light, medium, heavy }: { light: string; medium: string; heavy: string }) =>
        `About ${light} for maps and messages, ${medium} with social media and some video, ${heavy} with an hour of video and a laptop every day.`,
    },
    unlimited: {
      question: 'What is the cheapest unlimited plan?',
      answer: ({ price, provider, days, plan }: { price: string; provider: string; days: string; plan: string }) =>
        `${provider} has the cheapest plan that never cuts you off and states its reduced speed: ${price} for ${days} (${plan}).`,
      none: 'No unlimited plan here keeps you connected throughout and states its reduced speed.',
      noneServes: ({ count }: { count: number }) =>
        `${shortPlans(count)} never ${plural('en', count, { one: 'cuts you off and states its reduced speed, but it doesn’t', other: 'cut you off and state their reduced speed, but none of them' })} ${plural('en', count, { one: 'fit', other: 'fits' })} this trip at a known price with these choices.`,
    },
    start: {
      question: 'How are a plan’s days counted?',
      answer: (counts: { hours: number; calendar: number; unknown: number }) =>
        tell([
          [counts.hours, { one: 'counts days in 24-hour periods', other: 'count days in 24-hour periods' }],
          [counts.calendar, { one: 'counts by the calendar', other: 'count by the calendar' }],
          [counts.unknown, silent],
        ]),
      hint: 'With calendar days, day one ends at midnight, so start these plans in the morning.',
    },
    hotspot: {
      question: 'Can I share the connection with a laptop?',
      answer: (counts: Shares) =>
        shares(counts, {
          yes: { one: 'allows hotspot', other: 'allow hotspot' },
          no: { one: 'doesn’t allow hotspot', other: 'don’t allow hotspot' },
        }),
    },
    phone: {
      question: 'Do I get a phone number?',
      answer: (counts: Shares) =>
        shares(counts, {
          yes: { one: 'comes with a number', other: 'come with a number' },
          no: { one: 'comes without a number', other: 'come without a number' },
        }),
      hint: 'Your own number stays on your SIM for calls and SMS codes.',
    },
    identity: {
      question: 'Do I have to show an ID?',
      answer: (counts: Shares) =>
        shares(counts, {
          yes: { one: 'requires an ID check', other: 'require an ID check' },
          no: { one: 'doesn’t require an ID check', other: 'don’t require an ID check' },
        }),
    },
    currency: {
      question: 'Which currency are these prices in?',
      /** @param currency its code; `name`: its plural, as in “in euros” */
      answer: (counts: { own: number; converted: number; unconverted: number; currency: string; name: string }) =>
        `All prices ${counts.unconverted > 0 ? `but ${formatNumber(counts.unconverted, 'en')} ` : ''}are shown in ${counts.name} (${counts.currency}).${origins(counts)}`,
      rates: ({ date }: { date: string }) => `Exchange rates of ${date}.`,
      ratesBetween: ({ from, to }: { from: string; to: string }) => `Exchange rates of ${from} to ${to}.`,
      unconverted: ({ count }: { count: number }) =>
        `${plural('en', count, { one: 'The price of 1 plan', other: `The prices of ${shortPlans(count)}` })} can’t be converted and ${plural('en', count, { one: 'stays in its', other: 'stay in their' })} own currency.`,
    },
  },
  neighboursHeading: ({ region }: { region: PlaceForms }) => `More destinations ${region.in}`,
};
