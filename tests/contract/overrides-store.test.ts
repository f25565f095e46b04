import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeOpenPlan } from '#api/v1/open-plan.ts';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { ApplyOptions, ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { createOverrideDesk, type OverrideDesk } from '#runtime/services/plans/override-desk.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import { emptyProfile } from '#domain/plan/provider-profile.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { LinkTemplate } from '#domain/site/link-template.ts';
import { canonicalFile } from '#feeds/canonical-export/canonical-file.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { promo } from '#tests/support/full-plan.ts';
import { memoryRates } from '#tests/support/memory-context.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';

const japan = 'JP' as CountryCode;
const start = Date.parse('2026-10-05T08:00:00.000Z');
const dayMs = 24 * 60 * 60_000;
const onDay = (day: number): Date => new Date(start + day * dayMs);

const nori = makeProvider({ slug: 'nori' as ProviderSlug, name: 'Nori', url: 'https://nori.example/', image: '/nori' });
const kaze = makeProvider({ slug: 'kaze' as ProviderSlug, name: 'Kaze' });

const plans = ['a', 'b', 'c', 'd'].map((externalId): ProviderPlan => {
  const prices = { price: money(45_000), ownPrices: [money(42_000, 'EUR')], promo: promo(40_000) };
  return { provider: externalId === 'd' ? kaze : nori, plan: makePlan({ externalId, ...prices }) };
});

const pinned = {
  price: money(49_900),
  reason: 'the shop asks this',
  pinnedAt: onDay(1).toISOString(),
  endsAt: onDay(30).toISOString(),
};

function importInto(suite: TestDatabase, feed: readonly ProviderPlan[], options: Partial<ApplyOptions> = {}) {
  return createCatalogueWriter(suite.database).apply(feed, {
    source: 'test feed',
    now: onDay(0),
    dryRun: false,
    withdrawMissing: true,
    ...options,
  });
}

/** What visitors see of the plans: their ids, sellers' names and prices. */
async function shown(suite: TestDatabase): Promise<readonly unknown[]> {
  const listing = await createCatalogueReader(suite.database).plansAt(japan);
  return (listing?.plans ?? []).map(({ id, provider, price, ownPrices, promo: offer, checkedAt, facts }) => {
    return { id, provider, price, ownPrices, promo: offer, checkedAt, dataMb: facts.dataMb };
  });
}

async function historyOf(suite: TestDatabase, id: number): Promise<readonly unknown[]> {
  const histories = await createCatalogueReader(suite.database).priceHistories([id]);
  return (histories.get(id) ?? []).map(({ at, money: price, isPinned }) => {
    return [at.slice(0, 10), price?.units ?? null, isPinned === true ? 'pinned' : 'of the feed'];
  });
}

/** What the API says of each plan's price. */
async function pinsIn(suite: TestDatabase): Promise<readonly unknown[]> {
  const query = { selection: {}, after: null, limit: 50 };
  const { plans: found } = await createCatalogueReader(suite.database).findPlans(query);
  const look = { locale: 'en', currency: 'USD' as CurrencyCode, rates: memoryRates, alwaysLinked: [] } as const;
  return found.map((plan) => describeOpenPlan(plan, look).pin);
}

async function exportedPlans(suite: TestDatabase): Promise<readonly unknown[]> {
  let text = '';
  for await (const piece of canonicalFile(suite.database.queries, {}, 'json')) text += piece;
  return JSON.parse(text).plans;
}

describe.each(engines)('what the operator says over feeds, on %s', (engine) => {
  let suite: TestDatabase;
  let desk: OverrideDesk;
  let today = onDay(1);
  beforeEach(async () => {
    suite = await createTestDatabase(engine);
    today = onDay(1);
    desk = createOverrideDesk(suite.database, () => today);
    await importInto(suite, plans);
  });
  afterEach(() => suite[Symbol.asyncDispose]());

  const idsShown = async () => (await shown(suite)).map((plan) => (plan as { id: number }).id);

  it('lists no provider of an example catalogue that was replaced', async () => {
    const real = makeProvider({ slug: 'real' as ProviderSlug, example: false });
    const slugs = async () => (await desk.providers()).map(({ slug }) => slug);
    expect(await slugs()).toEqual(['kaze', 'nori']);
    await desk.setProvider('kaze', { legalName: 'Kaze KK' });
    await importInto(suite, [{ provider: real, plan: makePlan() }]);
    expect(await slugs()).toEqual(['kaze', 'real']);
    expect(await desk.provider('nori')).toMatchObject({ ok: true, value: { planCount: 0 } });
  });

  it('hides a plan everywhere, whatever its feed says, until it is shown again', async () => {
    const reader = createCatalogueReader(suite.database);
    expect(await desk.hidePlan(2, 'a trick')).toMatchObject({ ok: true, value: { hiddenBecause: 'a trick' } });
    expect(await idsShown()).toEqual([1, 3, 4]);
    expect(await reader.planDetail(2, { locale: 'en' })).toBeNull();
    expect(await reader.offer(2, null)).toBeNull();
    expect(await reader.isHidden(2)).toBe(true);
    expect(await reader.comparedPlans([2], { locale: 'en' })).toEqual({ offered: [], withdrawn: [] });
    expect((await reader.provider(nori.slug))?.planCount).toBe(2);
    expect((await reader.destinationStats()).find(({ destination }) => destination === 'JP')?.planCount).toBe(3);
    const again = await importInto(suite, plans, { now: onDay(2) });
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 4, withdrawn: 0 });
    expect(await idsShown()).toEqual([1, 3, 4]);
    await desk.showPlan(2);
    expect(await idsShown()).toEqual([1, 2, 3, 4]);
    expect(await desk.showPlan(2)).toMatchObject({ ok: false });
  });

  it('notices that a hidden plan has left its feed, and says nothing of it', async () => {
    await desk.hidePlan(2, 'a trick');
    const rest = plans.filter(({ plan }) => plan.externalId !== 'b');
    expect(await importInto(suite, rest, { now: onDay(2) })).toMatchObject({ withdrawn: 1 });
    const reader = createCatalogueReader(suite.database);
    expect((await reader.withdrawnPlans({ destination: japan, since: onDay(0) })).plans).toEqual([]);
    expect(await reader.comparedPlans([2], { locale: 'en' })).toEqual({ offered: [], withdrawn: [] });
    await desk.showPlan(2);
    expect(await idsShown()).toEqual([1, 3, 4]);
    expect((await reader.withdrawnPlans({ destination: japan, since: onDay(0) })).plans).toHaveLength(1);
  });

  it('tells of a plan what its provider says of refunds', async () => {
    const reader = createCatalogueReader(suite.database);
    const ruleOf = async (id: number) => (await reader.planDetail(id, { locale: 'en' }))?.providerRefund;
    expect(await ruleOf(1)).toEqual({});
    await desk.setProvider('nori', { refundRule: { en: 'Unused plans only' } });
    expect(await ruleOf(1)).toEqual({ en: 'Unused plans only' });
    expect(await ruleOf(4)).toEqual({});
  });

  it('hides a provider with all its plans, also those that come later', async () => {
    await desk.setProvider('nori', { hidden: true });
    expect(await idsShown()).toEqual([4]);
    const more = [...plans, { provider: nori, plan: makePlan({ externalId: 'e' }) }];
    expect(await importInto(suite, more, { now: onDay(2) })).toMatchObject({ added: 1, unchanged: 4 });
    expect(await idsShown()).toEqual([4]);
    expect((await createCatalogueReader(suite.database).providers()).map(({ slug }) => slug)).toEqual(['kaze']);
    await desk.setProvider('nori', { hidden: false });
    expect(await idsShown()).toEqual([1, 2, 3, 4, 5]);
  });

  it('puts a pinned price in place of all prices of the feed, and gives them back', async () => {
    const before = await shown(suite);
    await desk.pin(1, pinned);
    const [first] = await shown(suite);
    expect(first).toMatchObject({
      price: money(49_900),
      ownPrices: [],
      promo: null,
      checkedAt: onDay(1).toISOString(),
    });
    const reader = createCatalogueReader(suite.database);
    expect((await reader.planDetail(1, { locale: 'en' }))?.pin).toEqual({ at: pinned.pinnedAt, until: pinned.endsAt });
    expect(await pinsIn(suite)).toEqual([{ at: pinned.pinnedAt, until: pinned.endsAt }, null, null, null]);
    const [pinnedLine, ...otherLines] = await exportedPlans(suite);
    expect(pinnedLine).toMatchObject({ price: { amount: '4.99' }, pinnedUntil: pinned.endsAt });
    for (const line of otherLines) expect(line).not.toHaveProperty('pinnedUntil');
    expect(await desk.plans()).toMatchObject([{ id: 1, feedPrice: money(45_000), pin: { reason: pinned.reason } }]);
    await desk.unpin(1);
    expect(await shown(suite)).toEqual(before);
    expect(await pinsIn(suite)).toEqual([null, null, null, null]);
    expect(await desk.unpin(1)).toMatchObject({ ok: false });
    expect(await historyOf(suite, 1)).toEqual([
      ['2026-10-05', 45_000, 'of the feed'],
      ['2026-10-06', 49_900, 'pinned'],
      ['2026-10-06', 45_000, 'of the feed'],
    ]);
  });

  it('keeps a pin through changes of the feed, of which it tells nobody, and lifts it when it ends', async () => {
    await desk.pin(1, pinned);
    const dearer = plans.map(({ provider, plan }) => ({
      provider,
      plan: plan.externalId === 'a' ? { ...plan, price: money(47_000), dataMb: 2_000 } : plan,
    }));
    expect(await importInto(suite, dearer, { now: onDay(2) })).toMatchObject({ changed: 1 });
    expect((await shown(suite))[0]).toMatchObject({ price: money(49_900), dataMb: 2_000, promo: null });
    expect((await desk.plans())[0]?.feedPrice).toEqual(money(47_000));
    today = onDay(29);
    expect(await desk.liftEnded()).toBe(0);
    today = onDay(31);
    expect(await desk.liftEnded()).toBe(1);
    expect((await shown(suite))[0]).toMatchObject({
      price: money(47_000),
      ownPrices: [money(42_000, 'EUR')],
      promo: promo(40_000),
      checkedAt: onDay(2).toISOString(),
    });
    expect(await historyOf(suite, 1)).toEqual([
      ['2026-10-05', 45_000, 'of the feed'],
      ['2026-10-06', 49_900, 'pinned'],
      ['2026-11-05', 47_000, 'of the feed'],
    ]);
  });

  it('lifts a pin that has ended with the next import, too', async () => {
    await desk.pin(1, pinned);
    await importInto(suite, plans, { now: onDay(31) });
    expect((await shown(suite))[0]).toMatchObject({ price: money(45_000), checkedAt: onDay(31).toISOString() });
    expect(await desk.plans()).toEqual([]);
  });

  it('pins no price of a plan that is not offered, and observes none of a pin that ends there', async () => {
    await desk.pin(1, pinned);
    await importInto(suite, plans.slice(1), { now: onDay(2) });
    today = onDay(3);
    await desk.unpin(1);
    expect(await historyOf(suite, 1)).toEqual([
      ['2026-10-05', 45_000, 'of the feed'],
      ['2026-10-06', 49_900, 'pinned'],
      ['2026-10-07', null, 'of the feed'],
    ]);
    expect(await desk.pin(1, pinned)).toEqual({ ok: false, reason: expect.stringContaining('no longer offered') });
    expect(await desk.pin(99, pinned)).toEqual({ ok: false, reason: expect.stringContaining('no plan 99') });
  });

  it('says of a provider what the operator knows, and of the rest what the feeds say', async () => {
    const reader = createCatalogueReader(suite.database);
    await desk.setProvider('nori', { name: 'Nori Mobile', legalName: 'Nori KK', payment: ['card'] });
    const afterPurchase = { apnIos: 'automatic', roaming: 'yes' } as const;
    await desk.setProvider('nori', { afterPurchase });
    await importInto(
      suite,
      plans.map((each) => ({ ...each, provider: { ...each.provider, url: 'https://new.example/' } })),
    );
    expect(await reader.provider(nori.slug)).toMatchObject({
      name: 'Nori Mobile',
      url: 'https://new.example/',
      image: '/nori',
    });
    expect(await reader.providerProfile(nori.slug)).toEqual({
      ...emptyProfile,
      legalName: 'Nori KK',
      payment: ['card'],
      afterPurchase,
    });
    await desk.setLogo('nori', { hash: 'abc', bytes: Buffer.from('picture') });
    expect((await reader.provider(nori.slug))?.image).toBe('/assets/logos/nori.abc');
    expect(Buffer.from((await reader.providerLogo(nori.slug, 'abc')) ?? []).toString()).toBe('picture');
    expect(await reader.providerLogo(nori.slug, 'old')).toBeNull();
    await desk.setLogo('nori', null);
    await desk.setProvider('nori', { name: null });
    expect(await reader.provider(nori.slug)).toMatchObject({ name: 'Nori', image: '/nori' });
    expect(await desk.setProvider('nobody', {})).toMatchObject({ ok: false });
  });

  it('leads links through the template of their provider', async () => {
    const reader = createCatalogueReader(suite.database);
    const template = 'https://go.example/?to={url}&sub={sub}&at={destination}' as LinkTemplate;
    await desk.setProvider('nori', { linkTemplate: template });
    expect(await reader.offer(1, 'europe' as never)).toEqual({
      address: 'https://go.example/?to=https%3A%2F%2Fseller.example%2Fplan&sub=1-europe&at=europe',
      destination: 'europe',
    });
    expect((await reader.offer(1, null))?.address).toContain('&sub=1-japan&at=japan');
    expect((await reader.offer(4, null))?.address).toBe('https://seller.example/plan');
    expect(await reader.sellerLinks()).toEqual({ paid: ['nori'], always: [] });
    await desk.setProvider('nori', { linkTemplate: 'https://nori.example/{plan}' as LinkTemplate });
    await desk.setProvider('kaze', { paidLinks: true });
    expect(await reader.sellerLinks()).toEqual({ paid: ['kaze', 'nori'], always: ['nori'] });
    await desk.setProvider('nori', { hidden: true });
    expect(await reader.sellerLinks()).toEqual({ paid: ['kaze'], always: [] });
  });
});

/** A feed of a day: which of its plans it has, and at which prices. */
const anyFeed = fc.array(
  fc.record({ units: fc.integer({ min: 1, max: 9 }), isThere: fc.boolean(), hasPromo: fc.boolean() }),
  { minLength: plans.length, maxLength: plans.length },
);

describe.each(engines)('imports on %s', (engine) => {
  it('change nothing of what the operator says, and afterwards it is as if nothing had been said', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyFeed, { minLength: 6, maxLength: 6 }), async (days) => {
        await using suite = await createTestDatabase(engine);
        await using twin = await createTestDatabase(engine);
        const desk = createOverrideDesk(suite.database, () => onDay(1));
        for (const each of [suite, twin]) await importInto(each, plans);
        await desk.setProvider('nori', { name: 'Nori Mobile' });
        await desk.hidePlan(2, 'a trick');
        await desk.pin(1, { ...pinned, endsAt: onDay(60).toISOString() });
        for (const [day, feed] of days.entries()) {
          const offered = plans.flatMap(({ provider, plan }, index) => {
            const { units = 1, isThere = true, hasPromo = false } = feed[index] ?? {};
            const prices = { price: money(units * 10_000), promo: hasPromo ? promo(units * 5_000) : null };
            return isThere || plan.externalId === 'd' ? [{ provider, plan: { ...plan, ...prices } }] : [];
          });
          for (const each of [suite, twin]) await importInto(each, offered, { now: onDay(day + 2) });
          const expected = (await shown(twin)).flatMap((plan) => {
            const { id, provider } = plan as { id: number; provider: { slug: string; name: string } };
            if (id === 2) return [];
            const named = provider.slug === 'nori' ? { ...provider, name: 'Nori Mobile' } : provider;
            const prices = { price: pinned.price, ownPrices: [], promo: null, checkedAt: pinned.pinnedAt };
            return [{ ...(plan as object), provider: named, ...(id === 1 && prices) }];
          });
          expect(await shown(suite)).toEqual(expected);
        }
        await desk.setProvider('nori', { name: null });
        await desk.showPlan(2);
        await desk.unpin(1);
        expect(await shown(suite)).toEqual(await shown(twin));
        const stats = (each: TestDatabase) => createCatalogueReader(each.database).destinationStats();
        expect((await stats(suite)).map(({ planCount }) => planCount)).toEqual(
          (await stats(twin)).map(({ planCount }) => planCount),
        );
      }),
      // A smaller example would take minutes.
      { numRuns: 3, endOnFailure: true },
    );
  });
});
