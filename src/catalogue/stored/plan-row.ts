import { dataRank } from '#domain/plan/data-rank.ts';
import { defaultLocale } from '#domain/kernel/locale.ts';
import { planNameIn } from '#domain/plan/plan-name.ts';
import { plainFields } from '#domain/plan/field-lists.ts';
import type { PlainField } from '#domain/plan/plan-fields.ts';
import type { Known, PlanFacts } from '#domain/plan/plan.ts';

/** Columns of `plan` in the order that `planRow` gives their values. */
export const planColumns = [
  'id',
  'provider_id',
  'external_id',
  'coverage_set_id',
  'network_set_id',
  'facts_hash',
  'feed',
  'updated_at',
  'active',
  'offered',
  'name',
  'names',
  'data_kind',
  'data_mb',
  'data_rank',
  'price_currency',
  'price_units',
  'own_price_count',
  'url',
  ...plainFields.map(({ column }) => column),
] as const;

export interface PlanRowKeys {
  readonly id: number;
  readonly providerId: number;
  readonly coverageSetId: number;
  readonly networkSetId: number;
  readonly factsHash: string;
  readonly feed: string;
  readonly updatedAt: string;
  /** False: the operator hides it. */
  readonly isShown: boolean;
}

/** The values of one row of `plan`, in the order of `planColumns`. */
export function planRow(plan: PlanFacts, keys: PlanRowKeys): (string | number | null)[] {
  return [
    keys.id,
    keys.providerId,
    storableText(plan.externalId),
    keys.coverageSetId,
    keys.networkSetId,
    keys.factsHash,
    storableText(keys.feed),
    keys.updatedAt,
    Number(keys.isShown),
    1,
    ...nameColumns(plan.name),
    plan.dataKind,
    plan.dataMb,
    dataRank(plan),
    plan.price.currency,
    plan.price.units,
    plan.ownPrices.length,
    plan.url === null ? null : storableText(plan.url),
    ...plainFields.map(({ field }) => storableValue(plan[field])),
  ];
}

function nameColumns(name: PlanFacts['name']): [name: string, names: string | null] {
  if (typeof name === 'string') return [storableText(name), null];
  return [storableText(planNameIn(name, defaultLocale)), storableText(JSON.stringify(name))];
}

function storableValue(value: PlanFacts[PlainField]): string | number | null {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' ? storableText(value) : value;
}

export function knownColumn(known: Known): number | null {
  return known === null ? null : Number(known);
}

/** PostgreSQL cannot store the character NUL. */
export function storableText(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}
