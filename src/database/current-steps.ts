import { failure, success, type Result } from '#domain/kernel/result.ts';
import { firstReleaseMigration } from './migrations/0001-first-release.ts';

/** The migrations of the last pre-release, whose tables the first migration of today makes. */
export const preReleaseSteps: readonly string[] = [
  '0001-catalogue',
  '0002-exchange-rates',
  '0003-reviews',
  '0004-destination-experience',
  '0005-review-life',
  '0006-review-reading',
  '0007-review-tally',
  '0008-visits',
  '0009-exchange-rate-history',
  '0010-destination-lows',
  '0011-feed-runs',
  '0012-feed-sources',
  '0013-feed-readings',
  '0014-plans-of-providers',
  '0015-client-uses',
  '0016-corrections',
  '0017-destination-baskets',
  '0018-price-alerts',
  '0019-source-sellers',
  '0020-network-generations',
  '0021-day-passes',
  '0022-basket-purchases',
  '0023-operator-overrides',
  '0024-refunds-and-ends',
  '0025-views-and-searches',
  '0026-operator-notices',
  '0027-who-decided',
  '0028-former-secrets',
];

/** A commit with all of them, which brings older tables up to theirs. */
const lastPreRelease = '5244f310';

/**
 * The names of the applied migrations, as a database or a backup has stored them, in today's names. All those of the
 * pre-releases count as the first migration; some of them are refused.
 * @param what where they are stored, as the subject of a sentence
 */
export function currentSteps(stored: readonly string[], what: string): Result<readonly string[]> {
  const later = stored.filter((name) => !preReleaseSteps.includes(name));
  const found = stored.length - later.length;
  if (found === 0) return success(stored);
  if (found === preReleaseSteps.length) return success([firstReleaseMigration.name, ...later]);
  return failure(
    `${what} comes from a pre-release whose tables this version cannot bring up to date; do so with commit ${lastPreRelease} first, as docs/operations/releases.md says.`,
  );
}
