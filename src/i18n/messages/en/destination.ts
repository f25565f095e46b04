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
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'provider', other: 'providers' })}`;
}

function countries(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })}`;
}

interface Shares {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
}

/** `120 plans allow it, 30 do not, and 12 do not say.` */
function shares({ yes, no, unknown }: Shares, verbs: { one: string; other: string }): string {
  const verb = plural('en', yes, verbs);
  const silent = plural('en', unknown, { one: 'does not say', other: 'do not say' });
  return `${shortPlans(yes)} ${verb}, ${formatNumber(no, 'en')} ${plural('en', no, { one: 'does not', other: 'do not' })}, and ${formatNumber(unknown, 'en')} ${silent}.`;
}

export const destination = {
  /** @param name of the place, with the chosen part of it; `isWorld`: as in `PlaceForms` */
  title: ({ name, isWorld }: { name: string; isWorld: boolean }) =>
    `${isWorld ? 'Global' : name} eSIM: plans and prices compared`,
  /** Added to the title from the second page on. */
  titleOfPage: ({ title, page }: { title: string; page: number }) => `${title}, page ${formatNumber(page, 'en')}`,
  description: (facts: { place: PlaceForms; plans: number; providers: number; amount: string; price: string | null }) =>
    `${facts.place.isWorld ? 'Worldwide' : facts.place.name}: ${plans(facts.plans)} from ${providers(facts.providers)}${
      facts.price === null ? '' : `, ${facts.amount} from ${facts.price}`
    }. See what your trip costs with each: data, days, speed limits, networks and price per GB.`,
  sections: {
    label: 'On this page',
    trip: 'Your trip',
    plans: 'Plans',
    market: 'Prices',
    regional: 'Regional',
    networks: 'Networks',
    providers: 'Providers',
    reviews: 'Reviews',
    questions: 'Questions',
  },
  market: {
    heading: 'The market at a glance',
    from: 'From',
    bestValue: 'Best value',
    typical: 'Typical 10 GB',
    unlimited: 'Unlimited from',
    widest: 'Widest coverage',
    history: ({ days }: { days: string }) => `Today’s cheapest 10 GB, ${days}`,
    aDay: '/day',
    median: ({ count }: { count: number }) => `median of ${shortPlans(count)}`,
    countries: ({ count }: { count: number }) => countries(count),
    widestFrom: (facts: { amount: string; price: string; count: number }) =>
      `${facts.amount} from ${facts.price}, ${shortPlans(facts.count)}`,
    noPrice: 'No price can be converted',
    noData: 'No plan states its data at a price we can convert',
    noTypical: 'No plan of this size at a price we can convert',
    noUnlimited: 'No unlimited plan states all its limits and a price per day',
    noWidest: 'No coverage stated',
    down: ({ percent, since }: { percent: string; since: string }) => `Down ${percent} since ${since}`,
    up: ({ percent, since }: { percent: string; since: string }) => `Up ${percent} since ${since}`,
    same: ({ since }: { since: string }) => `Same as at the start (${since})`,
    within: ({ percent, since }: { percent: string; since: string }) => `Within ${percent} of the start (${since})`,
    historyLabel: (prices: { from: string; highest: string; now: string }) =>
      `From ${prices.from}, highest ${prices.highest}, now ${prices.now}`,
    noHistory: 'No trend yet: too few plans followed for a week',
  },
  plot: {
    heading: 'Price against data',
    label: ({ count, place }: { count: number; place: PlaceForms }) =>
      `Price against data for ${shortPlans(count)} ${place.for}. The line marks the lowest list price for at least that much data.`,
    fits: 'One plan fits your trip',
    small: 'Too small, or does not fit',
    lowest: 'Lowest list price',
    leftOut: ({ count, price }: { count: number; price: string }) =>
      `${shortPlans(count)} over ${price} ${plural('en', count, { one: 'is', other: 'are' })} left out.`,
    table: 'Show as table',
    caption: 'Lowest list price for at least this much data',
    point: (facts: { data: string; price: string; provider: string; days: string }) =>
      `${facts.data}: ${facts.price}, ${facts.provider}, ${facts.days}`,
    slider: 'Lowest list price by amount of data',
    columns: { data: 'At least', price: 'List price', provider: 'Provider', valid: 'Valid' },
    empty: 'No picture for these choices: fewer than two plans are the cheapest for their amount of data.',
  },
  method: {
    heading: 'How this list is ordered',
    cost: 'By what your whole trip costs. A plan that is too short or too small is counted as often as the trip needs it.',
    fit: 'Plans that serve the trip come first: at full speed, or with a part at a reduced but usable speed. After them come plans of which it is unclear, and last those that do not serve it, by list price.',
    partial: ({ share }: { share: string }) =>
      `Plans that work in less than ${share} of the countries come after those that serve the trip or may serve it.`,
    slow: ({ hours, speed, amount }: { hours: number; speed: string; amount: string }) =>
      `Slow data counts from ${speed} on, for ${formatNumber(hours, 'en')} hours online a day: ${amount}.`,
    unknown: 'What a seller does not state is unknown, and shown as unknown, never as a no.',
    ties: 'At equal cost fewer plans come first, then full speed, then the longer validity, then more data, then the older entry.',
    promo: 'Promo prices count only when the switch is on, and only where this trip meets their conditions.',
    folded:
      'A plan is folded away, and counted below the list, where another of the same seller is at least as good in everything.',
    commission:
      'Links marked as paid may earn us a commission. What they pay is not part of the data this order is computed from.',
    more: 'More about how we compare',
  },
  regional: {
    heading: ({ place }: { place: PlaceForms }) => `Regional plans that cover ${place.the}`,
    lead: 'Worth a look if you also visit a neighbour.',
    world: 'World',
    unnamed: 'Several countries',
    countries: ({ count }: { count: number }) => countries(count),
    covers: ({ names }: { names: string }) => `Also covers ${names}`,
    missing: ({ names }: { names: string }) => `Not covered: ${names}`,
    others: ({ count }: { count: number }) => `${formatNumber(count, 'en')} more`,
    goLabel: ({ go, place, isPaid }: { go: string; place: string; isPaid: boolean }) =>
      `${go}: ${place} plan (${isPaid ? 'paid link, ' : ''}new tab)`,
  },
  networks: {
    heading: ({ place }: { place: PlaceForms }) => `Networks ${place.in}`,
    lead: 'The networks that sellers name for their plans.',
    columns: { network: 'Network', generation: 'Up to', plans: 'Plans', providers: 'Providers', from: 'From' },
    notStated: 'not stated',
    unnamed: ({ count }: { count: number }) =>
      `${shortPlans(count)} ${plural('en', count, { one: 'does', other: 'do' })} not name a network.`,
    all: ({ count }: { count: number }) => `Show all ${formatNumber(count, 'en')} networks`,
  },
  /** What "from" prices mean; `basket` is `5 GB for 7 days`. */
  priceNote: ({ basket }: { basket: string }) => `Lowest price of ${basket}, unless another amount is named.`,
  providersHeading: ({ place }: { place: PlaceForms }) =>
    place.isWorld ? 'Providers of global plans' : `Providers ${place.for}`,
  allProviders: ({ count }: { count: number }) => `Show all ${providers(count)}`,
  reviews: {
    heading: ({ place }: { place: PlaceForms }) => `Reviews from travellers ${place.to}`,
    headingWorld: 'Reviews from travellers',
    empty: ({ place }: { place: PlaceForms }) =>
      `No review from a traveller ${place.to} has been published yet. A review appears here after a person has read it.`,
    emptyWorld: 'No review has been published yet. A review appears here after a person has read it.',
    all: 'All reviews',
  },
  questions: {
    heading: ({ place }: { place: PlaceForms }) =>
      place.isWorld ? 'Questions about global eSIMs' : `Questions about eSIMs ${place.for}`,
    lead: 'Answered from the plans on this page.',
    network: {
      question: ({ place }: { place: PlaceForms }) => `Which network do eSIMs use ${place.in}?`,
      answer: ({ names }: { names: string }) => `Sellers name ${names}.`,
      most: ({ name, count }: { name: string; count: number }) =>
        `${name} is named most often, by ${shortPlans(count)}.`,
      /** At least two. */
      mostShared: ({ names, count }: { names: string; count: number }) =>
        `${names} are named most often, by ${shortPlans(count)} each.`,
      none: 'No seller names a network for its plans here.',
      unmeasured: 'We do not measure coverage or speed ourselves.',
    },
    data: {
      question: ({ days }: { days: string }) => `How much data do I need for ${days}?`,
      answer: ({ light, medium, heavy }: { light: string; medium: string; heavy: string }) =>
        `About ${light} for maps and messages, ${medium} with social media and some video, ${heavy} with video every day or a laptop.`,
    },
    unlimited: {
      question: 'What is the cheapest unlimited plan?',
      answer: ({ price, provider, days, plan }: { price: string; provider: string; days: string; plan: string }) =>
        `Of the plans that never cut off and say how they slow down, ${provider}: ${price} for ${days} (${plan}).`,
      none: 'No plan here both never cuts off and says how it slows down.',
      noneServes: ({ count }: { count: number }) =>
        `${shortPlans(count)} ${plural('en', count, { one: 'never cuts off and says how it slows down', other: 'never cut off and say how they slow down' })}, but with these choices no such plan serves this trip at a known price.`,
    },
    start: {
      question: 'How are the days of a plan counted?',
      answer: (counts: { hours: number; calendar: number; unknown: number }) =>
        `${shortPlans(counts.hours)} ${plural('en', counts.hours, { one: 'counts', other: 'count' })} 24 hours from the start, ${formatNumber(counts.calendar, 'en')} by calendar day, and ${formatNumber(counts.unknown, 'en')} ${plural('en', counts.unknown, { one: 'does not say', other: 'do not say' })}.`,
      hint: 'By calendar day the first day ends at midnight: start such a plan in the morning.',
    },
    hotspot: {
      question: 'Can I share the connection with a laptop?',
      answer: (counts: Shares) => shares(counts, { one: 'allows a hotspot', other: 'allow a hotspot' }),
    },
    phone: {
      question: 'Do I get a phone number?',
      answer: (counts: Shares) => shares(counts, { one: 'comes with a number', other: 'come with a number' }),
      hint: 'Your own number stays on your SIM, for calls and codes by SMS.',
    },
    identity: {
      question: 'Do I have to show an ID?',
      answer: (counts: Shares) => shares(counts, { one: 'asks for an ID check', other: 'ask for an ID check' }),
    },
    currency: {
      question: 'Which currency are these prices in?',
      answer: (counts: { own: number; converted: number; unconverted: number; currency: string }) =>
        `All ${counts.unconverted === 0 ? '' : `but ${formatNumber(counts.unconverted, 'en')} `}are shown in ${counts.currency}. Sellers ask ${formatNumber(counts.own, 'en')} of them in it; ${formatNumber(counts.converted, 'en')} ${plural('en', counts.converted, { one: 'is converted and marked as an estimate', other: 'are converted and marked as estimates' })}.`,
      rates: ({ date }: { date: string }) => `Exchange rates of ${date}.`,
      ratesBetween: ({ from, to }: { from: string; to: string }) => `Exchange rates of ${from} to ${to}.`,
      unconverted: ({ count }: { count: number }) =>
        `${shortPlans(count)} cannot be converted and ${plural('en', count, { one: 'keeps its', other: 'keep their' })} own currency.`,
    },
  },
  neighboursHeading: ({ region }: { region: PlaceForms }) => `More destinations ${region.in}`,
  countriesHeading: ({ place }: { place: PlaceForms }) => `Destinations ${place.in}`,
  countriesLead: 'Each country has its own page with its local plans.',
};
