import { beforeEach, describe, expect, it } from 'vitest';
import { readDataVersion } from '#database/data-version.ts';
import type { ReviewMove, ReviewReason } from '#domain/review/review-status.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { carryOutDue } from '#runtime/services/desk/carry-out-due.ts';
import { decisionDelayMs, describeRefusal, reviewDecisions } from '#runtime/services/desk/review-decisions.ts';
import { markOpened } from '#reviews/opened-images.ts';
import type { DeskImageFile } from '#reviews/desk-images.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { deciderOf, deskOf, moveReviewNow, type TestDesk as Desk } from '#tests/support/desk-of.ts';
import { readAllTables } from './statements/all-tables.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { storeReview, storeSeller, type StoredReviewFacts } from '#tests/support/stored-review.ts';

const at = new Date('2026-11-21T09:00:00.000Z');
const unknownId = '00000000-0000-4000-8000-000000000000';

describe.each(engines)('the review desk on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let desk: Desk;

  beforeEach(async () => {
    desk = deskOf(suite.database, { at });
    await storeSeller(suite.database);
  });

  const store = (facts: StoredReviewFacts = {}): Promise<string> => storeReview(suite.database, facts);
  const version = (): Promise<number> => readDataVersion(suite.database.queries, 'reviews');

  function decide(id: string, move: ReviewMove, reason: ReviewReason | null = null, note: string | null = null) {
    return moveReviewNow(suite.database, id, move, { reason, note, at });
  }

  const answer = (id: string, text: string | null) => desk.decideNow(reviewDecisions.reply, id, { text });

  it('publishes a review, and the rating counts it at once', async () => {
    const reader = createReviewReader(suite.database);
    const id = await store({ rating: 5 });
    expect(await reader.summary()).toMatchObject({ count: 0, mean: null });
    expect(await decide(id, 'approve')).toEqual({ ok: true, value: 'published' });
    expect(await reader.summary()).toMatchObject({ count: 1, mean: 5 });
    const { reviews } = await reader.published({ page: 1, pageSize: 5 });
    expect(reviews).toMatchObject([{ id, publishedAt: at.toISOString() }]);
    await decide(id, 'remove', 'legal');
    expect(await reader.summary()).toMatchObject({ count: 0 });
  });

  it('marks a text that came before, of the same seller alone', async () => {
    await storeSeller(suite.database, 2, 'kitsune-sim');
    const first = await store({ text: 'Fast on the train.' });
    const again = await store({ text: 'Fast on the train.', createdAt: '2026-11-21T10:00:00.000Z' });
    await store({ text: 'Fast on the train.', providerId: 2 });
    await store({ text: 'Fast on the tram.' });
    const repeats = (await desk.reviews.list({ limit: 10 })).reviews.map(({ id, repeats }) => [id, repeats] as const);
    expect(repeats.filter(([, of]) => of !== null)).toEqual([[again, first]]);
    expect(await desk.reviews.show(again)).toMatchObject({ value: { repeats: first } });
  });

  it('raises the version only when readers see a change', async () => {
    const id = await store();
    const before = await version();
    await decide(id, 'reject', 'advertising');
    expect(await version()).toBe(before);
    await decide(id, 'approve');
    expect(await version()).toBe(before + 1);
  });

  it('keeps who did what in the audit trail, and the reason beside the state', async () => {
    const id = await store();
    await decide(id, 'reject', 'abusive', 'names a neighbour');
    await decide(id, 'approve');
    await decide(id, 'remove', 'requested-by-author');
    const shown = await desk.reviews.show(id);
    expect(shown).toMatchObject({ ok: true, value: { status: 'removed', reason: 'requested-by-author' } });
    expect(shown.ok && shown.value.events).toEqual([
      step('reject', 'pending', 'rejected', { reason: 'abusive', note: 'names a neighbour' }),
      step('approve', 'rejected', 'published'),
      step('remove', 'published', 'removed', { reason: 'requested-by-author' }),
    ]);
  });

  it('publishes when each screenshot was opened by the operator who decides, or is left out with it', async () => {
    const id = await store({ images: [pixel, pixel, pixel] });
    const bob = deskOf(suite.database, { at, by: { operator: 'bob', via: 'desk' } });
    const approve = (of: Desk, pictures: number[]) =>
      of.decideNow(reviewDecisions.approve, id, { reason: null, note: null, pictures, words: [] });
    const refused = { ok: false, reason: describeRefusal('not-opened') };
    expect(await approve(desk, [1])).toEqual(refused);
    await desk.reviews.images(id, { read: async () => false, operator: 'ann', at });
    expect(await approve(desk, [1])).toEqual(refused);
    await markOpened(suite.database.queries, { reviewId: id, positions: [0, 2], operator: 'ann', at });
    expect(await approve(bob, [1])).toEqual(refused);
    expect(await approve(desk, [5])).toEqual({ ok: false, reason: describeRefusal('no-picture') });
    expect(await approve(desk, [1])).toEqual({ ok: true, value: 'published' });
    const shown = await desk.reviews.show(id);
    expect(shown.ok && shown.value.images.map(({ position }) => position)).toEqual([0, 2]);
    expect(shown.ok && shown.value.events.map(({ to }) => to)).toEqual(['published, without screenshot 2']);
  });

  it('blacks words out, of which no row says what they were', async () => {
    const id = await store({ text: 'Call me at 0123456789, please.' });
    const words = [{ begins: 11, ends: 21 }];
    expect(await desk.decideNow(reviewDecisions.blackOut, id, { words })).toEqual({ ok: true, value: null });
    const shown = await desk.reviews.show(id);
    expect(shown).toMatchObject({
      value: { text: 'Call me at ▇▇▇▇▇▇▇▇▇▇, please.', events: [{ action: 'black-out', to: 'without 11-21' }] },
    });
    const beyond = await desk.decideNow(reviewDecisions.blackOut, id, { words: [{ begins: 29, ends: 31 }] });
    expect(beyond).toEqual({ ok: false, reason: describeRefusal('no-such-words') });
    expect(JSON.stringify(await readAllTables(suite.database))).not.toContain('0123456789');
  });

  it('keeps a note until the decision, which takes it along, and puts off without a row', async () => {
    const id = await store();
    await desk.decideNow(reviewDecisions.note, id, { note: 'ask Mika' });
    await desk.decideNow(reviewDecisions.later, id, {});
    const before = await desk.reviews.show(id);
    expect(before).toMatchObject({ value: { note: 'ask Mika', events: [{ action: 'note', note: 'ask Mika' }] } });
    await decide(id, 'approve');
    const after = await desk.reviews.show(id);
    expect(after).toMatchObject({ value: { note: null, events: [{}, { action: 'approve', note: 'ask Mika' }] } });
    const row = await suite.database.queries.selectFrom('review').select('put_off_at').executeTakeFirstOrThrow();
    expect(row.put_off_at).toBeNull();
  });

  it('shows a decision that waits, and takes back nothing else', async () => {
    const id = await store();
    const refusal = { ok: false, reason: expect.stringMatching(/^Nothing waits/) };
    const item = { kind: 'review', subject: id } as const;
    expect(await desk.takeBack(item)).toEqual(refusal);
    const parameters = { reason: null, note: null, pictures: [], words: [] };
    await desk.decide(reviewDecisions.approve, { subject: id, parameters, delayMs: decisionDelayMs });
    const dueAt = new Date(at.getTime() + decisionDelayMs);
    const waiting = { action: 'approve', operator: 'ann', dueAt: dueAt.toISOString() };
    expect(await desk.reviews.show(id)).toMatchObject({ value: { status: 'pending', waiting } });
    expect(await desk.reviews.list({ status: 'pending', limit: 9 })).toMatchObject({ reviews: [{ waiting }] });
    await carryOutDue(deciderOf(suite.database, { at: dueAt }));
    expect(await desk.reviews.show(id)).toMatchObject({
      value: { status: 'published', waiting: null, publishedAt: dueAt.toISOString() },
    });
    expect(await desk.takeBack(item)).toEqual(refusal);
  });

  it('gives a review that was taken down its own day back', async () => {
    const id = await store({ status: 'published', createdAt: '2026-10-01T00:00:00.000Z' });
    await decide(id, 'remove', 'legal');
    await decide(id, 'restore');
    const shown = await desk.reviews.show(id);
    expect(shown).toMatchObject({ ok: true, value: { publishedAt: '2026-10-01T00:00:00.000Z', reason: null } });
  });

  it.each([
    ['published', 'approve'],
    ['published', 'reject'],
    ['pending', 'remove'],
    ['pending', 'restore'],
    ['rejected', 'reject'],
    ['removed', 'approve'],
  ] as const)('does not let a %s review be moved by %s', async (status, move) => {
    const id = await store({ status });
    expect(await decide(id, move, 'legal')).toEqual({ ok: false, reason: describeRefusal('not-allowed') });
    expect(await desk.reviews.show(id)).toMatchObject({ value: { status, events: [] } });
  });

  it('asks for a reason before it takes anything away', async () => {
    const id = await store();
    expect(await decide(id, 'reject')).toEqual({ ok: false, reason: describeRefusal('reason-needed') });
    expect(await desk.reviews.show(id)).toMatchObject({ value: { status: 'pending' } });
  });

  it('finds a review by a beginning that no other has', async () => {
    const id = await store({ id: 'aaaaaaaa-1111-4000-8000-000000000000' });
    await store({ id: 'aaaaaaaa-2222-4000-8000-000000000000' });
    expect(await desk.reviews.show('aaaaaaaa-1')).toMatchObject({ ok: true, value: { id } });
    for (const beginning of ['aaaaaaaa', 'aaaaa', '', '%%%%%%%', unknownId]) {
      expect(await desk.reviews.show(beginning)).toEqual({ ok: false, reason: 'not-found' });
      expect(await decide(beginning, 'approve')).toEqual({ ok: false, reason: describeRefusal('not-found') });
    }
  });

  it('publishes once when two moderators decide at the same moment', async () => {
    await using database = await openTestDatabase({ url: suite.url, dataDir: '' });
    const id = await store();
    const outcomes = await Promise.all([decide(id, 'approve'), moveReviewNow(database, id, 'approve', { at })]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const shown = await desk.reviews.show(id);
    expect(shown.ok && shown.value.events).toHaveLength(1);
  });

  it('lists those that wait longest first, of others the latest, and never an address', async () => {
    const late = await store({ createdAt: '2026-11-03T00:00:00.000Z', countries: ['KR', 'JP'], images: [pixel] });
    const early = await store({ createdAt: '2026-11-02T00:00:00.000Z' });
    const old = await store({ status: 'rejected', createdAt: '2026-10-02T00:00:00.000Z' });
    const recent = await store({ status: 'rejected', createdAt: '2026-10-03T00:00:00.000Z' });
    const { reviews: pending } = await desk.reviews.list({ status: 'pending', limit: 10 });
    expect(pending.map(({ id }) => id)).toEqual([early, late]);
    expect(pending[1]).toMatchObject({ countries: ['JP', 'KR'], imageCount: 1, provider: { name: 'Tanuki SIM' } });
    expect(await desk.reviews.list({ status: 'rejected', limit: 1 })).toMatchObject({ reviews: [{ id: recent }] });
    expect(await desk.reviews.list({ status: 'published', limit: 10 })).toEqual({ reviews: [], next: null });
    expect(JSON.stringify([pending, await desk.reviews.show(old)])).not.toContain('@');
  });

  it('hands over screenshots of a review that is not published', async () => {
    const id = await store({ images: [pixel, new Uint8Array([9])] });
    const shown: DeskImageFile[] = [];
    const count = await desk.reviews.images(id, {
      read: async (files) => {
        shown.push(...files);
        return true;
      },
      operator: 'ann',
      at,
    });
    expect(count).toEqual({ ok: true, value: 2 });
    expect(shown.map(({ position, bytes }) => [position, [...bytes]])).toEqual([
      [0, [...pixel]],
      [1, [9]],
    ]);
    expect(await desk.reviews.show(id)).toMatchObject({
      value: { images: [{ width: 8, height: 6, byteCount: 3 }, {}] },
    });
  });

  it('puts an answer below a published review, and takes it back', async () => {
    const id = await store({ status: 'published' });
    const before = await version();
    expect(await answer(id, ' Thank you.\r\nIt is\u0007 fixed. ')).toEqual({
      ok: true,
      value: null,
    });
    expect(await version()).toBe(before + 1);
    const reply = { text: 'Thank you.\nIt is fixed.', at: at.toISOString() };
    expect(await desk.reviews.show(id)).toMatchObject({ value: { reply, events: [{ action: 'reply' }] } });
    await answer(id, null);
    expect(await desk.reviews.show(id)).toMatchObject({ value: { reply: null } });
  });

  it.each([
    ['published', '   ', 'no-text'],
    ['published', 'x'.repeat(5001), 'no-text'],
    ['pending', 'Thank you.', 'not-allowed'],
  ] as const)('refuses an answer to a %s review', async (status, text, reason) => {
    const id = await store({ status });
    expect(await answer(id, text)).toEqual({ ok: false, reason: describeRefusal(reason) });
  });

  const step = (action: string, from: string, to: string, facts: object = {}) => ({
    at: at.toISOString(),
    action,
    from,
    to,
    reason: null,
    note: null,
    operator: 'ann',
    decision: null,
    ...facts,
  });
});

const pixel = new Uint8Array([1, 2, 3]);
