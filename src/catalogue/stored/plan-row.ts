import { dataRank } from '#domain/plan/data-rank.ts';
import { defaultLocale } from '#domain/kernel/locale.ts';
import { planNameIn } from '#domain/plan/plan-name.ts';
import { plainFields } from '#domain/plan/field-lists.ts';
import type { PlainField } from '#domain/plan/plan-fields.ts';
import type { Known, PlanFacts } from '#domain/plan/plan.ts';

/** Facts in columns of a plan's own; what many plans share is in sets. */
export type OwnFacts = Pick<
  PlanFacts,
  PlainField | 'name' | 'dataKind' | 'dataMb' | 'price' | 'ownPrices' | 'promo' | 'url'
>;

/** The sets that a plan shares with others. */
export interface SetIds {
  readonly coverageSetId: number;
  readonly networkSetId: number;
}

/** Columns that `plan` and `plan_statement` have in common, in the order that `factValues` gives their values. */
export const factColumns = [
  'name',
  'names',
  'coverage_set_id',
  'network_set_id',
  'data_kind',
  'data_mb',
  'price_currency',
  'price_units',
  'url',
  ...plainFields.map(({ column }) => column),
] as const;

export type ColumnValue = string | number | null;

/** In the order of `factColumns`. */
export function factValues(facts: OwnFacts, { coverageSetId, networkSetId }: SetIds): ColumnValue[] {
  return [
    ...nameColumns(facts.name),
    coverageSetId,
    networkSetId,
    facts.dataKind,
    facts.dataMb,
    facts.price.currency,
    facts.price.units,
    facts.url === null ? null : storableText(facts.url),
    ...plainFields.map(({ field }) => storableValue(facts[field])),
  ];
}

/** Columns of `plan` in the order that `planRow` gives their values. */
export const planColumns = [
  'id',
  'provider_id',
  'external_id',
  'updated_at',
  'active',
  'pinned_at',
  'pinned_until',
  'data_rank',
  'own_price_count',
  // Not in use.
  'facts_hash',
  'feed',
  ...factColumns,
] as const;

export interface PlanRowKeys extends SetIds {
  readonly id: number;
  readonly providerId: number;
  readonly externalId: string;
  /** ISO 8601 in UTC. */
  readonly updatedAt: string;
  /** False: withdrawn, or the operator hides it. */
  readonly isShown: boolean;
  /** The pin that its price comes from; null: it is the feed's. */
  readonly pin: { readonly pinnedAt: string; readonly endsAt: string } | null;
}

/** The values of one row of `plan`, in the order of `planColumns`. */
export function planRow(facts: OwnFacts, keys: PlanRowKeys): ColumnValue[] {
  return [
    keys.id,
    keys.providerId,
    storableText(keys.externalId),
    keys.updatedAt,
    Number(keys.isShown),
    keys.pin?.pinnedAt ?? null,
    keys.pin?.endsAt ?? null,
    dataRank(facts),
    facts.ownPrices.length,
    '',
    '',
    ...factValues(facts, keys),
  ];
}

function nameColumns(name: PlanFacts['name']): [name: string, names: string | null] {
  if (typeof name === 'string') return [storableText(name), null];
  return [storableText(planNameIn(name, defaultLocale)), storableText(JSON.stringify(name))];
}

function storableValue(value: PlanFacts[PlainField]): ColumnValue {
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
