import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createOverrideDesk } from '#runtime/services/plans/override-desk.ts';
import { runFeedOn, type FeedFormatName } from '#runtime/services/feeds/import-feed.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { createDatabasePlace, engines, type DatabasePlace } from '#tests/support/database.ts';
import { openMigrated } from '#tests/support/filled-site.ts';
import { openAsFormerly } from './former-releases/former-releases.ts';
import { usualRequest } from '#tests/support/import-feed-file.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';

/**
 * A site that 1.0.0 itself has made, and what it then exported and answered. The feed `own` (nori, tanuki) states own
 * prices and promos; its third run is reverted. `isles` (kaze) has run five times, the last with prices times 1.3, the
 * one before times 1.2; it has withdrawn plans, misses one since its last run, and a file of it is held. `beach` (umi) is
 * retired. Plan 15 is hidden, plans 3 and 16 are pinned, and a visitor has reported a price.
 */
const folder = 'tests/contract/fixtures/former-sites/catalogue-of-1.0.0';
const hidden = 'japan-3gb-7d';
const pinned = 'japan-4gb-7d';

const exported = readFileSync(`${folder}/export.json`, 'utf8');
const answers = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(`${folder}/answers.json`, 'utf8')));
const site = { name: 'Roamchart', origin: 'https://esim.example', contactEmail: null, operatorName: null };
const exportedAt = new Date('2026-11-18T08:00:00Z');

const catalogue = z.object({
  plans: z.array(
    z.looseObject({
      id: z.string(),
      provider: z.string(),
      price: z.object({ amount: z.string(), currency: z.string() }),
    }),
  ),
});
type Plans = z.infer<typeof catalogue>['plans'];

const plansOf = (text: string): Plans => catalogue.parse(JSON.parse(text)).plans;
const of = (plans: Plans, provider: string): Plans => plans.filter((plan) => plan.provider === provider);
const pricesOf = (plans: Plans): readonly string[] => plans.map(({ id, price }) => `${id} ${price.amount}`).toSorted();

/** The price list of `isles` in USD, as it would be exported without overlays. */
function isles(factor: number, missing: readonly number[]): readonly string[] {
  const sizes = Array.from({ length: 60 }, (_, at) => at + 1).filter((gb) => !missing.includes(gb));
  return sizes.map((gb) => `japan-${gb}gb-7d ${Number(((gb + 3) * factor).toFixed(2))}`).toSorted();
}

/** With the overlays of the site. */
const overlaid = (prices: readonly string[]): readonly string[] =>
  prices
    .filter((line) => !line.startsWith(`${hidden} `))
    .map((line) => (line.startsWith(`${pinned} `) ? `${pinned} 4.5` : line))
    .toSorted();

describe.each(engines)('a site of 1.0.0 after its upgrade on %s', (engine) => {
  let place: DatabasePlace;
  let dataDir: string;
  beforeEach(async () => {
    place = await createDatabasePlace(engine);
    dataDir = makeFolder();
    await (await openAsFormerly({ version: '1.0.0', path: `${folder}/site.tar` }, place.url)).close();
  });
  afterEach(async () => {
    await place[Symbol.asyncDispose]();
  });

  async function run(words: string): Promise<string> {
    const { status, out, err } = await runCommandLine(
      words,
      { DATABASE_URL: place.url, DATA_DIR: dataDir },
      exportedAt,
    );
    expect([words, status, err]).toEqual([words, 0, '']);
    return out;
  }

  const plans = async (): Promise<Plans> => plansOf(await run('export'));

  it('exports the same', async () => {
    expect(await run('export')).toBe(exported);
  });

  it('answers visitors the same, with what newer versions add', async () => {
    const now = (): Date => new Date('2026-11-19T08:00:00Z');
    await using rooms = await openTestContext({ databaseUrl: place.url, dataDir, site, now });
    const app = await buildTestServer({ context: rooms.context });
    for (const [path, answer] of Object.entries(answers)) {
      const body: unknown = (await app.inject(path)).json();
      expect(body, path).toMatchObject(Object(answer));
    }
    await app.close();
  });

  it('shows what the feeds state once a pin and a hide are taken back', async () => {
    for (const words of ['plans unpin 16', 'plans unpin 3', 'plans unhide 15']) await run(words);
    const shown = await plans();
    expect(pricesOf(of(shown, 'kaze'))).toEqual(
      isles(1.3, [18, 19, 20]).map((line) => line.replace(/^japan-17gb-7d .*/, 'japan-17gb-7d 24')),
    );
    expect(shown.find(({ id }) => id === 'plan-2')).toMatchObject({
      price: { amount: '6.2', currency: 'USD' },
      prices: [{ amount: '602', currency: 'JPY' }],
      promoPrice: { amount: '5.5', code: 'A"B\\C' },
    });
  });

  it('makes every plan again as it was', async () => {
    const before = await plans();
    await using database = await openMigrated(place.url);
    const desk = createOverrideDesk(database, () => exportedAt);
    const rows = await database.queries.selectFrom('plan').select('id').where('active', '=', 1).execute();
    for (const { id } of rows)
      for (const said of [await desk.hidePlan(id, 'try'), await desk.showPlan(id)]) expect(said.ok).toBe(true);
    expect(await plans()).toEqual(before);
  });

  it('finds nothing new in the files that it has read last but prices that are judged now', async () => {
    const before = await plans();
    await using database = await openMigrated(place.url);
    const read = async (feed: string, name: string, format: FeedFormatName): Promise<string> => {
      const request = { ...usualRequest, feed, format, path: `${folder}/${name}`, now: exportedAt };
      return (await runFeedOn(database, request, { dataDir, feeds: defaultFeedSettings })).sentence;
    };
    // Yen prices below half of the list price, which 1.0.0 did not judge, are left out.
    expect(await read('own', 'own-2.json', 'canonical-json')).toBe('Published: 0 added, 8 changed, 0 withdrawn.');
    expect(await read('own', 'own-2.json', 'canonical-json')).toMatch(/^The feed has not changed; /);
    expect(pricesOf(await plans())).toEqual(pricesOf(before));
    // As 1.0.0 itself did: the file misses 17 GB for the second time.
    expect(await read('isles', 'isles-5.csv', 'price-csv')).toBe('Published: 0 added, 0 changed, 1 withdrawn.');
    expect(pricesOf(await plans())).toEqual(pricesOf(before.filter(({ id }) => id !== 'japan-17gb-7d')));
    expect(await read('isles', 'isles-5.csv', 'price-csv')).toMatch(/^The feed has not changed; /);
  });

  it('goes back before the newest run of a feed', async () => {
    const before = await plans();
    await run('feeds revert 9');
    const shown = await plans();
    // That run was the second to miss 18 GB, which the one before had not priced either.
    const withMissed = [...isles(1.2, [18, 19, 20]), 'japan-18gb-7d 23.1'];
    expect(pricesOf(of(shown, 'kaze'))).toEqual(overlaid(withMissed));
    for (const other of ['nori', 'tanuki']) expect(of(shown, other)).toEqual(of(before, other));
  });

  it('goes back before the newest run that is not reverted yet', async () => {
    const before = await plans();
    await run('feeds revert 4');
    const shown = await plans();
    const first = Array.from({ length: 12 }, (_, at) => `plan-${at} ${at === 2 ? '1.5' : `${4 + at}.1`}`).toSorted();
    expect(pricesOf(shown.filter(({ provider }) => provider !== 'kaze'))).toEqual(first);
    expect(of(shown, 'kaze')).toEqual(of(before, 'kaze'));
  });

  it('changes no plan when an older run is reverted', async () => {
    const before = pricesOf(await plans());
    await run('feeds revert 8');
    expect(pricesOf(await plans())).toEqual(before);
    await run('feeds revert 1');
    expect(pricesOf(await plans())).toEqual(before);
  });

  it('retires a feed for good', async () => {
    const before = await plans();
    expect(await run('feeds retire isles')).toContain('Retired isles: ');
    const shown = await plans();
    expect(shown).toEqual(before.filter(({ provider }) => provider !== 'kaze'));
    await run('feeds revert 8');
    expect(await plans()).toEqual(shown);
  });

  it('keeps the held file, the reports and a retired feed as they were', async () => {
    expect(await run('feeds held --json')).toContain('"id":10');
    expect(await run('reports')).toContain('USD');
    const before = await plans();
    await run('feeds revert 3');
    expect(await plans()).toEqual(before);
    expect(of(before, 'umi')).toEqual([]);
  });
});
