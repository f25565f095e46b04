import { describe, expect, it } from 'vitest';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ImportRequest } from '#feeds/run/import-request.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { fileExamples } from '#tests/support/feed-examples.ts';
import { writeTemporaryFile } from '#tests/support/feed-files.ts';
import { importFeedFile, sellerFor } from '#tests/support/import-feed-file.ts';

const adapters = 'src/feeds/adapters';

/** Each format's example, with the plans it holds. */
const examples = fileExamples.flatMap(({ format, file, plans }) =>
  plans === undefined ? [] : [[format, `${adapters}/${format}/fixtures/${file}`, plans] as const],
);

describe.each(engines)('an import on %s', (engine) => {
  const suite = useTestDatabase(engine);

  function importInto(request: Partial<ImportRequest> & { readonly path: string }) {
    return importFeedFile(suite.database, { now: new Date('2026-11-20T08:00:00Z'), ...request });
  }

  it.each(examples)('of %s stores its plans, and the same file again nothing', async (format, path, plans) => {
    const request = { format, path, provider: sellerFor(format) };
    expect(await importInto(request)).toMatchObject({ ok: true, value: { added: plans, changed: 0 } });
    const again = await importInto(request);
    expect(again).toMatchObject({ ok: true, value: { added: 0, changed: 0, unchanged: plans, withdrawn: 0 } });
  });

  it('is what a destination page reads', async () => {
    await importInto({ format: 'price-csv', path: `${adapters}/price-csv/fixtures/week-1.csv` });
    const reader = createCatalogueReader(suite.database);
    const japan = (await reader.destinationStats()).find(({ destination }) => destination === 'JP');
    expect(japan).toMatchObject({ providerCount: 1, planCount: 2 });
    const listing = await reader.plansAt('JP' as CountryCode);
    expect(new Set(listing?.plans.map(({ provider }) => provider.name))).toEqual(new Set(['Nori.example']));
    expect(await reader.lastCheckedAt()).toBe('2026-08-10T00:00:00.000Z');
  });

  it('of the next week changes what differs and nothing else', async () => {
    await importInto({ format: 'price-csv', path: `${adapters}/price-csv/fixtures/week-1.csv` });
    const next = await importInto({ format: 'price-csv', path: `${adapters}/price-csv/fixtures/week-2.csv` });
    expect(next).toMatchObject({ value: { read: 7, added: 2, changed: 1, unchanged: 3, unseen: 1, withdrawn: 0 } });
    const again = await importInto({ format: 'price-csv', path: `${adapters}/price-csv/fixtures/week-2.csv` });
    expect(again).toMatchObject({ value: { added: 0, changed: 0, unchanged: 6, unseen: 0, withdrawn: 1 } });
    const observed = await suite.database.queries
      .selectFrom('price_observation')
      .innerJoin('plan', 'plan.id', 'price_observation.plan_id')
      .select(['plan.external_id', 'units'])
      .where('import_id', '>=', 2)
      .orderBy('plan.external_id')
      .execute();
    expect(observed.map((row) => `${row.external_id} ${row.units}`)).toEqual([
      'cote-divoire-500mb-no-expiry null',
      'iceland-1gb-7d 50000',
      'japan-1gb-7d 40000',
      'namibia-10gb-1000d 550000',
    ]);
  });

  it('is held when it would withdraw more than half, and keeps everything', async () => {
    const list = (count: number): string =>
      `provider,country,data,days,price,currency\n${Array.from({ length: count }, (_, index) => `Nori,Japan,${index + 1} GB,7,${index + 4},USD`).join('\n')}\n`;
    using all = writeTemporaryFile(list(60));
    using few = writeTemporaryFile(list(20));
    await importInto({ format: 'price-csv', path: all.path });
    const held = await importInto({ format: 'price-csv', path: few.path });
    expect(held).toMatchObject({ ok: false, reason: expect.stringMatching(/would withdraw 40 of 60 plans of nori/) });
    const active = suite.database.queries.selectFrom('plan').select('id').where('active', '=', 1);
    expect(await active.execute()).toHaveLength(60);
    expect(await importInto({ format: 'price-csv', path: few.path, isApproved: true })).toMatchObject({
      value: { withdrawn: 40 },
    });
  });

  it('that breaks off in the middle leaves nothing', async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => `Nori,Japan,${index + 1} GB,7,4,USD`).join('\n');
    using broken = writeTemporaryFile(`provider,country,data,days,price,currency\n${rows}\n"Nori,Japan,1 MB,7,4,USD\n`);
    expect(await importInto({ format: 'price-csv', path: broken.path })).toMatchObject({ ok: false });
    expect(await suite.database.queries.selectFrom('plan').select('id').execute()).toEqual([]);
    expect(await createCatalogueReader(suite.database).version()).toBe(0);
  });
});
