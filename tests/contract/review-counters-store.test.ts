import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import { moveReview, reviewMoves, type ReviewStatus } from '#domain/review/review-status.ts';
import { anyCountry, recount } from '#reviews/review-counters.ts';
import { reviewDecisions } from '#runtime/services/desk/review-decisions.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { deskOf } from '#tests/support/desk-of.ts';
import { storeReview, storeSeller } from '#tests/support/stored-review.ts';

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
    const desk = deskOf(suite.database);
    const parameters = { reason: 'legal', note: null } as const;
    let published = 0;
    const livesOfSome = fc.array(life, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(livesOfSome, async (lives) => {
        for (const { moves, ...facts } of lives) {
          const id = await storeReview(suite.database, facts);
          let status: ReviewStatus = facts.status;
          for (const move of moves) {
            await desk.decideNow(reviewDecisions[move], id, { ...parameters, pictures: [], words: [] });
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
