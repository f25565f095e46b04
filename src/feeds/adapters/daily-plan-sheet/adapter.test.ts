import { describe, expect, it } from 'vitest';
import { readFeedAt, refusalOf } from '#tests/support/feed-files.ts';
import { dailyPlanSheetAdapter } from './adapter.ts';

const fixture = 'src/feeds/adapters/daily-plan-sheet/fixtures/sheet.json';

describe('a sheet of daily plans', () => {
  it('is read row by row, its heading and its trial entries among them', async () => {
    const { complete, rows, plans, skips } = await readFeedAt(dailyPlanSheetAdapter, fixture);
    expect([complete, rows.length]).toEqual([true, 10]);
    expect(plans.map(({ externalId, coverage, validityDays }) => [externalId, coverage.join(), validityDays])).toEqual([
      ['australia-1d-1gb-daily-unlimited-512kbps', 'AU', 1],
      ['mexico-3d-2gb-daily-unlimited-8mbps', 'MX', 3],
      ['korea-5d-unlimited-8mbps', 'KR', 5],
      ['laos-7d-3gb-daily-unlimited-512k', 'LA', 7],
      ['singapore-malaysia-thailand-10d-1gb-daily-unlimited-512kbps', 'MY,SG,TH', 10],
      ['guam-saipan-4d-1gb-daily-unlimited-512k', 'GU', 4],
      ['hongkong-macao-2d-1gb-daily-unlimited-512kbps', 'HK,MO', 2],
    ]);
    expect(rows.flatMap(({ result }) => (result.ok ? result.value.leftOut : []))).toEqual(['Saipan']);
    expect(skips).toEqual(['bad-value 2', 'region-without-countries 1', 'bad-value 2']);
  });

  it.each([
    ['another list', '[{"1": "Japan", "2": "5 GB"}]'],
    ['an empty list', '[]'],
    ['a table', 'a,b\n1,2\n'],
  ])('is not %s', async (_what, text) => {
    expect(await refusalOf(dailyPlanSheetAdapter, text)).toMatch(
      /is not a sheet of daily plans: expected a sheet of daily/,
    );
  });
});
