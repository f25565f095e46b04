import { beforeEach, describe, expect, it } from 'vitest';
import { readDataVersion } from '#database/data-version.ts';
import { undoMs, type ReviewMove, type ReviewReason } from '#domain/review/review-status.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { databaseImageStore } from '#reviews/database-image-store.ts';
import { silentMailQueue } from '#reviews/mail-queue.ts';
import { ann } from '#tests/support/stored-review.ts';
import { createReviewDesk, type ReviewDesk } from '#reviews/review-desk.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { storeReview, storeSeller, type StoredReviewFacts } from '#tests/support/stored-review.ts';

const at = new Date('2026-11-21T09:00:00.000Z');
const unknownId = '00000000-0000-4000-8000-000000000000';

/** Decisions that lead to a state. */
const movesTo = { pending: [], rejected: ['reject'], published: ['approve'], removed: ['approve', 'remove'] } as const;

describe.each(engines)('the review desk on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let desk: ReviewDesk;

  beforeEach(async () => {
    desk = createReviewDesk({
      database: suite.database,
      mail: silentMailQueue,
      imageStore: databaseImageStore,
      by: ann,
    });
    await storeSeller(suite.database);
  });

  const store = (facts: StoredReviewFacts = {}): Promise<string> => storeReview(suite.database, facts);
  const version = (): Promise<number> => readDataVersion(suite.database.queries, 'reviews');

  function decide(id: string, move: ReviewMove, reason: ReviewReason | null = null, note: string | null = null) {
    return desk.decide(id, { move, reason, note, at });
  }

  async function shownOf(id: string) {
    const shown = await desk.show(id);
    if (!shown.ok) throw new Error(shown.reason);
    return shown.value;
  }

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
    const repeats = (await desk.list({ limit: 10 })).map(({ id, repeats }) => [id, repeats] as const);
    expect(repeats.filter(([, of]) => of !== null)).toEqual([[again, first]]);
    expect(await desk.show(again)).toMatchObject({ value: { repeats: first } });
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
    const shown = await desk.show(id);
    expect(shown).toMatchObject({ ok: true, value: { status: 'removed', reason: 'requested-by-author' } });
    expect(shown.ok && shown.value.events).toEqual([
      step('reject', 'pending', 'rejected', { reason: 'abusive', note: 'names a neighbour' }),
      step('approve', 'rejected', 'published'),
      step('remove', 'published', 'removed', { reason: 'requested-by-author' }),
    ]);
  });

  it.each([
    ['pending', 'approve'],
    ['pending', 'reject'],
    ['rejected', 'approve'],
    ['published', 'remove'],
    ['removed', 'restore'],
  ] as const)('undoes for a %s review what %s has done', async (status, move) => {
    const id = await store({ createdAt: '2026-10-01T00:00:00.000Z' });
    for (const earlier of movesTo[status]) await decide(id, earlier, 'legal');
    const before = await shownOf(id);
    const counts = await createReviewReader(suite.database).summary();
    await decide(id, move, 'abusive');
    expect(await desk.undo(id, new Date(at.getTime() + undoMs))).toEqual({ ok: true, value: status });
    const [{ events: _former, ...facts }, { events, ...factsAfter }] = [before, await shownOf(id)];
    expect(factsAfter).toEqual(facts);
    expect(events.map(({ action, operator }) => [action, operator])).toEqual(
      [...movesTo[status], move, 'undo'].map((action) => [action, 'ann']),
    );
    expect(await createReviewReader(suite.database).summary()).toEqual(counts);
  });

  it('undoes nothing that is older, was undone or was no decision', async () => {
    const id = await store();
    const refusal = { ok: false, reason: 'nothing-to-undo' };
    expect(await desk.undo(id, at)).toEqual(refusal);
    await decide(id, 'approve');
    expect(await desk.undo(id, new Date(at.getTime() + undoMs + 1))).toEqual(refusal);
    expect(await desk.undo(id, at)).toMatchObject({ ok: true });
    expect(await desk.undo(id, at)).toEqual(refusal);
    await decide(id, 'approve');
    await desk.reply(id, { text: 'Thanks.', at });
    expect(await desk.undo(id, at)).toEqual(refusal);
    expect(await desk.show(id)).toMatchObject({ value: { status: 'published' } });
  });

  it('gives a review that was taken down its own day back', async () => {
    const id = await store({ status: 'published', createdAt: '2026-10-01T00:00:00.000Z' });
    await decide(id, 'remove', 'legal');
    await decide(id, 'restore');
    const shown = await desk.show(id);
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
    expect(await decide(id, move, 'legal')).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await desk.show(id)).toMatchObject({ value: { status, events: [] } });
  });

  it('asks for a reason before it takes anything away', async () => {
    const id = await store();
    expect(await decide(id, 'reject')).toEqual({ ok: false, reason: 'reason-needed' });
    expect(await desk.show(id)).toMatchObject({ value: { status: 'pending' } });
  });

  it('finds a review by a beginning that no other has', async () => {
    const id = await store({ id: 'aaaaaaaa-1111-4000-8000-000000000000' });
    await store({ id: 'aaaaaaaa-2222-4000-8000-000000000000' });
    expect(await desk.show('aaaaaaaa-1')).toMatchObject({ ok: true, value: { id } });
    for (const beginning of ['aaaaaaaa', 'aaaaa', '', '%%%%%%%', unknownId]) {
      expect(await desk.show(beginning)).toEqual({ ok: false, reason: 'not-found' });
      expect(await decide(beginning, 'approve')).toEqual({ ok: false, reason: 'not-found' });
    }
  });

  it('publishes once when two moderators decide at the same moment', async () => {
    await using database = await openTestDatabase({ url: suite.url, dataDir: '' });
    const other = createReviewDesk({ database, mail: silentMailQueue, imageStore: databaseImageStore, by: ann });
    const id = await store();
    const approve = { move: 'approve', reason: null, note: null, at } as const;
    const outcomes = await Promise.all([desk.decide(id, approve), other.decide(id, approve)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const shown = await desk.show(id);
    expect(shown.ok && shown.value.events).toHaveLength(1);
  });

  it('changes nothing when its mail cannot be queued', async () => {
    const mail = { tell: () => Promise.reject(new Error('the mail failed')) };
    const id = await store();
    const failing = createReviewDesk({ database: suite.database, mail, imageStore: databaseImageStore, by: ann });
    const before = await version();
    await expect(failing.decide(id, { move: 'approve', reason: null, note: null, at })).rejects.toThrow('the mail');
    expect(await desk.show(id)).toMatchObject({ value: { status: 'pending', events: [] } });
    expect(await version()).toBe(before);
  });

  it('lists those that wait longest first, of others the latest, and never an address', async () => {
    const late = await store({ createdAt: '2026-11-03T00:00:00.000Z', countries: ['KR', 'JP'], images: [pixel] });
    const early = await store({ createdAt: '2026-11-02T00:00:00.000Z' });
    const old = await store({ status: 'rejected', createdAt: '2026-10-02T00:00:00.000Z' });
    const recent = await store({ status: 'rejected', createdAt: '2026-10-03T00:00:00.000Z' });
    const pending = await desk.list({ status: 'pending', limit: 10 });
    expect(pending.map(({ id }) => id)).toEqual([early, late]);
    expect(pending[1]).toMatchObject({ countries: ['JP', 'KR'], imageCount: 1, provider: { name: 'Tanuki SIM' } });
    expect(await desk.list({ status: 'rejected', limit: 1 })).toMatchObject([{ id: recent }]);
    expect(await desk.list({ status: 'published', limit: 10 })).toEqual([]);
    expect(JSON.stringify([pending, await desk.show(old)])).not.toContain('@');
  });

  it('hands over screenshots of a review that is not published', async () => {
    const id = await store({ images: [pixel, new Uint8Array([9])] });
    const images = await desk.images(id);
    expect(images.ok && images.value.map(({ position, bytes }) => [position, [...bytes]])).toEqual([
      [0, [...pixel]],
      [1, [9]],
    ]);
    expect(await desk.show(id)).toMatchObject({ value: { images: [{ width: 8, height: 6, byteCount: 3 }, {}] } });
  });

  it('puts an answer below a published review, and takes it back', async () => {
    const id = await store({ status: 'published' });
    const before = await version();
    expect(await desk.reply(id, { text: ' Thank you.\r\nIt is\u0007 fixed. ', at })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await version()).toBe(before + 1);
    const reply = { text: 'Thank you.\nIt is fixed.', at: at.toISOString() };
    expect(await desk.show(id)).toMatchObject({ value: { reply, events: [{ action: 'reply' }] } });
    await desk.reply(id, { text: null, at });
    expect(await desk.show(id)).toMatchObject({ value: { reply: null } });
  });

  it.each([
    ['published', '   ', 'no-text'],
    ['published', 'x'.repeat(5001), 'no-text'],
    ['pending', 'Thank you.', 'not-allowed'],
  ] as const)('refuses an answer to a %s review', async (status, text, reason) => {
    const id = await store({ status });
    expect(await desk.reply(id, { text, at })).toEqual({ ok: false, reason });
  });

  const step = (action: string, from: string, to: string, facts: object = {}) => ({
    at: at.toISOString(),
    action,
    from,
    to,
    reason: null,
    note: null,
    operator: 'ann',
    ...facts,
  });
});

const pixel = new Uint8Array([1, 2, 3]);
