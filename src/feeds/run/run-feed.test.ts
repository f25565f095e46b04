import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { DatabaseError } from '#database/database-error.ts';
import type { Database } from '#database/database.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { writeTemporaryFile } from '#tests/support/feed-files.ts';
import { importFeedFile, importStoreOf, usualRequest } from '#tests/support/import-feed-file.ts';
import { ChangeLog } from '#feeds/judge/change-log.ts';
import type { FeedProgress } from '#feeds/judge/judge-rows.ts';
import type { ImportRequest } from './import-request.ts';
import { takeFile } from './run-feed.ts';

const week1 = 'src/feeds/adapters/price-csv/fixtures/week-1.csv';
const week2 = 'src/feeds/adapters/price-csv/fixtures/week-2.csv';

const importInto = importFeedFile;

async function importText(database: Database, text: string, request: Partial<ImportRequest> = {}) {
  using file = writeTemporaryFile(text, 'prices.csv');
  return await importInto(database, { ...request, path: file.path });
}

async function counts(database: Database) {
  const { queries } = database;
  const plans = await queries
    .selectFrom('plan')
    .select(['external_id', 'active', 'price_units'])
    .orderBy('external_id')
    .execute();
  const runs = await queries.selectFrom('import_run').select(['source', 'added', 'withdrawn']).orderBy('id').execute();
  return { plans, runs };
}

/** A list of this many prices of one seller, from plan `first` on. */
function priceList(count: number, first = 0): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `Nori,Japan,${first + index + 1} GB,7,${(first + index + 4.5).toFixed(2)},USD`,
  );
  return `provider,country,data,days,price,currency\n${rows.join('\n')}\n`;
}

describe('an import', () => {
  it('stores what it can and accounts for every row', async () => {
    await using suite = await createTestDatabase('sqlite');
    const imported = await importInto(suite.database, { path: week1 });
    expect(imported).toMatchObject({
      ok: true,
      value: { format: 'price-csv', read: 11, added: 5, changed: 0, unchanged: 0, withdrawn: 0, complete: true },
    });
    const skipped = imported.ok ? imported.value.skipped : {};
    expect(Object.entries(skipped).map(([reason, { count }]) => [reason, count])).toEqual([
      ['ambiguous-destination', 1],
      ['duplicate-id', 1],
      ['region-without-countries', 2],
      ['sub-national-destination', 1],
      ['unknown-destination', 1],
    ]);
    expect(skipped['duplicate-id']?.samples).toEqual([
      { row: 4, reason: 'duplicate-id', field: 'id', value: 'japan-3gb-30d' },
    ]);
    expect((await counts(suite.database)).runs).toEqual([{ source: 'price-csv: week-1.csv', added: 5, withdrawn: 0 }]);
  });

  it('keeps the first of two rows with one id', async () => {
    await using suite = await createTestDatabase('sqlite');
    await importInto(suite.database, { path: week1 });
    const { plans } = await counts(suite.database);
    expect(plans.find((plan) => plan.external_id === 'japan-3gb-30d')?.price_units).toBe(99_000);
  });

  it('of the same file again changes nothing', async () => {
    await using suite = await createTestDatabase('sqlite');
    await importInto(suite.database, { path: week1 });
    const again = await importInto(suite.database, { path: week1 });
    expect(again).toMatchObject({ value: { read: 11, added: 0, changed: 0, unchanged: 5, withdrawn: 0 } });
  });

  it('of the next week reports the differences of the files', async () => {
    await using suite = await createTestDatabase('sqlite');
    await importInto(suite.database, { path: week1 });
    const next = await importInto(suite.database, { path: week2 });
    // New: 10 GB in Namibia, and Iceland. Dearer or cheaper: 1 GB in Japan. Gone: Côte d'Ivoire.
    expect(next).toMatchObject({ value: { read: 7, added: 2, changed: 1, unchanged: 3, unseen: 1, withdrawn: 0 } });
    expect((await counts(suite.database)).plans.every((plan) => plan.active === 1)).toBe(true);
    const again = await importInto(suite.database, { path: week2 });
    expect(again).toMatchObject({ value: { unchanged: 6, unseen: 0, withdrawn: 1 } });
    const { plans } = await counts(suite.database);
    expect(plans.filter((plan) => plan.active === 0).map((plan) => plan.external_id)).toEqual([
      'cote-divoire-500mb-no-expiry',
    ]);
  });

  it('leaves providers alone that are not in the file', async () => {
    await using suite = await createTestDatabase('sqlite');
    await importInto(suite.database, { path: week1 });
    const other = await importText(suite.database, priceList(1));
    expect(other).toMatchObject({ value: { added: 1, withdrawn: 0 } });
  });

  it('leaves plans alone that another format brought for the same provider', async () => {
    await using suite = await createTestDatabase('sqlite');
    const kestrel = { provider: 'kestrel-esim' as ProviderSlug };
    const answer = 'src/feeds/adapters/airalo/fixtures/partner-answer.json';
    await importInto(suite.database, { ...kestrel, path: answer, format: 'airalo' });
    expect(await importInto(suite.database, { path: week1 })).toMatchObject({ value: { added: 5, withdrawn: 0 } });
    const again = await importInto(suite.database, { ...kestrel, path: answer, format: 'airalo' });
    expect(again).toMatchObject({ value: { unchanged: 5, withdrawn: 0 } });
  });

  it('in either canonical format is one source', async () => {
    await using suite = await createTestDatabase('sqlite');
    const example = 'src/feeds/adapters/canonical-json/fixtures/catalogue.json';
    await importInto(suite.database, { path: example, format: 'canonical-json' });
    const text =
      'provider,id,scope,coverage,data_type,data_mb,price,currency,url\n' +
      'example-one,jp-5gb-30d,local,JP,total,5000,12.50,USD,https://example.com/a\n';
    const next = await importText(suite.database, text, { format: 'canonical-csv' });
    expect(next).toMatchObject({ value: { changed: 1, unseen: 3 } });
  });

  it('of a part of the plans withdraws none', async () => {
    await using suite = await createTestDatabase('sqlite');
    await importInto(suite.database, { path: week1 });
    const next = await importInto(suite.database, { path: week2, partial: true });
    expect(next).toMatchObject({ value: { withdrawn: 0, complete: false } });
  });

  it.each([
    ['of a row that lost a cell', (text: string) => text.replace(',3 GB,30,', ',3 GB,')],
    ['of a file that is cut off in a row', (text: string) => text.slice(0, -60)],
  ])('%s never counts as complete, so nothing is withdrawn', async (_what, damage) => {
    await using suite = await createTestDatabase('sqlite');
    await importInto(suite.database, { path: week1 });
    const damaged = damage(readFileSync(week1, 'utf8').split('\n').slice(0, 6).join('\n').concat('\n'));
    const next = await importText(suite.database, damaged);
    expect(next).toMatchObject({ value: { withdrawn: 0, unseen: 0, complete: false } });
    expect(next).toMatchObject({ value: { damage: expect.stringMatching(/^1 rows have more or fewer values/) } });
  });

  it('whose rows a quotation mark runs together is held', async () => {
    await using suite = await createTestDatabase('sqlite');
    await importInto(suite.database, { path: week1 });
    const [header = '', ...lines] = readFileSync(week1, 'utf8').trim().split('\n');
    const damaged = lines.map((line, index) =>
      index === 1 || index === 3 ? line.replace(',Japan', ',"Japan').replace('Cote', 'Co"te') : line,
    );
    const next = await importText(suite.database, `${[header, ...damaged].join('\n')}\n`);
    expect(next).toMatchObject({
      ok: false,
      reason: expect.stringMatching(
        /^Held, nothing was changed: this feed would publish a damaged table: 3 lines are run together/,
      ),
    });
  });

  it('that is only tried changes nothing and says what it would do', async () => {
    await using suite = await createTestDatabase('sqlite');
    const tried = await importInto(suite.database, { path: week1, dryRun: true });
    expect(tried).toMatchObject({ value: { read: 11, added: 5 } });
    expect(await counts(suite.database)).toEqual({ plans: [], runs: [] });
  });

  it('may be of another provider than it names', async () => {
    await using suite = await createTestDatabase('sqlite');
    const provider = 'puffin' as ProviderSlug;
    expect(await importText(suite.database, priceList(3), { provider })).toMatchObject({ value: { added: 3 } });
    const providers = await suite.database.queries.selectFrom('provider').select(['slug', 'name']).execute();
    expect(providers).toEqual([{ slug: 'puffin', name: 'Puffin' }]);
  });

  it('never gives the plans of several sellers to one', async () => {
    await using suite = await createTestDatabase('sqlite');
    const imported = await importInto(suite.database, { path: week1, provider: 'puffin' as ProviderSlug });
    expect(imported).toEqual({
      ok: false,
      reason:
        'The file week-1.csv names several providers, "Nori.example" and "Kestrel eSIM", but --provider is for files with one. ' +
        'Import it without --provider, or split it.',
    });
    expect(await counts(suite.database)).toEqual({ plans: [], runs: [] });
  });

  it('tells how far it is', async () => {
    await using suite = await createTestDatabase('sqlite');
    const seen: FeedProgress[] = [];
    await importText(suite.database, priceList(1200), { onProgress: (progress) => seen.push(progress) });
    expect(seen.map((progress) => progress.rows)).toEqual([500, 1000, 1200]);
    expect(seen.at(-1)?.bytesRead).toBe(seen.at(-1)?.bytesTotal);
  });

  it('whose rows are all bad withdraws nothing', async () => {
    await using suite = await createTestDatabase('sqlite');
    await importText(suite.database, priceList(40));
    const bad = await importText(suite.database, priceList(40).replaceAll(',7,', ',7,-'));
    expect(bad).toEqual({
      ok: false,
      reason:
        'Refused, nothing was changed: none of the 40 rows of prices.csv can be used, 40 of them because: a price is below zero.',
    });
    expect((await counts(suite.database)).plans.every((plan) => plan.active === 1)).toBe(true);
  });
});

describe('an import that would withdraw too much', () => {
  it('is held and changes nothing', async () => {
    await using suite = await createTestDatabase('sqlite');
    await importText(suite.database, priceList(100));
    const before = await counts(suite.database);
    const held = await importText(suite.database, priceList(60, 60));
    expect(held).toEqual({
      ok: false,
      reason: 'Held, nothing was changed: this feed would withdraw 60 of 100 plans of nori.',
    });
    expect(await counts(suite.database)).toEqual(before);
  });

  it('is done when an operator has looked at it', async () => {
    await using suite = await createTestDatabase('sqlite');
    await importText(suite.database, priceList(100));
    const forced = await importText(suite.database, priceList(60, 60), { isApproved: true });
    expect(forced).toMatchObject({ value: { added: 20, unchanged: 40, withdrawn: 60 } });
  });

  it('is held when tried, too', async () => {
    await using suite = await createTestDatabase('sqlite');
    await importText(suite.database, priceList(100));
    expect(await importText(suite.database, priceList(1), { dryRun: true })).toMatchObject({ ok: false });
  });
});

describe('an import that fails', () => {
  it('in the middle of a file keeps nothing of it', async () => {
    await using suite = await createTestDatabase('sqlite');
    const refused = await importText(suite.database, `${priceList(2000)}"Nori,Japan,1 GB,9,4.50,USD\n`);
    expect(refused).toMatchObject({ ok: false, reason: expect.stringMatching(/never closed/) });
    expect(await counts(suite.database)).toEqual({ plans: [], runs: [] });
  });

  it('because JSON is cut off keeps nothing of it', async () => {
    await using suite = await createTestDatabase('sqlite');
    const entries = Array.from({ length: 1500 }, (_, index) => ({ packageCode: `KST${index}` }));
    const text = JSON.stringify({ obj: { packageList: entries } }).slice(0, -3);
    const refused = await importText(suite.database, text, { format: 'esim-access' });
    expect(refused).toMatchObject({ ok: false, reason: expect.stringMatching(/is not complete JSON/) });
    expect((await counts(suite.database)).runs).toEqual([]);
  });

  it('because there is no file says so', async () => {
    await using suite = await createTestDatabase('sqlite');
    expect(await importInto(suite.database, { path: '/no/such.csv' })).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/does not exist/),
    });
  });

  it('because the database fails says so in its words', async () => {
    await using suite = await createTestDatabase('sqlite');
    const writer = { apply: () => Promise.reject(new DatabaseError('The database file is read-only.')) };
    const store = { ...importStoreOf(suite.database), writer };
    const failed = await takeFile({ ...usualRequest, path: week1 }, store, null);
    expect(failed).toMatchObject({ status: 'failed', sentence: 'The database file is read-only.' });
  });

  it('because its changes have no room says so, and keeps nothing of it', async () => {
    await using suite = await createTestDatabase('sqlite');
    await importText(suite.database, priceList(2000));
    const before = await counts(suite.database);
    using file = writeTemporaryFile(priceList(400), 'prices.csv');
    using changes = new ChangeLog();
    vi.stubEnv('TMPDIR', '/no/such/folder');
    const request = { ...usualRequest, path: file.path, isApproved: true, changes };
    const failed = await takeFile(request, importStoreOf(suite.database), null).finally(() => vi.unstubAllEnvs());
    expect(failed).toMatchObject({ status: 'failed', sentence: expect.stringMatching(/temporary files \(ENOENT\)/) });
    expect(await counts(suite.database)).toEqual(before);
  });

  it('for a reason that nobody foresaw throws it', async () => {
    await using suite = await createTestDatabase('sqlite');
    const writer = { apply: () => Promise.reject(new TypeError('a slip')) };
    const store = { ...importStoreOf(suite.database), writer };
    await expect(takeFile({ ...usualRequest, path: week1 }, store, null)).rejects.toThrow('a slip');
  });
});
