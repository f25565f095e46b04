import { readFile, stat } from 'node:fs/promises';
import { createOverrideDesk, type OverrideDesk } from './override-desk.ts';
import { failure, type Result } from '#domain/kernel/result.ts';
import { largestLogoFile, makeProviderLogo, type ProviderLogo } from '#pictures/provider-logo.ts';
import { withDatabase, type DatabaseSetting } from '#runtime/services/with-database.ts';

export { csvLine } from '#feeds/read/csv-line.ts';
export type { AskedList } from './explain-plan.ts';
export type { ExplainedPlan, OverriddenPlan, OverrideDesk } from './override-desk.ts';
export type { OverriddenProvider } from './provider-desk.ts';
export type { ProviderOverride } from '#catalogue/overlays/provider-overrides.ts';

/** Opens and migrates the database and runs `work` with what the operator says over the feeds. */
export function withOverrideDesk<Value>(
  setting: DatabaseSetting,
  now: () => Date,
  work: (desk: OverrideDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return withDatabase(setting, (database) => work(createOverrideDesk(database, now)));
}

export async function readLogoFile(path: string): Promise<Result<ProviderLogo>> {
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile()) return failure(`The file ${path} cannot be read.`);
  // One more than is read tells that it is too large.
  if (facts.size > largestLogoFile) return makeProviderLogo(new Uint8Array(largestLogoFile + 1));
  return makeProviderLogo(await readFile(path));
}
