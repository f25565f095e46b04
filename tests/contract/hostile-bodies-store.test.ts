import { describe, expect, it } from 'vitest';
import { attackReviews } from '#tests/support/attack-reviews.ts';

describe('100 hostile bodies', () => {
  it('are answered as what they are, stop nothing, and are never markup', async () => {
    const report = await attackReviews('sqlite', { count: 100, huge: false });
    const wrong = [...report.answers.keys()].filter((answer) => !/: (201|4\d\d)$/.test(answer));
    expect(wrong.filter((answer) => answer !== 'less than it says: null')).toEqual([]);
    expect([report.isServerAlive, report.rendered]).toEqual([true, []]);
    expect(report.rows['review']).toBe(report.rows['bot_token_used']);
    expect(report.rows['review']).toBe(report.rows['review_event']);
  });
});
