import { defaultCurrency } from '#domain/currencies.ts';
import type { ListedPlan, ListedPromo, ListedProvider } from '#domain/listed-plan.ts';
import type { Money } from '#domain/money.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';

/** An exact amount in US dollars. */
export function dollars(amount: number): Money {
  return { units: Math.round(amount * 10_000), currency: defaultCurrency };
}

export function makeListedProvider(slug: string, facts: Partial<ListedProvider> = {}): ListedProvider {
  return { slug: slug as ProviderSlug, name: slug, image: null, rating: null, ...facts };
}

const tanuki = makeListedProvider('tanuki-sim', { name: 'Tanuki SIM' });

/** A plan as lists compare it: 10 GB for 30 days at $11.70 that states nothing else. */
export function makeListedPlan(id: number, facts: Partial<ListedPlan> = {}): ListedPlan {
  const price = facts.price === undefined ? dollars(11.7) : facts.price;
  return {
    id,
    provider: tanuki,
    coverage: { scope: 'local', region: null, countryCount: 1, neighbours: 0 },
    networks: { operators: [], generation: null, breakout: [] },
    dataKind: 'total',
    dataMb: 10_000,
    dataWords: null,
    reducedSpeedKbps: null,
    speedLimitKbps: null,
    fairUse: null,
    validityDays: 30,
    dayCount: null,
    isEstimate: false,
    sellerPrice: price ?? dollars(11.7),
    promo: null,
    tethering: null,
    topUp: null,
    ekyc: null,
    phoneNumber: null,
    newCustomersOnly: null,
    subscription: null,
    hasOffer: true,
    checkedAt: '2026-11-20T10:00:00Z',
    isDominated: false,
    ...facts,
    price,
  };
}

export function makeListedPromo(facts: Partial<ListedPromo> = {}): ListedPromo {
  return {
    price: dollars(9.36),
    isEstimate: false,
    code: null,
    newCustomersOnly: null,
    minimumSpend: null,
    excludedKinds: [],
    startsAt: null,
    endsAt: null,
    ...facts,
  };
}
