import type { DataVersions } from '#runtime/services/data-versions.ts';
import { keepAnswer, type KeptAnswer } from '#server/page-cache/kept-answer.ts';

/** Versions of which every one has the same number. */
export function versionsAt(value: number): DataVersions {
  return { text: `all ${value}`, of: () => value };
}

/** An answer that was made of the catalogue at version 1; short ones are not compressed. */
export function makeKept(
  text = 'page',
  facts: { readonly madeAt?: number; readonly tellsTime?: boolean; readonly version?: number } = {},
): Promise<KeptAnswer> {
  const { madeAt = 0, tellsTime = false, version = 1 } = facts;
  const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie' };
  const made = { madeAt, tellsTime, names: ['catalogue'] as const, versions: versionsAt(version) };
  return keepAnswer({ text, headers, taken: null, ...made });
}
