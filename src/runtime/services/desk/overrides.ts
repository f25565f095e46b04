import { correctionOf, pinOf } from '#catalogue/overlays/plan-overlays.ts';
import type { Queries } from '#database/schema.ts';
import type { PlanCorrection } from '#domain/plan/fact-correction.ts';
import type { PricePin } from '#domain/plan/price-pin.ts';
import { readNamedPlans, type NamedPlan } from './named-plans.ts';

/** Something that lies over a plan. */
export interface LaidOver {
  readonly plan: NamedPlan;
  readonly saidAt: string;
  readonly reason: string;
  /** Null: until it is taken back. */
  readonly endsAt: string | null;
  readonly over:
    | { readonly kind: 'hidden' }
    | { readonly kind: 'price'; readonly pin: PricePin }
    | { readonly kind: 'facts'; readonly correction: PlanCorrection };
}

/** The soonest end first, what has none last. @param until of those that end before then only */
export async function readOverrides(
  queries: Queries,
  { limit, until = null }: { readonly limit: number; readonly until?: Date | null },
): Promise<readonly LaidOver[]> {
  let query = queries
    .selectFrom('plan_overlay')
    .selectAll()
    .orderBy(({ fn, val }) => fn.coalesce('ends_at', val('9')))
    .orderBy('plan_id')
    .orderBy('kind')
    .limit(limit);
  if (until !== null) query = query.where('ends_at', '<', until.toISOString());
  const rows = await query.execute();
  const plans = await readNamedPlans(queries, [...new Set(rows.map((row) => row.plan_id))]);
  return rows.flatMap((row): LaidOver[] => {
    const plan = plans.get(row.plan_id);
    const over = overOf(row);
    if (plan === undefined || over === null) return [];
    return [{ plan, saidAt: row.said_at, reason: row.reason, endsAt: row.ends_at, over }];
  });
}

function overOf(
  row: Parameters<typeof pinOf>[0] & { readonly kind: 'hidden' | 'price' | 'facts' },
): LaidOver['over'] | null {
  if (row.kind === 'hidden') return { kind: 'hidden' };
  const [pin, correction] = row.kind === 'price' ? [pinOf(row), null] : [null, correctionOf(row)];
  if (pin !== null) return { kind: 'price', pin };
  return correction === null ? null : { kind: 'facts', correction };
}
