import { beforeEach, describe, expect, it } from 'vitest';
import { createReviewReports } from '#reviews/review-reports.ts';
import { reviewReportDecisions } from '#runtime/services/desk/review-report-decisions.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { deskOf } from '#tests/support/desk-of.ts';
import { storeReview, storeSeller } from '#tests/support/stored-review.ts';
import { readAllTables, tableDifferences } from './statements/all-tables.ts';
import { failStatement } from './statements/statement-faults.ts';

const at = new Date('2026-11-21T09:00:00.000Z');
const form = {
  reason: 'copyright',
  explanation: 'Mine.',
  name: 'Mia',
  email: 'mia@example.org',
  locale: 'ja',
} as const;

describe.each(engines)('a report of a review on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let reviewId: string;

  beforeEach(async () => {
    await storeSeller(suite.database);
    reviewId = await storeReview(suite.database, { status: 'published' });
  });

  /** Refuses the first statement, then the second, until none is refused: until then nothing has changed. */
  async function failEach(work: () => Promise<boolean>): Promise<number> {
    const before = await readAllTables(suite.database);
    for (let number = 1; ; number += 1) {
      const { value: isDone, hasFailed } = await failStatement(number, () => work().catch(() => false));
      if (isDone) return number - 1;
      expect([number, hasFailed, tableDifferences(before, await readAllTables(suite.database))]).toEqual([
        number,
        true,
        {},
      ]);
    }
  }

  it('is sent, decided on, objected to and decided on again as a whole or not at all', async () => {
    const reports = createReviewReports(suite.database, { sendsMail: true });
    const numbers: string[] = [];
    const decide = (action: 'remove' | 'keep') => async (): Promise<boolean> => {
      const desk = deskOf(suite.database, { mails: true, at });
      return (await desk.decideNow(reviewReportDecisions[action], numbers[0] ?? '', { words: 'It is.' })).ok;
    };
    const steps: readonly (readonly [number, () => Promise<boolean>])[] = [
      [6, async () => numbers.push((await reports.file({ ...form, reviewId }, at)) ?? '') > 0],
      [10, decide('remove')],
      [4, () => reports.object({ number: numbers[0] ?? '', text: 'No.' }, at)],
      [10, decide('keep')],
    ];
    for (const [least, work] of steps) expect(await failEach(work)).toBeGreaterThanOrEqual(least);
    const mails = await suite.database.queries.selectFrom('mail').select('kind').orderBy('id').execute();
    expect(mails.map(({ kind }) => kind)).toEqual([
      'report-received',
      'removed',
      'report-decided',
      'published',
      'report-decided',
    ]);
  });
});
