import { readFile, stat } from 'node:fs/promises';
import type { Desk } from '#runtime/services/desk/open-desk.ts';
import { createOverrideDesk, type OverrideDesk } from './override-desk.ts';
import { failure, type Result } from '#domain/kernel/result.ts';
import { largestLogoFile, makeProviderLogo, type ProviderLogo } from '#pictures/provider-logo.ts';

export { csvLine } from '#domain/kernel/csv-line.ts';
export type { AskedList } from './explain-plan.ts';
export type { ExplainedPlan, OverriddenPlan, OverrideDesk } from './override-desk.ts';
export type { OverriddenProvider } from './provider-desk.ts';
export type { ProviderOverride } from '#catalogue/overlays/provider-overrides.ts';

/** What the operator says over the feeds, for the signed-in operator. */
export function openOverrides({ database, now }: Pick<Desk, 'database' | 'now'>): OverrideDesk {
  return createOverrideDesk(database, now);
}

export async function readLogoFile(path: string): Promise<Result<ProviderLogo>> {
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile()) return failure(`The file ${path} cannot be read.`);
  // One more than is read tells that it is too large.
  if (facts.size > largestLogoFile) return makeProviderLogo(new Uint8Array(largestLogoFile + 1));
  return makeProviderLogo(await readFile(path));
}
