import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import { moveReview, reviewMoves, type ReviewStatus } from '#domain/review/review-status.ts';
import { databaseImageStore } from '#reviews/database-image-store.ts';
import { silentMailQueue } from '#reviews/mail-queue.ts';
import { ann } from '#tests/support/stored-review.ts';
import { createReviewDesk } from '#reviews/review-desk.ts';
import { anyCountry, recount } from '#reviews/review-counters.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { storeReview, storeSeller } from '#tests/support/stored-review.ts';

const at = new Date('2026-11-21T09:00:00.000Z');
const codes = countries.slice(0, 4).map(({ code }) => code);

/** A review, and the moves that moderators try. */
const life = fc.record({
  providerId: fc.constantFrom(1, 2),
  rating: fc.integer({ min: 1, max: 5 }),
  language: fc.constantFrom('en', 'ja', null),
  countries: fc.subarray(codes, { minLength: 1 }),
  status: fc.constantFrom<ReviewStatus>('pending', 'published'),
  moves: fc.array(fc.constantFrom(...reviewMoves), { maxLength: 5 }),
});

describe.each(engines)('the counters of published reviews on %s', (engine) => {
  const suite = useTestDatabase(engine, 'all');
  beforeAll(async () => {
    await storeSeller(suite.database, 1, 'one');
    await storeSeller(suite.database, 2, 'two');
  });

  function readCounters() {
    const columns = ['country', 'provider_id', 'language', 'rating'] as const;
    const rows = suite.database.queries.selectFrom('review_tally').selectAll().where('count', '>', 0);
    return columns.reduce((query, column) => query.orderBy(column), rows).execute();
  }

  it('is what counting all over would give, whatever moderators do', async () => {
    const desk = createReviewDesk({
      database: suite.database,
      mail: silentMailQueue,
      imageStore: databaseImageStore,
      by: ann,
    });
    let published = 0;
    const livesOfSome = fc.array(life, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(livesOfSome, async (lives) => {
        for (const { moves, ...facts } of lives) {
          const id = await storeReview(suite.database, facts);
          let status: ReviewStatus = facts.status;
          for (const move of moves) {
            await desk.decide(id, { move, reason: 'legal', note: null, at });
            const moved = moveReview(status, move);
            if (moved.ok) status = moved.value;
          }
          if (status === 'published') published += 1;
        }
        const kept = await readCounters();
        await recount(suite.database.queries);
        expect(kept).toEqual(await readCounters());
        const all = kept.filter(({ country }) => country === anyCountry).map(({ count }) => count);
        expect(all.reduce((sum, count) => sum + count, 0)).toBe(published);
      }),
      { numRuns: 20 },
    );
  });
});
