import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { createRateStore } from '#currency/create-rate-store.ts';
import { ensureRates } from '#currency/fallback-rates.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { noteAudit } from '#operators/audit-trail.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { findItems } from '#runtime/services/desk/find-items.ts';
import { readOverrides } from '#runtime/services/desk/overrides.ts';
import { readPlanLayers } from '#runtime/services/desk/plan-layers.ts';
import { readProviderLayers } from '#runtime/services/desk/provider-layers.ts';
import { readProviderList } from '#runtime/services/desk/provider-list.ts';
import { readWrongPrice, type PlanParts } from '#runtime/services/desk/wrong-price.ts';
import { createOverrideDesk } from '#runtime/services/plans/override-desk.ts';
import { addCounts } from '#visitors/daily-counts.ts';
import { createVisitorLog } from '#visitors/create-visitor-log.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';
import { storeReview } from '#tests/support/stored-review.ts';

const dayMs = 24 * 60 * 60_000;
const now = new Date('2026-11-28T14:00:00.000Z');
const ago = (days: number): Date => new Date(now.getTime() - days * dayMs);
const nori = makeProvider({ slug: 'nori' as ProviderSlug, name: 'NORI LTD', example: false });
const kaze = makeProvider({ slug: 'kaze' as ProviderSlug, name: 'Kaze', example: false });

describe.each(engines)('plans and providers at the desk on %s', (engine) => {
  const suite = useTestDatabase(engine);

  async function parts(): Promise<PlanParts> {
    const { database } = suite;
    const currency = createRateStore(database);
    await ensureRates(currency);
    const readers = { catalogue: createCatalogueReader(database), currency, reviews: createReviewReader(database) };
    return { database, sources: { file: null, keptFiles: 1, networks: [] }, ...readers };
  }

  /** @param price of the first plan of Nori */
  async function feed(price: number, at: Date): Promise<void> {
    const own = { ownPrices: [money(42_000, 'EUR')] };
    await createCatalogueWriter(suite.database).apply(
      [
        { provider: nori, plan: makePlan({ externalId: 'a', price: money(price), ...own }) },
        { provider: nori, plan: makePlan({ externalId: 'b', price: money(60_000) }) },
        { provider: kaze, plan: makePlan({ externalId: 'c', price: money(30_000), url: null }) },
      ],
      { source: 'test', sourceName: 'wholesale', now: at, dryRun: false, withdrawMissing: true },
    );
  }

  const pin = async (id: number, units: number, endsAt: string, at = ago(7)): Promise<void> => {
    const price = { price: money(units), reason: 'seen at the provider', pinnedAt: at.toISOString(), endsAt };
    expect(await createOverrideDesk(suite.database, () => at).pin(id, price)).toMatchObject({ ok: true });
  };

  beforeEach(async () => {
    await feed(45_000, ago(100));
    await feed(50_000, ago(26));
  });

  it('show a doubted price with its reports, its source, its place and its line', async () => {
    const { reportPrice } = createVisitorLog(suite.database);
    await reportPrice({ planId: 1, reason: 'wrong-price', price: money(50_000) }, ago(2));
    await reportPrice({ planId: 1, reason: 'not-available', price: money(50_000) }, ago(1));
    const found = await readWrongPrice(await parts(), 1, now);
    expect(found).toMatchObject({
      plan: { id: 1, seller: { slug: 'nori' }, price: money(50_000), countries: ['JP'], isShown: true },
      reports: [{ reason: 'wrong-price', reportedAt: ago(2).toISOString(), seen: null }, { reason: 'not-available' }],
      source: { feed: 'wholesale', checkedAt: ago(26).toISOString() },
      over: { pin: null, hidden: null },
      standing: { at: 'JP', place: 2, total: 2 },
    });
    expect(found?.line.map(({ at, money: price }) => [at, price?.units])).toEqual([
      [ago(100).toISOString(), 45_000],
      [ago(26).toISOString(), 50_000],
    ]);
    expect(await readWrongPrice(await parts(), 99, now)).toBeNull();
  });

  it('tell the layers of a plan, with both lines and who did what', async () => {
    await pin(1, 47_000, '2026-12-13T00:00:00.000Z');
    await feed(55_000, ago(3));
    await suite.database.write((transaction) =>
      noteAudit(transaction, {
        at: ago(7),
        by: { operator: 'ana', via: 'desk' },
        kind: 'plan',
        action: 'pin',
        subject: '1',
      }),
    );
    const layers = await readPlanLayers(suite.database, 1, now);
    expect(layers).toMatchObject({
      stated: { price: money(55_000), ownPrices: [money(42_000, 'EUR')] },
      effective: { price: money(47_000), ownPrices: [] },
      notOffered: null,
      over: { pin: { price: money(47_000), endsAt: '2026-12-13T00:00:00.000Z' } },
      provider: { slug: 'nori' },
      trail: [{ operator: 'ana', action: 'pin' }],
    });
    expect(layers?.shownLine.map(({ money: price }) => price?.units)).toEqual([45_000, 50_000, 47_000]);
    expect(layers?.feedLine.map(({ money: price }) => price?.units)).toEqual([45_000, 50_000, 55_000]);
  });

  it('list what lies over plans, the soonest end first and what has no end last', async () => {
    await createOverrideDesk(suite.database, () => now).hidePlan(3, 'not sold');
    await pin(1, 47_000, '2026-12-13T00:00:00.000Z');
    await pin(2, 61_000, '2026-12-01T00:00:00.000Z');
    const over = await readOverrides(suite.database.queries, { limit: 100 });
    expect(over.map(({ plan, over: { kind } }) => [plan.id, kind])).toEqual([
      [2, 'price'],
      [1, 'price'],
      [3, 'hidden'],
    ]);
    expect(await readOverrides(suite.database.queries, { limit: 1 })).toHaveLength(1);
  });

  it('list providers by clicks, with what waits, what lies over them and whether links pay', async () => {
    const click = { kind: 'click', destination: 'JP', detail: '' } as const;
    await addCounts(suite.database.queries, [
      { ...click, key: 'kaze', day: '2026-11-27', count: 3 },
      { ...click, key: 'nori', day: '2026-11-27', count: 9 },
    ]);
    const started = { format: 'price-csv', file_name: 'f.csv', started_at: ago(3).toISOString(), ended_at: null };
    await suite.database.queries
      .insertInto('feed_run')
      .values({ feed: 'wholesale', ...started, status: 'published', sentence: '', report: null, released_run_id: null })
      .execute();
    const { id } = await suite.database.queries
      .selectFrom('provider')
      .select('id')
      .where('slug', '=', nori.slug)
      .executeTakeFirstOrThrow();
    await storeReview(suite.database, { providerId: id });
    await createVisitorLog(suite.database).reportPrice({ planId: 1, reason: 'wrong-price', price: money(1) }, now);
    await pin(1, 47_000, '2026-12-13T00:00:00.000Z');
    const desk = createOverrideDesk(suite.database, () => now);
    await desk.setProvider('nori', { name: 'Nori', paidLinks: false });
    const list = await readProviderList(await parts(), 'all', now);
    expect(list.rows).toMatchObject([
      {
        seller: { slug: 'nori', name: 'Nori' },
        clicks: 9,
        pays: false,
        plans: 2,
        waits: 2,
        pins: 1,
        feed: { name: 'wholesale' },
      },
      { seller: { slug: 'kaze' }, clicks: 3, pays: null, waits: 0, pins: 0 },
    ]);
    expect(list.counts).toEqual({ all: 2, feed: 0, unpaid: 1, unsaid: 1, hidden: 0 });
    expect((await readProviderList(await parts(), 'unsaid', now)).rows).toHaveLength(1);
    const one = await readProviderLayers(await parts(), 'nori', now);
    expect(one).toMatchObject({
      provider: { statedName: 'NORI LTD', name: 'Nori' },
      pays: false,
      clicks: { total: 9, destinations: [{ destination: 'JP', clicks: 9 }] },
      sample: { planId: 1, externalId: 'a' },
    });
    expect(await readProviderLayers(await parts(), 'nobody', now)).toBeNull();
  });

  it('find a plan by number or address, and providers by a part of their names', async () => {
    const { queries } = suite.database;
    const review = await storeReview(suite.database, { id: 'abcdef12-0000-4000-8000-000000000000' });
    expect(await findItems(queries, 'https://esim.example/plan/japan-1-gb-2')).toMatchObject({ plans: [{ id: 2 }] });
    expect(await findItems(queries, ' KAZ ')).toMatchObject({ plans: [], sellers: [{ slug: 'kaze' }] });
    expect(await findItems(queries, 'abcdef')).toMatchObject({ reviewId: review });
    expect(await findItems(queries, '')).toEqual({ plans: [], sellers: [], reviewId: null });
  });
});
