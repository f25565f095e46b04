import { fitLength, shownLength } from '#i18n/fit-length.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

/** `plans for Japan`, `global plans`. @param noun `plan`, `eSIM plans` */
function forPlace(noun: string, place: PlaceForms): string {
  return place.isWorld ? `global ${noun}` : `${noun} ${place.for}`;
}

export const provider = {
  title: ({ provider: name, destination }: { provider: string; destination: PlaceForms }) =>
    fitLength(shownLength.title, [
      `${name}: ${forPlace('eSIM plans', destination)}`,
      `${name}: ${destination.name} eSIM`,
    ]),
  description: (facts: {
    provider: string;
    destination: PlaceForms;
    plans: string;
    amount: string;
    price: string | null;
  }) => {
    const offers = `${facts.plans} from ${facts.provider} ${facts.destination.isWorld ? 'that work worldwide' : facts.destination.for}${
      facts.price === null ? '' : `, ${facts.amount} starting at ${facts.price}`
    }`;
    return fitLength(shownLength.description, [
      `${offers}: data, days, conditions and how its prices compare.`,
      `${offers}: how its prices compare.`,
      `${offers}.`,
    ]);
  },
  subtitle: ({ destination }: { destination: PlaceForms }) =>
    destination.isWorld ? 'Global eSIM plans' : `eSIM plans ${destination.for}`,
  plansHeading: ({ destination }: { destination: PlaceForms }) =>
    destination.isWorld ? 'Global plans' : `Plans ${destination.for}`,
  allPlans: ({ destination }: { destination: PlaceForms }) => `All ${forPlace('plans', destination)}`,
  confirmed: ({ date, ago }: { date: string; ago: string }) =>
    `Prices here last confirmed ${date}, ${ago}. The seller’s own page decides.`,
  ranks: ({ rank }: { rank: string }) =>
    `${rank}: the place of a price among the lowest of each seller for at least as much data.`,
  everywhere: ({ provider }: { provider: string }) => `${provider} in all destinations`,
  visit: ({ provider: name }: { provider: string }) => `Go to ${name}`,
  /** The plan that an address names. */
  named: {
    title: ({ plan, destination }: { plan: string; destination: PlaceForms }) =>
      `${plan}: ${forPlace('eSIM plan', destination)}`,
    lead: ({ trip }: { trip: string }) => `The cost is for this trip: ${trip}.`,
    notSold: ({ provider: name, destination }: { provider: string; destination: PlaceForms }) =>
      `${name} doesn’t sell this ${forPlace('plan', destination)}, or no longer does.`,
  },
  /** What the operator has found out about the company. */
  company: {
    heading: ({ provider: name }: { provider: string }) => `About ${name}`,
    source: 'As far as we could find out',
    legalName: 'Company',
    seat: 'Registered address',
    register: 'Register',
    support: 'Support',
    payment: 'Payment',
    refunds: 'Refunds',
    methods: {
      card: 'Card',
      'bank-transfer': 'Bank transfer',
      crypto: 'Cryptocurrency',
      konbini: 'Convenience store (Japan)',
    },
  },
  cheaper: {
    heading: 'Where this seller stands',
    lead: ({ trip, provider: name, price }: { trip: string; provider: string; price: string }) =>
      `${trip}: ${price} with ${name}. These cost less.`,
    leadWithout: ({ trip, provider: name }: { trip: string; provider: string }) =>
      `${trip}: no ${name} plan is certain to fit. The cheapest that are:`,
    noneAtAll: ({ trip }: { trip: string }) => `${trip}: no plan here is certain to fit.`,
    more: ({ count }: { count: number }) =>
      `${formatNumber(count, 'en')} more ${plural('en', count, { one: 'seller costs', other: 'sellers cost' })} less`,
    lowest: ({ price }: { price: string }) => `Lowest of all sellers: ${price}`,
    others: ({ count }: { count: number }) =>
      `${formatNumber(count, 'en')} ${plural('en', count, { one: 'other seller costs', other: 'other sellers cost' })} less`,
    again: ({ trip }: { trip: string }) => `Compare for ${trip}`,
  },
  promo: {
    heading: 'Offers',
    lead: 'Conditions as stated by the seller',
    upTo: ({ percent }: { percent: number }) => `Up to ${formatNumber(percent, 'en')}% off`,
    plain: 'Offer',
    code: 'Code',
    codeNotStated: 'No code stated',
    forWhom: 'For',
    newCustomers: 'First order only',
    everyone: 'New and returning customers',
    minimum: 'Minimum order',
    noMinimum: 'No minimum stated',
    excluded: 'Excludes',
    runs: 'Valid',
    until: ({ date }: { date: string }) => `Until ${date}`,
    endsBetween: ({ from, to }: { from: string; to: string }) =>
      `Ends between ${from} and ${to}, depending on the plan`,
    endsFrom: ({ date }: { date: string }) => `Ends on ${date} at the earliest, depending on the plan`,
    startsLater: ({ date, end }: { date: string; end: string }) => `From ${date}. ${end}`,
    noEnd: 'No end stated',
    plans: 'Plans',
    onPlans: ({ count, total }: { count: number; total: number }) =>
      `${formatNumber(count, 'en')} of ${formatNumber(total, 'en')}`,
  },
  reviews: {
    heading: 'Reviews',
    reviewsHere: ({ count, destination }: { count: number; destination: PlaceForms }) =>
      `${formatNumber(count, 'en')} about ${destination.isWorld ? 'global plans' : destination.the}`,
    here: ({ destination }: { destination: PlaceForms }) => `From travellers ${destination.to}`,
    elsewhere: 'From travellers elsewhere',
    allReviews: 'All reviews',
    empty: 'No reviews yet',
    emptyText: ({ provider: name }: { provider: string }) =>
      `No reviews of ${name} yet. We publish reviews once we’ve read them.`,
  },
};
