import { usDollar } from '#domain/kernel/codes.ts';
import { scopeOf } from '#domain/plan/coverage.ts';
import { parseDataAmount } from '#domain/plan/data-volume.ts';
import type { Money } from '#domain/money/money.ts';
import type { RegionSlug } from '#domain/kernel/codes.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { chooseProvider, type FeedOptions, type Mapped } from '#feeds/row/feed-adapter.ts';
import type { FeedCoverage } from '#feeds/row/feed-coverage.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { unstatedFacts } from '#domain/plan/field-lists.ts';
import { vendors } from '#feeds/row/vendors.ts';

/** The currency of eSIM Go's catalogue, for files that state none. */
export const catalogueCurrency = usDollar;

export type BundleData = Pick<PlanFacts, 'dataKind' | 'dataMb' | 'dataWords'>;

/** Facts of a bundle, common to the catalogue, rate sheets and resellers' prices. */
export interface BundleFacts extends BundleData {
  readonly externalId: string;
  readonly name: string;
  readonly coverage: FeedCoverage;
  readonly region: RegionSlug | null;
  readonly validityDays: number | null;
  readonly price: Money;
  readonly networks?: PlanFacts['networks'];
}

export function bundlePlan({ coverage, ...facts }: BundleFacts, { provider }: FeedOptions): Mapped {
  const { countries, leftOut } = coverage;
  const region = countries.length === 1 ? null : facts.region;
  return success({
    provider: chooseProvider(vendors.esimGo, provider),
    leftOut,
    namedProvider: null,
    plan: { ...unstatedFacts, ...facts, region, coverage: countries, scope: scopeOf(countries, region) },
  });
}

/** `1GB` in a name or heading; `UL`, `ULE` and `ULP` are the kinds of unlimited bundles. */
export function readSize(size: string, field: string): Result<BundleData, Skip> {
  if (/^UL[A-Z]?$/i.test(size)) return success({ dataKind: 'unlimited', dataMb: null, dataWords: 'Unlimited' });
  const data = parseDataAmount(size);
  // An amount a day is no total.
  if (!data.ok || data.value.megabytes === null || data.value.perDay)
    return failure(skip('bad-data-amount', field, size));
  return success({ dataKind: 'total', dataMb: data.value.megabytes, dataWords: size.replace(/\s*([MG]B)$/i, ' $1') });
}
