import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueReader } from '#catalogue/read/catalogue-reader.ts';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { makeProvider, plansOf } from '#tests/support/plan-factory.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';

const [japan, korea] = ['JP', 'KR'] as CountryCode[];
if (japan === undefined || korea === undefined) throw new Error('two countries');

describe.each(engines)('pages of providers on %s', (engine) => {
  const suite = useTestDatabase(engine, 'all');
  let reader: CatalogueReader;
  const zebra = makeProvider({ slug: 'zebra' as ProviderSlug });
  const alpha = makeProvider({ slug: 'alpha' as ProviderSlug });

  beforeAll(async () => {
    reader = createCatalogueReader(suite.database);
    const plans = [
      ...plansOf(
        zebra,
        { coverage: [japan], activation: 'first-use', installWithinDays: 180 },
        { coverage: [japan], activation: 'first-use', installWithinDays: 180 },
        { coverage: [japan], activation: null, installWithinDays: null },
        { coverage: [korea], activation: 'purchase', installWithinDays: null },
      ),
      ...plansOf(alpha, { coverage: [japan], activation: 'install', installWithinDays: null }),
    ];
    const feed = { source: 'test feed', dryRun: false, withdrawMissing: true, now: new Date('2026-10-01T00:00:00Z') };
    await createCatalogueWriter(suite.database).apply(plans, feed);
  });

  it('are every provider at every destination, by destination and then by provider', async () => {
    const pages = await reader.providerPages();
    expect(pages.filter(({ destination }) => [japan, korea].includes(destination as CountryCode))).toEqual([
      { destination: japan, provider: 'alpha', planCount: 1 },
      { destination: japan, provider: 'zebra', planCount: 3 },
      { destination: korea, provider: 'zebra', planCount: 1 },
    ]);
  });

  it('tell when plans begin, most plans first', async () => {
    expect(await reader.planStarts({ destination: japan, provider: zebra.slug })).toEqual([
      { activation: 'first-use', installWithinDays: 180, planCount: 2 },
      { activation: null, installWithinDays: null, planCount: 1 },
    ]);
  });

  it('count only what is sold there and still offered', async () => {
    const atKorea = () => reader.planStarts({ destination: korea, provider: zebra.slug });
    expect(await atKorea()).toEqual([{ activation: 'purchase', installWithinDays: null, planCount: 1 }]);
    await suite.database.queries.updateTable('plan').set('active', 0).where('activation', '=', 'purchase').execute();
    expect(await atKorea()).toEqual([]);
  });
});
