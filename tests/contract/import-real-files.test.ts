import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { FeedFormatName } from '#feeds/adapters/feed-format.ts';
import type { ImportReport } from '#feeds/judge/import-report.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { importFeedFile, sellerFor } from '#tests/support/import-feed-file.ts';

/** Real files of providers may not be part of the project; they lie beside it where a developer has them. */
const folder = resolve('../shared/data/catalogues');
const isHere = existsSync(folder);

if (!isHere) console.warn(`Skipped: the real feed files are not in ${folder}.`);

const formatByFolder: Readonly<Record<string, readonly (readonly [pattern: RegExp, format: FeedFormatName])[]>> = {
  canonical: [
    [/example\.json$/, 'canonical-json'],
    [/\.csv$/, 'canonical-csv'],
  ],
  'scraped-prices': [[/\.csv$/, 'price-csv']],
  'esim-access': [[/./, 'esim-access']],
  'airalo-partner-v2': [[/./, 'airalo']],
  'airalo-site-country': [[/./, 'airalo']],
  'esim-go': [
    [/^rate_sheet/, 'rate-sheet'],
    [/^reseller/, 'reseller'],
    [/./, 'esim-go'],
  ],
  'reseller-flat': [[/./, 'reseller']],
  'zendit-offers': [[/./, 'zendit']],
  'brand-api-two-currencies': [[/./, 'brand-two-currencies']],
  'daily-plan-sheet': [[/./, 'daily-plan-sheet']],
  'single-brand-tracker': [[/./, 'single-brand']],
  'scraped-brand-2024': [[/./, 'brand-scrape']],
};

/**
 * Files beside the feeds that are no feeds: the schema of the canonical format, and a response of another comparison
 * site.
 */
const noFeeds = ['catalogue.schema.json', 'multi-country.json'];

/** Rows of files that were counted by hand. */
const rowsOf: Readonly<Record<string, number>> = {
  'products_2026-03-20.json': 2743,
  'offers_page_10.json': 1024,
  'local.json': 2730,
  'regional.json': 231,
  'sheet_rows.json': 837,
  'current.json': 901,
  // 735 packages, and four pages without any.
  'destinations.json': 739,
  'rate_sheet_fixed.csv': 210 * 8,
  'rate_sheet_unlimited_lite.csv': 210 * 7,
  'reseller_retail_by_country.json': 1444,
  'catalog_bundles.csv': 2945,
  'packages_table.csv': 1141,
};

/** Files of a vendor that hold no plans, and their names in the refusal. */
const refusals: Readonly<Record<string, RegExp>> = {
  'supported_regions.json': /is the list of locations of eSIM Access, which holds no plans/,
  'compatible_devices_sample.json': /is the list of compatible devices of Airalo, which holds no plans/,
  'regional_bundles_members.csv': /lists the members of regional bundles, which holds no prices/,
};

const files = Object.entries(isHere ? formatByFolder : {}).flatMap(([name, formats]) =>
  readdirSync(join(folder, name)).flatMap((file) => {
    const format = formats.find(([pattern]) => pattern.test(file))?.[1];
    return format === undefined ? [] : [{ file, format, path: join(folder, name, file) }];
  }),
);

function importInto(database: Database, format: FeedFormatName, path: string): Promise<Result<ImportReport>> {
  return importFeedFile(database, { format, path, provider: sellerFor(format), now: new Date() });
}

function reportOf(imported: Result<ImportReport>): ImportReport {
  if (!imported.ok) throw new Error(imported.reason);
  return imported.value;
}

/** Rows that a report accounts for. */
function accounted({ added, changed, unchanged, skipped }: ImportReport): number {
  return added + changed + unchanged + Object.values(skipped).reduce((sum, { count }) => sum + count, 0);
}

describe.runIf(isHere)('every real feed file', { timeout: 120_000 }, () => {
  it('is found, and none is left behind', () => {
    const lying = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => basename(path));
    const known = new Set([...files.map(({ file }) => file), ...noFeeds, 'README.md']);
    expect(lying.filter((name) => name.includes('.') && !known.has(name))).toEqual([]);
    expect(files.length).toBeGreaterThanOrEqual(25);
  });

  it.each(files.filter(({ file }) => !(file in refusals)))(
    '$file is accounted for row by row',
    async ({ file, format, path }) => {
      await using suite = await createTestDatabase('sqlite');
      const first = reportOf(await importInto(suite.database, format, path));
      expect(first.read).toBe(rowsOf[file] ?? first.read);
      expect(accounted(first)).toBe(first.read);
      expect(first.added).toBeGreaterThan(0);
      const again = reportOf(await importInto(suite.database, format, path));
      expect(again).toMatchObject({ read: first.read, added: 0, changed: 0, unchanged: first.added, withdrawn: 0 });
      expect(again.skipped).toEqual(first.skipped);
    },
  );

  it.each(files.filter(({ file }) => file in refusals))(
    '$file is refused by what it is',
    async ({ file, format, path }) => {
      await using suite = await createTestDatabase('sqlite');
      const refused = await importInto(suite.database, format, path);
      expect(refused).toMatchObject({ ok: false, reason: expect.stringMatching(refusals[file] ?? /never/) });
      expect(await suite.database.queries.selectFrom('import_run').select('id').execute()).toEqual([]);
    },
  );

  it('of the second week reports the differences to the first', async () => {
    await using suite = await createTestDatabase('sqlite');
    const [first, second] = files.filter(({ format }) => format === 'price-csv');
    if (first === undefined || second === undefined) throw new Error('two weeks of prices were expected');
    reportOf(await importInto(suite.database, 'price-csv', first.path));
    const before = await offeredKeys(suite.database);
    const report = reportOf(await importInto(suite.database, 'price-csv', second.path));
    const again = reportOf(await importInto(suite.database, 'price-csv', second.path));
    const after = await offeredKeys(suite.database);
    expect(report.added).toBe([...after.keys()].filter((key) => !before.has(key)).length);
    expect([report.withdrawn, report.unseen]).toEqual([0, again.withdrawn]);
    expect(again.withdrawn).toBe([...before.keys()].filter((key) => !after.has(key)).length);
    expect(report.changed).toBe(
      [...after].filter(([key, price]) => before.has(key) && before.get(key) !== price).length,
    );
  });
});

/** Price of each offered plan by provider and id. */
async function offeredKeys({ queries }: Database): Promise<Map<string, string>> {
  const rows = await queries
    .selectFrom('plan')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .select(['provider.slug', 'plan.external_id', 'plan.price_units', 'plan.price_currency'])
    .where('plan.active', '=', 1)
    .execute();
  return new Map(rows.map((row) => [`${row.slug} ${row.external_id}`, `${row.price_units} ${row.price_currency}`]));
}
