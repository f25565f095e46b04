import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import { openDatabase } from '#database/database.ts';
import { makeProvider, plansOf } from './plan-factory.ts';

/** Run as a process: imports into the database of its first argument, without end, and says so after each batch. */
const opened = await openDatabase({ url: process.argv[2] ?? '', dataDir: '' });
if (!opened.ok) throw new Error(opened.reason);

function* endlessPlans(): Generator<ProviderPlan> {
  for (;;) yield* plansOf(makeProvider(), {}, {}, {});
}

await createCatalogueWriter(opened.value).apply(endlessPlans(), {
  source: 'endless feed',
  now: new Date(),
  dryRun: false,
  withdrawMissing: true,
  onProgress: (stored) => console.log(stored),
});
