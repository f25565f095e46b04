import type { DataVersions } from '#runtime/services/data-versions.ts';
import { createCachedAnswer, type CachedAnswer } from '#server/page-cache/cached-answer.ts';

/** Versions of which every one has the same number. */
export function versionsAt(value: number): DataVersions {
  return { text: `all ${value}`, of: () => value };
}

/** An answer that was made of the catalogue at version 1; short ones are not compressed. */
export function makeCachedAnswer(
  text = 'page',
  facts: { readonly madeAt?: number; readonly dependsOnTime?: boolean; readonly version?: number } = {},
): Promise<CachedAnswer> {
  const { madeAt = 0, dependsOnTime = false, version = 1 } = facts;
  const sent = { type: 'text/html; charset=utf-8', headers: { vary: 'Cookie' } };
  const made = { madeAt, dependsOnTime, names: ['catalogue'] as const, versions: versionsAt(version) };
  return createCachedAnswer({ text, ...sent, accepted: null, ...made });
}
