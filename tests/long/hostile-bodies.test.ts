import { describe, expect, it } from 'vitest';
import { attackReviews } from '#tests/support/attack-reviews.ts';
import { engines } from '#tests/support/database.ts';

const count = Number(process.env['BODIES'] ?? 1_000);

/** What the server may need more at the end than after the first hundred, in MB. */
const growth = 48;

describe.each(engines)('1,000 hostile bodies on %s', (engine) => {
  it('are answered as what they are, stop nothing, take no memory and are never markup', async () => {
    const report = await attackReviews(engine, { count, huge: true });
    console.log(engine, report);
    const wrong = [...report.answers.keys()].filter((answer) => !/: (201|4\d\d)$/.test(answer));
    // Cut by their sender before they were whole.
    expect(wrong.filter((answer) => answer !== 'less than it says: null')).toEqual([]);
    expect([...report.answers.keys()].filter((answer) => answer.startsWith('51 MB'))).toEqual(['51 MB: 413']);
    expect([report.isServerAlive, report.rendered]).toEqual([true, []]);
    expect(report.rows['review']).toBe(report.rows['review_event']);
    const [first = 0] = report.memory;
    expect(report.memory.filter((mb) => mb > first + growth)).toEqual([]);
  });
});
