import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import { parseLinkTemplate } from '#domain/site/link-template.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { canonicalFile } from '#feeds/canonical-export/canonical-file.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { listReviews } from '#reviews/desk-reader.ts';
import { createOverrideDesk, type OverrideDesk } from '#runtime/services/plans/override-desk.ts';
import { engines, type TestDatabase, useTestDatabase } from '#tests/support/database.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';
import { createTestSubmit, makeDraft, makeSubmission } from '#tests/support/review-submission-factory.ts';
import { storeReview } from '#tests/support/stored-review.ts';
import { createVisitorLog } from '#visitors/create-visitor-log.ts';
import { createVisitorDesk } from '#visitors/visitor-desk.ts';

const japan = 'JP' as CountryCode;
const slugs = ['olive', 'olive-esim', 'kaze', 'demo'] as const;
const [olive, oliveEsim, kaze, demo] = slugs.map((slug) =>
  makeProvider({ slug: slug as ProviderSlug, name: slug.toUpperCase(), example: slug === 'demo' }),
);
const onDay = (day: number): Date => new Date(Date.parse('2026-10-05T08:00:00.000Z') + day * 24 * 60 * 60_000);

function feedOf(price = 45_000): readonly ProviderPlan[] {
  return [olive, oliveEsim, kaze].flatMap((provider) =>
    provider === undefined
      ? []
      : [{ provider, plan: makePlan({ externalId: 'a', price: money(price), url: `https://shop.example/${price}` }) }],
  );
}

function importInto({ database }: TestDatabase, plans: readonly ProviderPlan[], now: Date) {
  const options = { source: 'test feed', now, dryRun: false, withdrawMissing: true };
  return createCatalogueWriter(database).apply(plans, options);
}

/** What visitors, moderators and exports see. */
async function seen({ database }: TestDatabase) {
  const catalogue = createCatalogueReader(database);
  const reviews = createReviewReader(database);
  const found = await catalogue.findPlans({ selection: {}, after: null, limit: 10 });
  const place = { destination: japan };
  const ofEach = <Value>(read: (provider: ProviderSlug) => Promise<Value>) =>
    Promise.all(slugs.map((slug) => read(slug as ProviderSlug)));
  let file = '';
  for await (const piece of canonicalFile(database.queries, {}, 'json')) file += piece;
  return {
    plans: found.plans.map(({ id, provider, statedProvider }) => [id, provider.slug, statedProvider]),
    listed: (await catalogue.plansAt(japan))?.plans.map(({ id, provider }) => [id, provider.slug, provider.name]),
    journey: (await catalogue.journeyPlans({ country: japan, currency: 'USD' as CurrencyCode })).map(
      ({ id, provider }) => [id, provider],
    ),
    stats: (await catalogue.destinationStats()).map(({ providerCount, planCount }) => [providerCount, planCount]),
    pages: await catalogue.providerPages(),
    providers: await catalogue.providers(),
    reviewed: (await catalogue.providers({ hasReview: true })).map(({ slug }) => slug),
    starts: await ofEach((provider) => catalogue.planStarts({ ...place, provider })),
    found: await ofEach(async (provider) => {
      const { plans } = await catalogue.findPlans({ selection: { provider }, after: null, limit: 10 });
      return plans.map(({ id }) => id);
    }),
    offers: await Promise.all([1, 2, 3].map((id) => catalogue.offer(id, null))),
    links: await catalogue.sellerLinks(),
    hidden: await Promise.all([1, 2, 3].map((id) => catalogue.isHidden(id))),
    ratings: [...(await reviews.ratings())].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    all: await reviews.summary(),
    summaries: await ofEach((provider) => reviews.summary({ provider })),
    lists: await ofEach(async (provider) => {
      const page = await reviews.published({ provider, page: 1, pageSize: 10 });
      return page.reviews.map(({ text, provider: { name } }) => [text, name]);
    }),
    desk: (await listReviews(database.queries, { limit: 10 })).reviews.map(({ provider, text }) => [
      text,
      provider.slug,
    ]),
    clicks: await createVisitorDesk(database).clicks(onDay(0), 'provider'),
    file: JSON.parse(file).plans.map(({ id, provider }: { id: string; provider: string }) => `${provider} ${id}`),
  };
}

describe.each(engines)('merged providers on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let desk: OverrideDesk;
  beforeEach(async () => {
    desk = createOverrideDesk(suite.database, () => onDay(1));
    const template = parseLinkTemplate('https://go.example/?to={url}');
    await importInto(suite, feedOf(), onDay(0));
    await desk.setProvider('olive', { linkTemplate: template.ok ? template.value : null });
    for (const [providerId, rating] of [
      [1, 5],
      [1, 4],
      [2, 2],
    ] as const)
      await storeReview(suite.database, { providerId, rating, status: 'published', text: `of ${providerId}` });
    const visitors = createVisitorLog(suite.database);
    for (const planId of [1, 2, 2]) await visitors.countClick({ planId, destination: japan }, new Date('2026-10-06'));
  });

  it('are one to visitors: plans, links, reviews and clicks', async () => {
    expect(await desk.mergeProvider('olive-esim', 'olive')).toMatchObject({
      ok: true,
      value: { slug: 'olive-esim', mergedInto: 'olive', planCount: 0 },
    });
    expect(await desk.provider('olive')).toMatchObject({ value: { mergedFrom: ['olive-esim'], planCount: 2 } });
    const now = await seen(suite);
    expect(now.plans).toEqual([
      [1, 'olive', 'olive'],
      [2, 'olive', 'olive-esim'],
      [3, 'kaze', 'kaze'],
    ]);
    expect(now.listed?.map((row) => row.slice(1))).toEqual([
      ['olive', 'OLIVE'],
      ['olive', 'OLIVE'],
      ['kaze', 'KAZE'],
    ]);
    expect(now.journey.map(([, slug]) => slug)).toEqual(['olive', 'olive', 'kaze']);
    expect(now.stats).toEqual([[2, 3]]);
    expect(now.pages.map(({ provider, planCount }) => [provider, planCount])).toEqual([
      ['kaze', 1],
      ['olive', 2],
    ]);
    expect(now.providers.map(({ slug }) => slug)).toEqual(['kaze', 'olive']);
    expect(now.reviewed).toEqual(['olive']);
    // A request for the old one gets what it is merged into.
    expect(now.found).toEqual([[1, 2], [1, 2], [3], []]);
    expect(now.starts.map((starts) => starts[0]?.planCount)).toEqual([2, 2, 1, undefined]);
    expect(now.offers.map((offer) => offer?.address.slice(0, 20))).toEqual([
      'https://go.example/?',
      'https://go.example/?',
      'https://shop.example',
    ]);
    expect(now.ratings).toEqual([['olive', { mean: 11 / 3, count: 3 }]]);
    expect(now.all).toMatchObject({ count: 3, providers: 1 });
    expect(now.summaries.map(({ count }) => count)).toEqual([3, 3, 0, 0]);
    expect(now.lists[0]?.map(([text, name]) => [text, name]).toSorted()).toEqual([
      ['of 1', 'OLIVE'],
      ['of 1', 'OLIVE'],
      ['of 2', 'OLIVE'],
    ]);
    expect(now.desk.map(([, slug]) => slug)).toEqual(['olive', 'olive', 'olive']);
    expect(now.clicks).toEqual([{ name: 'olive', count: 3 }]);
    // Two plans of one id stay two in the file.
    expect(now.file).toEqual(['olive a', 'olive olive-esim/a', 'kaze a']);
    const reader = createCatalogueReader(suite.database);
    expect(await Promise.all(slugs.map((slug) => reader.mergedInto(slug as ProviderSlug)))).toEqual([
      null,
      'olive',
      null,
      null,
    ]);
  });

  it('are after a split as if they had never been merged, whatever came in between', async () => {
    const write = async (): Promise<void> => {
      await importInto(suite, feedOf(50_000), onDay(2));
      const draft = makeDraft({ provider: await publicIdOf(suite, 'olive-esim'), text: 'from an open form' });
      expect(await createTestSubmit(suite.database)(makeSubmission({ draft }))).toMatchObject({ status: 'stored' });
    };
    const before = await seen(suite);
    await desk.mergeProvider('olive-esim', 'olive');
    expect(await desk.splitProvider('olive-esim')).toMatchObject({ ok: true, value: { mergedInto: null } });
    expect(await seen(suite)).toEqual(before);

    await desk.mergeProvider('olive-esim', 'olive');
    await write();
    expect((await seen(suite)).desk).toContainEqual(['from an open form', 'olive']);
    await desk.splitProvider('olive-esim');
    const after = await seen(suite);
    expect(after.desk).toContainEqual(['from an open form', 'olive-esim']);
    expect({ ...after, desk: [], offers: [] }).toEqual({ ...before, desk: [], offers: [] });
  });

  it('are hidden together, and the one that is hidden by itself stays so', async () => {
    const shown = async () => (await seen(suite)).plans.map(([id]) => id);
    await desk.mergeProvider('olive-esim', 'olive');
    await desk.setProvider('olive', { hidden: true });
    expect(await shown()).toEqual([3]);
    expect((await seen(suite)).hidden).toEqual([true, true, false]);
    await importInto(suite, feedOf(50_000), onDay(2));
    expect(await shown()).toEqual([3]);
    await desk.setProvider('olive', { hidden: false });
    await desk.setProvider('olive-esim', { hidden: true });
    expect(await shown()).toEqual([1, 3]);
    await desk.splitProvider('olive-esim');
    expect(await shown()).toEqual([1, 3]);
  });

  it('are refused where a split could not restore them', async () => {
    if (demo !== undefined) await importInto(suite, [{ provider: demo, plan: makePlan() }], onDay(1));
    const merge = async (from: string, into: string) => {
      const done = await desk.mergeProvider(from, into);
      return done.ok ? 'merged' : done.reason;
    };
    expect(await merge('olive', 'olive')).toBe('olive cannot be merged into itself.');
    expect(await merge('demo', 'olive')).toBe('An invented provider and a real one cannot be merged.');
    expect(await merge('nobody', 'olive')).toContain('No provider is called "nobody"');
    expect(await merge('olive', 'nobody')).toContain('No provider is called "nobody"');
    expect(await desk.splitProvider('olive')).toEqual({ ok: false, reason: 'olive is not merged.' });
    expect(await merge('olive-esim', 'olive')).toBe('merged');
    expect(await merge('olive-esim', 'kaze')).toBe('olive-esim is merged into olive already; split it first.');
    expect(await merge('kaze', 'olive-esim')).toBe('olive-esim is merged into olive; name olive instead.');
    expect(await merge('olive', 'olive-esim')).toBe('olive-esim is merged into olive; split it first.');
    expect(await merge('olive', 'kaze')).toBe('olive-esim is merged into olive; split it first.');
    expect(await merge('kaze', 'olive')).toBe('merged');
  });
});

async function publicIdOf({ database }: TestDatabase, slug: string): Promise<string> {
  const row = await database.queries
    .selectFrom('provider')
    .select('public_id')
    .where('slug', '=', slug as ProviderSlug)
    .executeTakeFirstOrThrow();
  return row.public_id;
}
