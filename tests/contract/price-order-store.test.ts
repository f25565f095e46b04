import { describe, expect, it } from 'vitest';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { lowestPriceSince } from '#domain/plan/price-history.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { writeTemporaryFile } from '#tests/support/feed-files.ts';
import { importFeedFile } from '#tests/support/import-feed-file.ts';

describe.each(engines)('the order of prices on %s', (engine) => {
  const suite = useTestDatabase(engine);

  /** Imports a list of one plan. @param seen day of November on which it is read @param stated the list's own date */
  async function see(seen: number, price: string, stated: string): Promise<void> {
    using file = writeTemporaryFile(
      `date,provider,country,data,days,price,currency\n${stated},Nori,Japan,1 GB,7,${price},USD\n`,
    );
    const now = new Date(Date.UTC(2026, 10, seen, 8));
    const imported = await importFeedFile(suite.database, { format: 'price-csv', path: file.path, now });
    expect(imported.ok).toBe(true);
  }

  const day = (of: number): string => new Date(Date.UTC(2026, 10, of, 8)).toISOString();

  async function readHistory() {
    const reader = createCatalogueReader(suite.database);
    return (await reader.priceHistories([1])).get(1) ?? [];
  }

  it('is that in which they were seen, with the date that the list states beside it', async () => {
    await see(10, '10', '2026-11-09');
    await see(11, '12', '2026-11-10');
    // A correction under the date of the first list.
    await see(12, '11', '2026-11-09');
    await see(13, '9', '2026-10-01');
    expect((await readHistory()).map(({ at, statedAt, money }) => [at, statedAt, money?.units])).toEqual([
      [day(10), '2026-11-09T00:00:00.000Z', 100_000],
      [day(11), '2026-11-10T00:00:00.000Z', 120_000],
      [day(12), '2026-11-09T00:00:00.000Z', 110_000],
      [day(13), '2026-10-01T00:00:00.000Z', 90_000],
    ]);
  });

  it('ends with the price that is asked, in the history and in what changed last', async () => {
    await see(10, '10', '2026-11-09');
    await see(11, '11', '2026-10-01');
    const reader = createCatalogueReader(suite.database);
    const asked = (await reader.planDetail(1, { locale: 'en' }))?.price;
    expect((await readHistory()).at(-1)?.money).toEqual(asked);
    const changes = await reader.latestPriceChanges({ destination: 'JP' as CountryCode, locale: 'en', limit: 5 });
    expect(changes).toMatchObject([{ at: day(11), before: { units: 100_000 }, money: { units: 110_000 } }]);
  });

  it('keeps an old date from hiding the lowest price of a month', async () => {
    await see(1, '10', '2026-11-01');
    await see(20, '8', '2026-08-01');
    await see(25, '12', '2026-11-25');
    const lowest = lowestPriceSince(await readHistory(), new Date('2026-11-10T00:00:00Z'));
    expect(lowest).toMatchObject({ at: day(20), money: { units: 80_000 } });
  });

  it('leaves the date out where the list states none', async () => {
    await see(10, '10', '');
    expect(await readHistory()).toEqual([{ at: day(10), money: { currency: 'USD', units: 100_000 } }]);
  });
});
