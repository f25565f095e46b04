import { readFile, stat } from 'node:fs/promises';
import { createOverrideDesk, type OverrideDesk } from '#catalogue/override-desk.ts';
import { openDatabase } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { failure, type Result } from '#domain/kernel/result.ts';
import { largestLogoFile, makeProviderLogo, type ProviderLogo } from '#pictures/provider-logo.ts';
import type { DatabaseSetting } from './import-feed.ts';

export { csvLine } from '#feeds/csv-line.ts';
export type { OverriddenPlan, OverriddenProvider, OverrideDesk } from '#catalogue/override-desk.ts';
export type { ProviderOverride } from '#catalogue/provider-overrides.ts';

/** Opens and migrates the database and runs `work` with what the operator says over the feeds. */
export async function withOverrideDesk<Value>(
  { databaseUrl, dataDir }: DatabaseSetting,
  now: () => Date,
  work: (desk: OverrideDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const opened = await openDatabase({ url: databaseUrl, dataDir });
  if (!opened.ok) return opened;
  await using database = opened.value;
  const migrated = await migrate(database);
  return migrated.ok ? await work(createOverrideDesk(database, now)) : migrated;
}

export async function readLogoFile(path: string): Promise<Result<ProviderLogo>> {
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile()) return failure(`The file ${path} cannot be read.`);
  // One more than is read tells that it is too large.
  if (facts.size > largestLogoFile) return makeProviderLogo(new Uint8Array(largestLogoFile + 1));
  return makeProviderLogo(await readFile(path));
}
