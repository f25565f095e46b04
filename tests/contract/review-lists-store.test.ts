import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { findItems } from '#runtime/services/desk/find-items.ts';
import { reviewDecisions } from '#runtime/services/desk/review-decisions.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { deskOf, type TestDesk as Desk } from '#tests/support/desk-of.ts';
import { storeReview, storeSeller, type StoredReviewFacts } from '#tests/support/stored-review.ts';

const at = new Date('2026-11-21T09:00:00.000Z');
const minute = (count: number): string => new Date(at.getTime() - count * 60_000).toISOString();

describe.each(engines)('lists of reviews for moderators on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let desk: Desk;
  beforeEach(async () => {
    desk = deskOf(suite.database, { at });
    await storeSeller(suite.database);
    await storeSeller(suite.database, 2, 'skylark');
  });

  const store = (facts: StoredReviewFacts = {}) => storeReview(suite.database, facts);
  type Filter = Omit<Parameters<Desk['reviews']['list']>[0], 'limit' | 'after'>;

  /** Texts page by page. */
  async function pages(filter: Filter, limit: number): Promise<readonly string[][]> {
    const texts: string[][] = [];
    for (let after: string | undefined; ;) {
      const { reviews, next } = await desk.reviews.list({ ...filter, limit, after });
      texts.push(reviews.map(({ text }) => text));
      if (next === null) return texts;
      after = next;
    }
  }

  it('are read page by page, although others come and go', async () => {
    // Two of the same moment: their ids decide.
    for (const [text, age] of [
      ['a', 5],
      ['b', 4],
      ['c', 4],
      ['d', 3],
      ['e', 2],
    ] as const)
      await store({ text, createdAt: minute(age), id: `${text.repeat(8)}-0000-4000-8000-000000000000` });
    expect(await pages({ status: 'pending' }, 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(await pages({}, 2)).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
    expect(await pages({ status: 'pending' }, 5)).toEqual([['a', 'b', 'c', 'd', 'e']]);
    const { next } = await desk.reviews.list({ status: 'pending', limit: 2 });
    await store({ text: 'late', createdAt: minute(9) });
    const { reviews } = await desk.reviews.list({ status: 'pending', limit: 9, after: next ?? '' });
    expect(reviews.map(({ text }) => text)).toEqual(['c', 'd', 'e']);
    expect(await desk.reviews.list({ status: 'pending', limit: 1, after: 'no cursor' })).toMatchObject({
      reviews: [{ text: 'late' }],
    });
  });

  it('leave out those on which a decision waits, where they are to be decided', async () => {
    const decided = await store({ text: 'a', createdAt: minute(2) });
    await store({ text: 'b', createdAt: minute(1) });
    const move = { reason: 'legal' as const, note: null, pictures: [], words: [] };
    await desk.decide(reviewDecisions.reject, { subject: decided, parameters: move, delayMs: 15_000 });
    expect(await pages({ status: 'pending', isUndecided: true }, 1)).toEqual([['b']]);
    expect(await pages({ status: 'pending' }, 1)).toEqual([['a'], ['b']]);
  });

  it('have those that were put off at their end', async () => {
    const first = await store({ text: 'a', createdAt: minute(3) });
    const second = await store({ text: 'b', createdAt: minute(2) });
    await store({ text: 'c', createdAt: minute(1) });
    await desk.decideNow(reviewDecisions.later, second, {});
    await deskOf(suite.database, { at: new Date(at.getTime() + 1000) }).decideNow(reviewDecisions.later, first, {});
    expect(await pages({ status: 'pending' }, 1)).toEqual([['c'], ['b'], ['a']]);
  });

  describe('narrowed', () => {
    beforeEach(async () => {
      const flagged = await store({ text: 'Call me', language: 'fr', createdAt: minute(9) });
      const flag = { review_id: flagged, position: 0, kind: 'phone' as const, begins: 0, ends: 4, other_id: null };
      await suite.database.queries.insertInto('review_flag').values(flag).execute();
      await store({ text: '100% good', images: [Uint8Array.of(1)], providerId: 2, createdAt: minute(8) });
      await store({
        text: 'Gone',
        status: 'removed',
        name: 'Mika',
        createdAt: minute(7),
        id: 'abcdef00-0000-4000-8000-000000000000',
      });
    });

    it.each([
      [{ status: 'pending' }, ['Call me', '100% good']],
      [{ status: 'removed' }, ['Gone']],
      [{ isFlagged: true }, ['Call me']],
      [{ status: 'pending', hasImages: true }, ['100% good']],
      [{ provider: 'skylark' as ProviderSlug }, ['100% good']],
      [{ language: 'fr' }, ['Call me']],
      [{ text: 'CALL' }, ['Call me']],
      [{ text: '0%' }, ['100% good']],
      [{ text: '%' }, ['100% good']],
      [{ text: 'mika' }, ['Gone']],
      [{ text: 'sky' }, ['100% good']],
      [{ text: 'abcdef0' }, ['Gone']],
      [{ text: ' ', status: 'rejected' }, []],
      [{ isFlagged: true, hasImages: true }, []],
    ] satisfies [Filter, string[]][])('by %j', async (filter, texts) => {
      expect(await pages(filter, 50)).toEqual([texts]);
    });

    it('say what is to be looked at, and how many wait', async () => {
      const { reviews } = await desk.reviews.list({ isFlagged: true, limit: 1 });
      expect(reviews[0]?.flags).toEqual([{ kind: 'phone', begins: 0, ends: 4, otherId: null }]);
      expect(await desk.reviews.waiting()).toEqual({ count: 2, flagged: 1, isCapped: false, oldest: minute(9) });
    });
  });

  it('show a blur until a screenshot is opened, by whom it is known', async () => {
    const image = await sharp({ create: { width: 240, height: 480, channels: 3, background: '#369' } })
      .jpeg()
      .toBuffer();
    const id = await store({ images: [image, image] });
    const blurred = await desk.reviews.blurredImage(id, 1);
    expect(await sharp(blurred ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 24, height: 48 });
    expect(await desk.reviews.unopened(id, 'ann')).toEqual([0, 1]);
    const opened = await desk.reviews.openImage(id, 1, { operator: 'ann', at });
    expect(Buffer.from(opened ?? []).equals(image)).toBe(true);
    await desk.reviews.openImage(id, 1, { operator: 'ann', at });
    expect([await desk.reviews.unopened(id, 'ann'), await desk.reviews.unopened(id, 'bob')]).toEqual([[0], [0, 1]]);
    expect(await desk.reviews.openImage(id, 4, { operator: 'ann', at })).toBeNull();
    expect(await desk.reviews.blurredImage(id, 4)).toBeNull();
  });

  it('are not the only way to an item', async () => {
    const id = await store({ id: 'abcdef00-0000-4000-8000-000000000000', providerId: 2 });
    const find = (text: string) => findItems(suite.database.queries, text);
    const nothing = { plans: [], sellers: [], reviewId: null };
    expect(await find('ABCDEF')).toEqual({ ...nothing, reviewId: id });
    expect(await find(' Tanuki ')).toMatchObject({ ...nothing, sellers: [{ slug: 'tanuki-sim', name: 'Tanuki SIM' }] });
    for (const text of ['', '7', '%', 'abcde']) expect([text, await find(text)]).toEqual([text, nothing]);
  });
});
