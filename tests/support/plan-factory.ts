import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import type { PlanFacts, PlanPromo, ProviderFacts } from '#domain/plan/plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { unstatedFacts } from '#domain/plan/field-lists.ts';

let made = 0;

function nextNumber(): number {
  made += 1;
  return made;
}

/** @param units whole 1/10000 of the currency unit */
export function money(units: number, currency = 'USD'): Money {
  return { units, currency: currency as CurrencyCode };
}

/** A promo without conditions. */
export function promoOf(price: Money): PlanPromo {
  const terms = { code: null, newCustomersOnly: null, minimumSpend: null, startsAt: null, endsAt: null };
  return { ...terms, price, excludedKinds: [] };
}

/** A provider no other call returns. */
export function makeProvider(facts: Partial<ProviderFacts> = {}): ProviderFacts {
  const number = nextNumber();
  return {
    slug: `seller-${number}` as ProviderSlug,
    name: `Seller ${number}`,
    url: null,
    image: null,
    example: true,
    ...facts,
  };
}

/** A plan no other call returns: 1 GB in Japan for 7 days at 4.50 USD unless told otherwise. */
export function makePlan(facts: Partial<PlanFacts> = {}): PlanFacts {
  const number = nextNumber();
  return { ...plainPlan, externalId: `plan-${number}`, name: `Plan ${number}`, ...facts };
}

/** As many plans of one provider as there are facts. */
export function plansOf(
  provider: ProviderFacts,
  ...plans: readonly [Partial<PlanFacts>, ...Partial<PlanFacts>[]]
): ProviderPlan[] {
  return plans.map((facts) => ({ provider, plan: makePlan(facts) }));
}

const plainPlan: Omit<PlanFacts, 'externalId' | 'name'> = {
  ...unstatedFacts,
  scope: 'local',
  coverage: ['JP' as CountryCode],
  region: null,
  dataKind: 'total',
  dataMb: 1_000,
  dataWords: '1 GB',
  validityDays: 7,
  price: money(45_000),
  url: 'https://seller.example/plan',
};
