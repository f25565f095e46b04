import { describe, expect, it } from 'vitest';
import { readFeedAt, readFeedText, refusalOf } from '#tests/support/feed-files.ts';
import { dataPlanAdapter } from './adapter.ts';

const fixture = 'src/feeds/adapters/data-plan/fixtures/feed.json';

describe('a DataPlan feed', () => {
  it('is a bare list, all that its seller offers', async () => {
    const { complete, rows, plans, skips } = await readFeedAt(dataPlanAdapter, fixture);
    expect([complete, rows.map((row) => row.number)]).toEqual([true, [1, 2, 3, 4, 5, 6, 7]]);
    expect(
      plans.map(({ externalId, dataKind, dataMb, coverage }) => [externalId, dataKind, dataMb, coverage.join()]),
    ).toEqual([
      ['japan-5gb-5gb-30d-jp', 'total', 5000, 'JP'],
      ['europe-1gb-day-1024mb-day-7d', 'daily', 1000, 'DE,FR'],
      ['thailand-unlimited-0gb-10d-th', 'unlimited', null, 'TH'],
      ['world-pay-as-you-go-100mb-365d', 'payg', null, 'GB,US'],
    ]);
    expect(skips).toEqual(['ambiguous-destination coverages', 'missing-field prices', 'bad-url link']);
  });

  it.each([['plans'], ['data']])('may lie under the name %s', async (name) => {
    const text = JSON.stringify({ [name]: [{ planName: 'Japan 5GB', dataCap: 5 }] });
    expect((await readFeedText(dataPlanAdapter, text)).skips).toEqual(['missing-field validity']);
  });

  it.each([
    ['another list', '[{"name": "Japan 5GB"}]'],
    ['an empty list', '[]'],
    ['a table', 'a,b\n1,2\n'],
  ])('is not %s', async (_what, text) => {
    expect(await refusalOf(dataPlanAdapter, text)).toMatch(
      /holds no plans of a DataPlan feed: expected a DataPlan feed/,
    );
  });
});
