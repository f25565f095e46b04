import { runToCompletion, mapTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import type { Money } from '#domain/money/money.ts';
import { fieldsOfPool } from '#domain/plan/field-lists.ts';
import type { DestinationPlans, ListedPlan, ListedPromo } from '#domain/plan/listed-plan.ts';
import { fieldPicker } from '#domain/plan/pick-fields.ts';
import type { PlanColumns, PooledColumn, PooledFacts, PooledName } from './plan-columns.ts';

export function encodePlans(plans: DestinationPlans): PlanColumns {
  return runToCompletion(encodePlansTask(plans));
}

export function* encodePlansTask({ plans, ...rest }: DestinationPlans): CooperativeTask<PlanColumns> {
  return {
    ...rest,
    pooled: yield* poolFacts(yield* mapTask(plans, pooledFacts)),
    numbers: {
      id: plans.map(({ id }, index) => id - (plans[index - 1]?.id ?? 0)),
      price: plans.map(({ price }) => price?.units ?? null),
      sellerPrice: plans.map(({ price, sellerPrice }) => (isSameMoney(price, sellerPrice) ? null : sellerPrice.units)),
      promoPrice: plans.map(({ promo }) => promo?.price?.units ?? null),
    },
  };
}

function isSameMoney(a: Money | null, b: Money): boolean {
  return a !== null && a.units === b.units && a.currency === b.currency;
}

const pools = {
  amount: fieldPicker(fieldsOfPool('amount')),
  limits: fieldPicker(fieldsOfPool('limits')),
  features: fieldPicker(fieldsOfPool('features')),
  terms: fieldPicker(fieldsOfPool('terms')),
  end: fieldPicker(fieldsOfPool('end')),
} as const;

function pooledFacts(plan: ListedPlan): PooledFacts {
  const { provider, coverage, networks, sellerPrice, checkedAt } = plan;
  const { hasOffer, isUnconfirmed, isEstimate, isDominated } = plan;
  return {
    provider,
    coverage,
    networks,
    amount: pools.amount(plan),
    limits: pools.limits(plan),
    features: pools.features(plan),
    terms: { ...pools.terms(plan), hasOffer, isUnconfirmed, isEstimate, isDominated },
    end: pools.end(plan),
    promo: promoTerms(plan.promo),
    sellerCurrency: sellerPrice.currency,
    checkedAt,
  };
}

function promoTerms(promo: ListedPromo | null): PooledFacts['promo'] {
  if (promo === null) return null;
  const { price: _apart, ...terms } = promo;
  return terms;
}

function* poolFacts(facts: readonly PooledFacts[]): CooperativeTask<PlanColumns['pooled']> {
  const column = <Name extends PooledName>(name: Name) => poolColumn(facts.map((each) => each[name]));
  return {
    provider: yield* column('provider'),
    coverage: yield* column('coverage'),
    networks: yield* column('networks'),
    amount: yield* column('amount'),
    limits: yield* column('limits'),
    features: yield* column('features'),
    terms: yield* column('terms'),
    end: yield* column('end'),
    promo: yield* column('promo'),
    sellerCurrency: yield* column('sellerCurrency'),
    checkedAt: yield* column('checkedAt'),
  };
}

/** Values are equal if their JSON is; a shared object is serialised only once. */
function* poolColumn<Fact>(facts: readonly Fact[]): CooperativeTask<PooledColumn<Fact>> {
  const indexByText = new Map<string, number>();
  const indexByFact = new Map<Fact, number>();
  const values: Fact[] = [];
  const places = yield* mapTask(facts, (fact) => {
    const known = indexByFact.get(fact);
    if (known !== undefined) return known;
    const text = JSON.stringify(fact);
    const index = indexByText.get(text) ?? values.push(fact) - 1;
    indexByText.set(text, index);
    indexByFact.set(fact, index);
    return index;
  });
  return { values, places };
}
