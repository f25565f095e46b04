import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDamagedJson, apiExamples, feedExamples, otherDocuments } from '#tests/support/damaged-feeds.ts';
import { judgeFeed } from '#tests/support/feed-judgement.ts';
import { noOptions, openTestFile, writeTemporaryFile } from '#tests/support/feed-files.ts';
import { unstatedIn } from '#tests/support/row-evidence.ts';
import { sizeOfRun } from '#tests/support/size-of-run.ts';
import { feedAdapters, feedFormatNames } from './feed-format.ts';

const rowsOfRun = 20;
const numRuns = sizeOfRun(15, 5_000);

it('damaged rows are made for every format', () => {
  // Tables of operators are read like those that are declared.
  const declared = feedFormatNames.filter((name) => name !== 'table');
  expect([...new Set(feedExamples.map(({ format }) => format))].toSorted()).toEqual(declared.toSorted());
});

it.each(feedExamples)('damaged rows of $format ($shape) are all accounted for', async ({ format, anyDamaged }) => {
  let plans = 0;
  await fc.assert(
    fc.asyncProperty(anyDamaged(rowsOfRun), async ({ text, rows }) => {
      const judged = await judgeFeed(format, text);
      expect(judged).toMatchObject({ rows, wrong: [] });
      plans += judged?.plans ?? 0;
    }),
    { numRuns },
  );
  expect(plans).toBeGreaterThan(0);
});

it.each(apiExamples)('damaged rows of $format ($shape) make no plan that they do not state', async (example) => {
  const { format, anyDamaged } = example;
  await fc.assert(
    fc.asyncProperty(anyDamaged(rowsOfRun), async ({ text, stated }) => {
      using file = writeTemporaryFile(text);
      const feed = await feedAdapters[format].open(await openTestFile(file.path), noOptions);
      const unstated: string[] = [];
      let at = 0;
      for await (const { result } of feed.rows) {
        if (result.ok && at < stated.length) unstated.push(...unstatedIn(format, stated[at], result.value.plan));
        at += 1;
      }
      expect(unstated).toEqual([]);
    }),
    { numRuns },
  );
});

const documents = [...feedExamples.filter((example) => example.document !== null), ...otherDocuments];

describe.each(documents)('a document of $format ($shape)', ({ format, document }) => {
  it('with odd values anywhere never throws, and makes no plan that breaks a rule', async () => {
    await fc.assert(
      fc.asyncProperty(anyDamagedJson(document), async (damaged) => {
        const judged = await judgeFeed(format, JSON.stringify(damaged));
        expect(judged?.wrong ?? []).toEqual([]);
      }),
      { numRuns: sizeOfRun(15, 60) },
    );
  });

  it('that is cut off anywhere is refused', async () => {
    const text = JSON.stringify(document);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: text.length - 1 }), async (length) => {
        expect(await judgeFeed(format, text.slice(0, length))).toBeNull();
      }),
      { numRuns: sizeOfRun(8, 25) },
    );
  });
});
