import { describe, expect, it } from 'vitest';
import { attackReviews } from './hostility/attack-reviews.ts';
import { engines } from '#tests/support/database.ts';
import { sizeOfRun } from '#tests/support/size-of-run.ts';

const [sample, all] = [100, 1_000];
const count = sizeOfRun(sample, all);
const isFull = count === all;

/** What the server may need more at the end than after the first hundred, in MB. */
const growth = 48;

describe.each(isFull ? engines : engines.slice(0, 1))(`${count} hostile bodies on %s`, (engine) => {
  it('are answered as what they are, stop nothing, take no memory and are never markup', async () => {
    const report = await attackReviews(engine, { count, huge: isFull });
    const wrong = [...report.answers.keys()].filter((answer) => !/: (201|4\d\d)$/.test(answer));
    // Cut by their sender before they were whole.
    expect(wrong.filter((answer) => answer !== 'less than it says: null')).toEqual([]);
    const huge = [...report.answers.keys()].filter((answer) => answer.startsWith('51 MB'));
    expect(huge).toEqual(isFull ? ['51 MB: 413'] : []);
    expect([report.isServerAlive, report.rendered]).toEqual([true, []]);
    expect(report.rows['review']).toBe(report.rows['bot_token_used']);
    expect(report.rows['review']).toBe(report.rows['audit_event']);
    const [first = 0] = report.memory;
    expect(report.memory.filter((mb) => mb > first + growth)).toEqual([]);
  });
});
