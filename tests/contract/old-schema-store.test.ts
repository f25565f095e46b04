import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createCatalogueReader } from '#catalogue/create-catalogue-reader.ts';
import { openDatabase, type Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { createDatabasePlace, engines } from '#tests/support/database.ts';

const oldNetworks = [
  { country: 'JP', operator: 'One', generation: '3G' },
  { country: 'JP', operator: 'Two', generation: '4G' },
  { country: 'KR', operator: null, generation: '5G' },
  { country: 'TH', operator: 'Three', generation: null },
];

/** What the catalogue held before offers had conditions and destinations knew when they changed. */
const oldRows = [
  `insert into provider values (1, 'p1', 'tanuki', 'Tanuki', null, null, 0, 2)`,
  `insert into coverage_set values (1, 'local||JP', 'local', null, 'JP', 1)`,
  `insert into coverage_destination values ('JP', 1)`,
  `insert into network_set values (1, 'none', '${JSON.stringify(oldNetworks)}', '', '5G')`,
  ...[1, 2, 3, 4, 5, 6].map(
    (
      id,
    ) => `insert into plan (id, provider_id, external_id, name, coverage_set_id, network_set_id, data_kind, data_rank,
      price_currency, price_units, own_price_count, facts_hash, feed, updated_at, active)
      values (${id}, 1, 'plan-${id}', 'Japan', 1, 1, 'unlimited', 9, 'USD', 45000, 0, 'hash', '', '2026-0${Math.min(id, 2)}-01T00:00:00.000Z', 1)`,
  ),
  `update plan set data_kind = 'total', data_mb = 6000, validity_days = 30 where id = 2`,
  // Three of the first cost less than one of the plan before; of the others none serves 7 days and 5 GB.
  `update plan set data_kind = 'total', data_mb = 2000, validity_days = 30, price_units = 14000 where id = 3`,
  `update plan set data_kind = 'total', data_mb = 999, validity_days = 30, price_units = 10000 where id = 4`,
  `update plan set data_kind = 'total', data_mb = 9000, validity_days = 1, price_units = 10000, data_rank = 10
    where id = 5`,
  `update plan set reduced_speed_kbps = 512, price_units = 10000 where id = 6`,
  `insert into plan_own_price values (3, 'EUR', 1)`,
  ...[1, 2, 3, 4, 5, 6].map((id) => `insert into plan_check values (${id}, '2026-05-01T00:00:00.000Z')`),
  `insert into plan_promo (plan_id, currency, units) values (1, 'USD', 40000)`,
  `insert into destination_stat (destination, provider_count, plan_count, checked_at)
    values ('JP', 1, 2, '2026-05-01T00:00:00.000Z'), ('KR', 1, 1, '2026-04-01T00:00:00.000Z')`,
  ...['published', 'pending'].map(
    (
      status,
    ) => `insert into review (id, provider_id, author_name, email, text, rating, language, status, created_at, published_at)
      values ('${status}', 1, 'Ann', '', 'Good', 4, null, '${status}', '2026-05-01', '2026-05-02')`,
  ),
  `insert into destination_floor values ('JP', 'price', '*', 'USD', 10000, 0), ('JP', 'price', 'EUR', 'EUR', 1, 0)`,
  `insert into review_country values ('published', 'JP'), ('pending', 'KR')`,
];

async function openOldDatabase(url: string): Promise<Database> {
  const opened = await openDatabase({ url, dataDir: '' });
  if (!opened.ok) throw new Error(opened.reason);
  const migrated = await migrate(opened.value, allMigrations.slice(0, 3));
  if (!migrated.ok) throw new Error(migrated.reason);
  for (const row of oldRows) await sql.raw(row).execute(opened.value.queries);
  return opened.value;
}

describe.each(engines)('a database of the first release on %s', (engine) => {
  it('is brought up to date with everything in it', async () => {
    await using place = await createDatabasePlace(engine);
    await using database = await openOldDatabase(place.url);
    expect(await migrate(database)).toEqual({
      ok: true,
      value: [
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
      ],
    });
    const reader = createCatalogueReader(database);
    const stats = await reader.destinationStats();
    expect(stats.toSorted((a, b) => (a.destination < b.destination ? -1 : 1))).toMatchObject([
      { destination: 'JP', checkedAt: '2026-05-01T00:00:00.000Z', changedAt: '2026-02-01T00:00:00.000Z' },
      { destination: 'KR', checkedAt: '2026-04-01T00:00:00.000Z', changedAt: '2026-04-01T00:00:00.000Z' },
    ]);
    expect(await reader.destinationLows('JP' as never)).toEqual([
      { at: '2026-05-01T00:00:00.000Z', currency: 'USD', units: 10_000 },
    ]);
    const query = { currency: 'USD' as never, rates: {} };
    expect(await reader.destinationBaskets(query)).toEqual([
      {
        destination: 'JP',
        cost: { money: { units: 42_000, currency: 'USD' }, estimate: false, rateDate: null },
        purchases: [
          { planId: 3, planCount: 3, priceCount: 3 },
          { planId: 2, planCount: 1, priceCount: 1 },
        ],
      },
    ]);
    const destinations = ['JP' as never];
    expect(await reader.destinationFloors({ destinations, ...query })).toMatchObject([
      { smallest: { price: { money: { units: 10_000 } }, plan: { dataMb: 9000, validityDays: 1 } } },
    ]);
    expect(await reader.destinationFloors({ destinations, currency: 'EUR' as never, rates: {} })).toMatchObject([
      { smallest: { price: { money: { units: 1 } }, plan: { dataMb: 2000, validityDays: 30 } } },
    ]);
    const reviews = createReviewReader(database);
    expect(await reviews.ratings()).toEqual(new Map([['tanuki', { mean: 4, count: 1 }]]));
    expect(await reviews.countries()).toEqual(['JP']);
    const listing = await reader.plansAt('JP' as never);
    expect(listing?.plans[0]?.networks.generation).toBe('4G');
    expect(listing?.plans[0]?.facts).toMatchObject({ dayPass: null, refund: null, unusedData: null, afterEnd: null });
    const generations = await database.queries
      .selectFrom('network_generation')
      .selectAll()
      .orderBy('country')
      .execute();
    expect(generations.map(({ country, generation }) => [country, generation])).toEqual([
      ['JP', '4G'],
      ['KR', '5G'],
    ]);
    expect(listing?.plans.slice(0, 2).map(({ promo }) => promo)).toMatchObject([
      { minimumSpend: null, excludedKinds: [] },
      null,
    ]);
  });

  it('tells from then on what feeds say from what the operator says, and which run has published what', async () => {
    await using place = await createDatabasePlace(engine);
    await using database = await openOldDatabase(place.url);
    const { queries } = database;
    const before = allMigrations.slice(
      0,
      allMigrations.findIndex(({ name }) => name === '0023-operator-overrides'),
    );
    expect(await migrate(database, before)).toMatchObject({ ok: true });
    const at = '2026-05-01T00:00:00.000Z';
    for (const row of [
      'update plan set active = 0 where id = 6',
      `insert into import_run (id, source, started_at, added, changed, unchanged, withdrawn)
        values (1, 'price-csv: p.csv', '${at}', 1, 0, 0, 0)`,
      ...['published', 'held'].map(
        (status) => `insert into feed_run (feed, format, file_name, started_at, ended_at, status, sentence)
          values ('nori', 'price-csv', 'p.csv', '${at}', '${at}', '${status}', '')`,
      ),
      `insert into outgoing_click (plan_id, day, count) values (1, '2026-05-01', 3)`,
    ])
      await sql.raw(row).execute(queries);
    expect(await migrate(database)).toEqual({
      ok: true,
      value: [
        '0023-operator-overrides',
        '0024-refunds-and-ends',
        '0025-views-and-searches',
        '0026-operator-notices',
        '0027-who-decided',
        '0028-former-secrets',
      ],
    });
    const plans = await queries.selectFrom('plan').select(['active', 'offered']).orderBy('id').execute();
    expect(plans.map(({ active, offered }) => `${active}${offered}`)).toEqual(['11', '11', '11', '11', '11', '00']);
    expect(await queries.selectFrom('provider').select(['name', 'stated_name']).execute()).toEqual([
      { name: 'Tanuki', stated_name: 'Tanuki' },
    ]);
    const runs = await queries.selectFrom('feed_run').select(['status', 'import_id']).orderBy('id').execute();
    expect(runs).toEqual([
      { status: 'published', import_id: 1 },
      { status: 'held', import_id: null },
    ]);
    expect(await queries.selectFrom('outgoing_click').selectAll().execute()).toEqual([
      { plan_id: 1, day: '2026-05-01', destination: '', count: 3 },
    ]);
  });
});
