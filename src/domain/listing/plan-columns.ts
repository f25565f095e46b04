import type {
  DestinationPlans,
  ListedCoverage,
  ListedNetworks,
  ListedPlan,
  ListedPromo,
  ListedProvider,
} from '#domain/plan/listed-plan.ts';
import type { Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PooledField } from '#domain/plan/plan-fields.ts';

/** Groups of facts that repeat: each distinct group is encoded once. */
export interface PooledFacts {
  readonly provider: ListedProvider;
  readonly coverage: ListedCoverage;
  readonly networks: ListedNetworks;
  readonly amount: Pick<ListedPlan, PooledField<'amount'>>;
  readonly limits: Pick<ListedPlan, PooledField<'limits'>>;
  readonly features: Pick<ListedPlan, PooledField<'features'>>;
  readonly terms: Pick<ListedPlan, PooledField<'terms'> | 'hasOffer' | 'isUnconfirmed' | 'isEstimate' | 'isDominated'>;
  readonly end: Pick<ListedPlan, PooledField<'end'>>;
  /** Without its price, which differs from plan to plan. */
  readonly promo: Omit<ListedPromo, 'price'> | null;
  readonly sellerCurrency: CurrencyCode;
  readonly checkedAt: string;
}

const pooledNames = [
  'provider',
  'coverage',
  'networks',
  'amount',
  'limits',
  'features',
  'terms',
  'end',
  'promo',
  'sellerCurrency',
  'checkedAt',
] as const satisfies readonly (keyof PooledFacts)[];

export type PooledName = (typeof pooledNames)[number];

export interface PooledColumn<Fact> {
  /** The distinct values, in order of first use. */
  readonly values: readonly Fact[];
  /** Dictionary index of each plan's value. The name is part of the wire format. */
  readonly places: readonly number[];
}

/** Columns of numbers. Money is units of the list's currency; null: none. */
interface NumberColumns {
  /** Delta-encoded. */
  readonly id: readonly number[];
  readonly price: readonly (number | null)[];
  /** Units of the seller's currency; null: the same amount in the same currency as `price`. */
  readonly sellerPrice: readonly (number | null)[];
  readonly promoPrice: readonly (number | null)[];
}

/**
 * Wire format of all plans of a destination: a column per fact, with repeated groups of facts dictionary-encoded. A
 * third of the size of a list of objects.
 */
export interface PlanColumns extends Omit<DestinationPlans, 'plans'> {
  readonly pooled: { readonly [Name in PooledName]: PooledColumn<PooledFacts[Name]> };
  readonly numbers: NumberColumns;
}

/**
 * Decodes received columns; plans share objects again.
 * @throws TypeError when the columns are inconsistent: truncated, or from another version of this site
 */
export function decodePlans(received: unknown): DestinationPlans {
  if (!isPlanColumns(received)) throw new TypeError('these are no plans of a destination');
  const { pooled: _pooled, numbers, ...rest } = received;
  let id = 0;
  const plans = numbers.id.map((step, index) => {
    id += step;
    return planAt(received, id, index);
  });
  return { ...rest, plans };
}

function planAt({ currency, pooled, numbers }: PlanColumns, id: number, index: number): ListedPlan {
  const take = <Name extends PooledName>(name: Name): PooledFacts[Name] => {
    const { values, places } = pooled[name];
    const fact = values[places[index] ?? -1];
    if (fact === undefined) throw new TypeError(`the ${name} of plan ${id} is missing`);
    return fact;
  };
  const amount = (units: number | null | undefined): Money | null =>
    typeof units === 'number' ? { units, currency } : null;
  const price = amount(numbers.price[index]);
  const promo = take('promo');
  return {
    id,
    provider: take('provider'),
    coverage: take('coverage'),
    networks: take('networks'),
    ...take('amount'),
    ...take('limits'),
    ...take('features'),
    ...take('terms'),
    ...take('end'),
    price,
    sellerPrice: {
      units: numbers.sellerPrice[index] ?? price?.units ?? Number.NaN,
      currency: take('sellerCurrency'),
    },
    promo: promo && { ...promo, price: amount(numbers.promoPrice[index]) },
    checkedAt: take('checkedAt'),
  };
}

/** Checks every property that `planAt` accesses; `planAt` checks the rest plan by plan. */
function isPlanColumns(received: unknown): received is PlanColumns {
  if (!isRecord(received)) return false;
  const { pooled, numbers, currency, neighbours, rules } = received;
  if (!isRecord(pooled) || !isRecord(numbers) || !isRecord(rules)) return false;
  const ids = numbers['id'];
  if (!Array.isArray(ids) || !Array.isArray(neighbours) || typeof currency !== 'string') return false;
  const numberNames: readonly (keyof NumberColumns)[] = ['price', 'sellerPrice', 'promoPrice'];
  return (
    pooledNames.every((name) => isPooledColumn(pooled[name], ids.length)) &&
    numberNames.every((name) => isColumn(numbers[name], ids.length))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isPooledColumn(column: unknown, length: number): boolean {
  return isRecord(column) && Array.isArray(column['values']) && isColumn(column['places'], length);
}

function isColumn(value: unknown, length: number): boolean {
  return Array.isArray(value) && value.length === length;
}
