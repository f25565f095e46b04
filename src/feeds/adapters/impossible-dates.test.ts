import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedFormatNames, feedAdapters, type FeedFormatName } from './feed-format.ts';
import { parseMapping } from '#feeds/row/parse-mapping.ts';
import { formatExamples, type DateExample } from '#tests/support/feed-examples.ts';
import { noOptions, readFeedText, type FeedOutcome } from '#tests/support/feed-files.ts';
import { sizeOfRun } from '#tests/support/size-of-run.ts';

interface DatedFeed extends DateExample {
  readonly format: FeedFormatName;
}

const dated: readonly DatedFeed[] = feedFormatNames.flatMap((format) =>
  formatExamples[format].dates.map((example) => ({ format, ...example })),
);

async function read({ format, mapping, text }: DatedFeed, date: string): Promise<FeedOutcome> {
  const parsed = mapping === undefined ? null : parseMapping(mapping);
  if (parsed?.ok === false) throw new Error(parsed.reason);
  return readFeedText(feedAdapters[format], text(date), { ...noOptions, mapping: parsed?.value ?? null });
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A day that no calendar has. */
const impossibleDay = fc.oneof(
  fc.constantFrom('02-30', '02-29', '02-31', '04-31', '06-31', '09-31', '11-31'),
  fc.tuple(fc.integer({ min: 13, max: 99 }), fc.integer({ min: 1, max: 31 })).map(([m, d]) => `${two(m)}-${two(d)}`),
  fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 32, max: 99 })).map(([m, d]) => `${two(m)}-${two(d)}`),
  fc.constantFrom('00-10', '10-00', '00-00'),
);
const impossibleTime = fc.oneof(
  impossibleDay.map((day) => `2026-${day}T10:00:00Z`),
  fc.constantFrom('2026-06-30T24:00:00Z', '2026-06-30T25:00:00Z', '2026-06-30T10:60:00Z'),
);

describe.each(dated)('the date of $format in $field', (feed) => {
  it('is read where there is such a day', async () => {
    const { plans, skips } = await read(feed, '2028-02-29T10:00:00Z');
    expect([plans.length, skips]).toEqual([1, []]);
    const day = await read(feed, '2028-02-29');
    expect(day.plans.map(({ statedAt }) => statedAt)).toEqual(feed.mayBeDay ? ['2028-02-29T00:00:00.000Z'] : []);
  });

  it('refuses the row with its reason where there is none', async () => {
    const text = feed.mayBeDay
      ? fc.oneof(
          impossibleTime,
          impossibleDay.map((day) => `2026-${day}`),
        )
      : impossibleTime;
    await fc.assert(
      fc.asyncProperty(text, async (date) => {
        const { plans, skips } = await read(feed, date);
        expect([plans, skips]).toEqual([[], [`bad-value ${feed.field}`]]);
      }),
      { numRuns: sizeOfRun(20, 60) },
    );
  });
});
