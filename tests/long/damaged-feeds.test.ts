import { expect, it } from 'vitest';
import { judgeFeed } from '#tests/support/feed-judgement.ts';
import { mutableFeeds } from '#tests/support/mutated-feeds.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';

/** Damaged rows of every example, in files of so many. */
const count = Number(process.env['ROWS'] ?? 100_000);
const inFile = Math.min(count, 5000);

it.each(mutableFeeds)('damaged rows of $format ($path) stop nothing and are all accounted for', async (feed) => {
  let rows = 0;
  let plans = 0;
  for (let seed = 1; seed * inFile <= count; seed += 1) {
    const damaged = feed.damage(inFile, new SeededRandom(seed));
    const judged = await judgeFeed(feed.format, damaged.text);
    expect(judged, `seed ${seed}`).toMatchObject({ rows: damaged.rows, wrong: [] });
    rows += judged?.rows ?? 0;
    plans += judged?.plans ?? 0;
  }
  console.log(`${feed.path}: ${rows} rows, ${plans} plans, ${rows - plans} skipped`);
  expect(plans).toBeGreaterThan(0);
});
