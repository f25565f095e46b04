import type { ApplyOptions, MissingPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import { saveAbsences, type AbsenceOfPlan } from '#catalogue/statements/absences.ts';
import { missingPlans, type MissingRow } from '#catalogue/statements/missing-plans.ts';
import { claimSellers } from '#catalogue/statements/source-runs.ts';
import type { CatalogueImport } from './catalogue-import.ts';
import { observeEnds } from './observations.ts';
import { hidePlans, saveMissed } from './save-plans.ts';

interface MissedCounts {
  /** Missed by enough runs in a row, so no longer offered. */
  withdrawn: number;
  /** Missed, and still offered. */
  unseen: number;
}

/** Counts that a complete run has missed offered plans of its sellers, and withdraws those that enough have missed. */
export async function missPlans(run: CatalogueImport, options: ApplyOptions): Promise<MissedCounts> {
  const counts = { withdrawn: 0, unseen: 0 };
  if (!options.withdrawMissing) return counts;
  const { store, feed, seen, overlays } = run;
  for (const [provider, providerId] of await sellersOf(run, options)) {
    const query = { providerId, feed, seen, hasHidden: overlays.hides(providerId) };
    for await (const rows of missingPlans(store, query)) {
      const absences = rows.map((row) => absenceOf(row, run, options));
      for (const [index, row] of rows.entries())
        run.watch?.missing(missingPlan(provider, row, absences[index]?.[1].withdraws === true));
      const withdrawn = await saveMissedPlans(run, absences);
      counts.withdrawn += withdrawn;
      counts.unseen += rows.length - withdrawn;
    }
  }
  return counts;
}

/** Shows plans no longer that were offered, and observes the end of their prices. */
export async function withdrawPlans({ store, importId, now }: CatalogueImport, ids: readonly number[]): Promise<void> {
  await observeEnds(store, ids, { importId, at: now.toISOString() });
  await hidePlans(store, ids);
}

/** The sellers whose missing plans this feed withdraws. */
async function sellersOf(
  { store, importId, feed, providers }: CatalogueImport,
  { sourceName, claimsSellers = false }: ApplyOptions,
): Promise<ReadonlyMap<string, number>> {
  if (sourceName === undefined || !claimsSellers) return providers;
  return claimSellers(store, { runId: importId, feed, source: sourceName, named: providers });
}

function absenceOf(
  row: MissingRow,
  { importId }: CatalogueImport,
  { withdrawnAfterRuns = 1, unconfirmedAfterRuns = 1 }: ApplyOptions,
): AbsenceOfPlan {
  const missedRuns = row.missed_runs + 1;
  const withdraws = missedRuns >= withdrawnAfterRuns;
  return [row.id, { runId: importId, withdraws, unconfirmedAfter: unconfirmedAfterRuns }];
}

/** @returns how many are withdrawn */
async function saveMissedPlans(run: CatalogueImport, absences: readonly AbsenceOfPlan[]): Promise<number> {
  await saveAbsences(run.store, absences);
  await saveMissed(
    run.store,
    absences.map(([id]) => id),
  );
  const gone = absences.flatMap(([id, { withdraws }]) => (withdraws ? [id] : []));
  await withdrawPlans(run, gone);
  return gone.length;
}

function missingPlan(provider: string, row: MissingRow, isWithdrawn: boolean): MissingPlan {
  const price = { currency: row.price_currency, units: row.price_units };
  return { provider, externalId: row.external_id, price, isWithdrawn };
}
