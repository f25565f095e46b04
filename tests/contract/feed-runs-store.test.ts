import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import type { FeedRunOutcome } from '#feeds/run/run-feed.ts';
import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import { runFeedOn, type ImportRequest } from '#runtime/services/feeds/import-feed.ts';
import { withFeedDesk, type FeedDesk } from '#tests/support/with-feed-desk.ts';
import { failure, type Result } from '#domain/kernel/result.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { sellerFor, usualRequest } from '#tests/support/import-feed-file.ts';
import { makeFolder } from '#tests/support/make-folder.ts';

/** Prices of one seller: plan n costs n + 3 dollars, times `factor`. */
function priceList(count: number, factor = 1): string {
  const rows = Array.from({ length: count }, (_, index) => {
    return `Nori,Japan,${index + 1} GB,7,${((index + 4) * factor).toFixed(2)},USD`;
  });
  return `provider,country,data,days,price,currency\n${rows.join('\n')}\n`;
}

describe.each(engines)('runs of feeds on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let dataDir: string;
  beforeEach(async () => {
    dataDir = makeFolder();
  });

  async function run(text: string, request: Partial<ImportRequest> = {}): Promise<FeedRunOutcome> {
    const path = join(dataDir, 'prices.csv');
    writeFileSync(path, text);
    const setting = { dataDir, feeds: defaultFeedSettings };
    return runFeedOn(suite.database, { ...usualRequest, feed: 'nori', path, ...request }, setting);
  }

  function atDesk<Value>(work: (desk: FeedDesk) => Promise<Result<Value>>): Promise<Result<Value>> {
    const setting = {
      databaseUrl: suite.url,
      dataDir,
      feeds: defaultFeedSettings,
      backups: defaultBackupSettings,
      reviews: defaultReviewSettings,
    };
    return withFeedDesk(setting, () => new Date('2026-08-21T08:00:00Z'), work);
  }

  it('are held until their seller has a name, and no release publishes them before', async () => {
    const plans = Array.from({ length: 3 }, (_, index) => ({
      planName: `Japan ${index + 1}GB`,
      validity: 7,
      dataCap: index + 1,
      dataUnit: 'GB',
      prices: { USD: index + 4 },
      coverages: [{ code: 'JP' }],
    }));
    const text = JSON.stringify(plans);
    const held = await run(text, { format: 'data-plan' });
    expect(held).toMatchObject({ status: 'held', report: { holdReasons: [{ rule: 'unnamed-seller' }] } });
    expect(held.sentence).toContain('publish plans as "Unnamed seller", since nothing names their seller');
    expect(held.sentence).not.toContain('feeds release');
    const refused = failure(expect.stringContaining('name their seller with --provider'));
    expect(await atDesk((desk) => desk.release(1))).toEqual(refused);
    expect(await atDesk((desk) => desk.release(1, ['unnamed-seller']))).toEqual(refused);
    const provider = sellerFor('data-plan');
    expect(await run(text, { format: 'data-plan', provider })).toMatchObject({ status: 'published' });
    const sellers = await suite.database.queries.selectFrom('provider').select('slug').execute();
    expect(sellers).toEqual([{ slug: 'kite-roam' }]);
  });

  async function history(): Promise<string[]> {
    const runs = await atDesk(async (desk) => ({ ok: true, value: await desk.history({ feed: 'nori', limit: 20 }) }));
    return runs.ok ? runs.value.map(({ id, status }) => `${id} ${status}`) : [];
  }

  /** Batches of plans that wait. */
  async function heldPlans(): Promise<number> {
    return (await suite.database.queries.selectFrom('held_plans').select('number').execute()).length;
  }

  /** Everything that readers see. */
  async function published(): Promise<unknown> {
    const reader = createCatalogueReader(suite.database);
    return [await reader.version(), await reader.plansAt('JP' as never)];
  }

  it.each([
    [
      'is cut in half',
      priceList(30),
      /^Held, nothing was changed: this feed would withdraw 31 of 61 plans of nori\. Look at it with "roamchart feeds show 2"; publish it with "feeds release 2", or drop it with "feeds discard 2"\.$/,
    ],
    [
      'is a web page',
      '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>',
      /^The file prices\.csv is not a list of prices: expected a CSV file with the columns [^\n]*\.$/,
    ],
    [
      'doubles all prices',
      priceList(61, 2),
      /^Held, nothing was changed: this feed would change the price of 61 of 61 plans of nori by more than 25 %, nearly all to 2 times the old one\. /,
    ],
    [
      'states cents',
      priceList(61, 100),
      /^Held, nothing was changed: this feed would change the price .* nearly all to 100 times the old one, as if cents were whole units\. /,
    ],
    [
      'has one cent everywhere',
      priceList(61).replaceAll(/,7,[\d.]+/g, ',7,0.01'),
      /^Refused, nothing was changed: none of the 61 rows of prices\.csv can be used, 61 of them because: the price is outside the allowed range\.$/,
    ],
    [
      'has one cent in most rows',
      priceList(61).replaceAll(/([1-5]\d GB),7,[\d.]+/g, '$1,7,0.01'),
      /^Held, nothing was changed: .*it would skip 50 of its 61 rows as implausible\. /,
    ],
    [
      'has one price everywhere',
      priceList(61).replaceAll(/,7,[\d.]+/g, ',7,9.00'),
      /it would give 61 of 61 different plans the same price, 9\.00 USD\. /,
    ],
    ['has no rows', 'provider,country,data,days,price,currency\n', /^[^\n]*prices\.csv has no rows[^\n]*\.$/],
  ])('that %s change nothing, with one sentence', async (_what, text, sentence) => {
    await run(priceList(61));
    const before = await published();
    const outcome = await run(text);
    expect(outcome.sentence).toMatch(sentence);
    expect(outcome.sentence).not.toContain('\n');
    expect(await published()).toEqual(before);
    expect(await history()).toEqual([`2 ${outcome.status}`, '1 published']);
  });

  it('are recorded with their counts, their times and their sentence', async () => {
    const confirmed = 'The feed has not changed; its prices were confirmed.';
    await run(priceList(3));
    await run(priceList(3), { now: new Date('2026-08-21T08:00:00Z') });
    const runs = await atDesk(async (desk) => ({ ok: true, value: await desk.history({ feed: null, limit: 20 }) }));
    expect(runs).toMatchObject({
      value: [
        { id: 2, status: 'unchanged', sentence: confirmed, report: null },
        {
          id: 1,
          feed: 'nori',
          format: 'price-csv',
          fileName: 'prices.csv',
          status: 'published',
          startedAt: '2026-08-20T08:00:00.000Z',
          endedAt: '2026-08-20T08:00:00.000Z',
          sentence: 'Published: 3 added, 0 changed, 0 withdrawn.',
          report: { added: 3, read: 3 },
        },
      ],
    });
    expect(await atDesk((desk) => desk.show(9))).toEqual(
      failure('There is no run 9; "roamchart feeds history" lists them.'),
    );
  });

  it('that are only tried leave no record and no file', async () => {
    await run(priceList(61));
    expect(await run(priceList(30), { dryRun: true })).toMatchObject({
      runId: null,
      status: 'held',
      sentence: 'Would be held: this feed would withdraw 31 of 61 plans of nori.',
    });
    expect([await history(), readdirSync(dataDir)]).toEqual([['1 published'], ['prices.csv']]);
  });

  it('that were held are published as they were, once', async () => {
    await run(priceList(61));
    await run(priceList(61, 2));
    writeFileSync(join(dataDir, 'prices.csv'), 'something else');
    expect(await atDesk((desk) => desk.release(2))).toMatchObject({
      value: { runId: 3, status: 'published', report: { changed: 61, withdrawn: 0 } },
    });
    expect(await atDesk((desk) => desk.release(2))).toEqual(
      failure('Feed 2 was already released; nothing was changed.'),
    );
    expect(await atDesk((desk) => desk.show(3))).toMatchObject({ value: { run: { releasedRunId: 2 }, held: null } });
    expect(await heldPlans()).toBe(0);
    const listing = await createCatalogueReader(suite.database).plansAt('JP' as never);
    expect(Math.min(...(listing?.plans.map(({ price }) => price.units) ?? []))).toBe(80_000);
  });

  it('that were held are published by another instance, without the file', async () => {
    await run(priceList(61));
    await run(priceList(61, 2));
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir);
    expect(await atDesk((desk) => desk.release(2))).toMatchObject({ value: { status: 'published' } });
  });

  it('that were held are published where they state more plans than are buffered in memory', async () => {
    const list = (factor: number): string => {
      const rows = Array.from({ length: 1_200 }, (_, index) => {
        return `Nori,Japan,${index + 1} GB,7,${((index / 100 + 4) * factor).toFixed(2)},USD`;
      });
      return `provider,country,data,days,price,currency\n${rows.join('\n')}\n`;
    };
    await run(list(1));
    expect(await run(list(2))).toMatchObject({ status: 'held' });
    expect(await atDesk((desk) => desk.release(2))).toMatchObject({
      value: { status: 'published', report: { changed: 1_200 } },
    });
  });

  it('that version 1.0.0 held are published from the file it kept, if that is still the same', async () => {
    await run(priceList(61));
    await run(priceList(61, 2));
    await suite.database.queries.deleteFrom('held_plans').execute();
    const before = await published();
    const gone = failure(
      'What run 2 would publish is gone, so run the feed again, or discard it with "roamchart feeds discard 2".',
    );
    expect(await atDesk((desk) => desk.release(2))).toEqual(gone);
    const folder = join(dataDir, 'feeds', 'held');
    mkdirSync(folder, { recursive: true });
    const kept = join(folder, createHash('sha256').update(priceList(61, 2)).digest('hex'));
    writeFileSync(kept, priceList(61, 3));
    expect(await atDesk((desk) => desk.release(2))).toEqual(gone);
    expect(await published()).toEqual(before);
    writeFileSync(kept, priceList(61, 2));
    expect(await atDesk((desk) => desk.release(2))).toMatchObject({ value: { runId: 3, status: 'published' } });
    expect(readdirSync(folder)).toEqual([]);
    expect(await atDesk((desk) => desk.release(2))).toEqual(
      failure('Feed 2 was already released; nothing was changed.'),
    );
  });

  it('that are discarded change nothing, and what they stated goes', async () => {
    await run(priceList(61));
    await run(priceList(30));
    const before = await published();
    expect(await atDesk((desk) => desk.discard(2))).toMatchObject({ ok: true });
    expect(await atDesk((desk) => desk.release(2))).toEqual(
      failure('Feed 2 was already discarded; nothing was changed.'),
    );
    expect(await atDesk((desk) => desk.discard(1))).toEqual(
      failure('No held feed has the number 1; "roamchart feeds held" lists them.'),
    );
    expect([await published(), await heldPlans()]).toEqual([before, 0]);
  });

  it('take the place of what was held before, whether they are held or published', async () => {
    await run(priceList(61));
    await run(priceList(61, 2));
    await run(priceList(61, 3));
    const waiting = await atDesk(async (desk) => ({ ok: true, value: await desk.held() }));
    expect(waiting).toMatchObject({ value: [{ run: { id: 3 }, request: { format: 'price-csv' } }] });
    expect(await heldPlans()).toBe(1);
    await run(priceList(61));
    expect(await atDesk((desk) => desk.release(3))).toEqual(
      failure('Feed 3 was superseded by a later run of the same feed; nothing was changed.'),
    );
    expect(await heldPlans()).toBe(0);
  });

  describe('of a source with several sellers', () => {
    /** Thirty plans each. */
    const rowsOf = (...sellers: string[]): string =>
      ['provider,country,data,days,price,currency']
        .concat(sellers.flatMap((seller) => rows.map((row) => row.replace('Nori', seller))))
        .join('\n');
    const rows = priceList(30).trim().split('\n').slice(1);
    const offered = async (): Promise<string[]> => {
      const plans = suite.database.queries.selectFrom('plan').innerJoin('provider', 'provider.id', 'provider_id');
      const found = await plans.select('provider.slug').where('active', '=', 1).distinct().orderBy('slug').execute();
      return found.map(({ slug }) => slug);
    };

    it('hold for an operator that one of them has left, and withdraw its plans when he agrees', async () => {
      await run(rowsOf('Nori', 'Kombu'));
      const { status, runId } = await run(rowsOf('Nori'));
      expect([status, await offered()]).toEqual(['held', ['kombu', 'nori']]);
      expect(await atDesk((desk) => desk.release(runId ?? 0))).toMatchObject({ value: { status: 'published' } });
      expect(await offered()).toEqual(['nori']);
    });

    it('leave a seller alone whom another source names since', async () => {
      await run(rowsOf('Nori', 'Kombu'));
      await run(rowsOf('Kombu'), { feed: 'kombu' });
      expect((await run(rowsOf('Nori'))).status).toBe('unchanged');
      expect(await offered()).toEqual(['kombu', 'nori']);
    });

    it('leave everybody alone when the file is all that names the source, or is a part', async () => {
      await run(rowsOf('Nori', 'Kombu'), { feed: null });
      expect((await run(rowsOf('Nori'), { feed: null })).status).toBe('unchanged');
      await run(rowsOf('Nori', 'Kombu'));
      expect((await run(rowsOf('Nori'), { partial: true })).status).toBe('unchanged');
      expect(await offered()).toEqual(['kombu', 'nori']);
    });
  });

  it('mark a missing plan as not confirmed, then withdraw it, and never delete it', async () => {
    const all = priceList(30);
    const rest = all.replace(/^Nori,Japan,5 GB.*\n/m, '');
    const plan = async () => {
      const listing = await createCatalogueReader(suite.database).plansAt('JP' as never);
      return listing?.plans.filter(({ facts }) => facts.dataMb === 5_000).map(({ isUnconfirmed }) => isUnconfirmed);
    };
    const runs = async (text: string) => {
      const { report } = await run(text);
      return [report?.unseen, report?.withdrawn, await plan()];
    };
    expect(await runs(all)).toEqual([0, 0, [false]]);
    expect(await runs(rest)).toEqual([1, 0, [true]]);
    expect(await runs(all)).toEqual([0, 0, [false]]);
    expect(await runs(rest)).toEqual([1, 0, [true]]);
    expect(await runs(rest)).toEqual([0, 1, []]);
    const { queries } = suite.database;
    const kept = await queries.selectFrom('plan').select('active').where('data_mb', '=', 5_000).execute();
    const prices = queries.selectFrom('price_observation').innerJoin('plan', 'plan.id', 'plan_id').select('units');
    expect(kept).toEqual([{ active: 0 }]);
    expect(await prices.where('data_mb', '=', 5_000).orderBy('import_id').execute()).toMatchObject([
      { units: 80_000 },
      { units: null },
    ]);
  });
});
