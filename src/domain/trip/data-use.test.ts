import fc from 'fast-check';
import { locales } from '#domain/kernel/locale.ts';
import { describe, expect, it } from 'vitest';
import {
  activities,
  activityIds,
  dataUseSources,
  estimateDataUse,
  mbPerUnit,
  mostOf,
  overhead,
  readDataUse,
  usualAmounts,
  useRange,
  writeDataUse,
  type DataUse,
} from './data-use.ts';
import { maxTripDays } from './trip.ts';

const anyAmounts = fc.record(
  Object.fromEntries(activities.map((each) => [each.id, fc.integer({ min: 0, max: mostOf(each) })])),
) as fc.Arbitrary<DataUse['amounts']>;
const anyUse = fc.record({ days: fc.integer({ min: 1, max: maxTripDays }), amounts: anyAmounts });
const nothing = Object.fromEntries(activityIds.map((id) => [id, 0])) as DataUse['amounts'];

describe('the figures', () => {
  it('name a source that has an https address, for every activity that is asked', () => {
    expect(activities.map(({ id }) => id)).toEqual(activityIds);
    for (const { figures } of activities) {
      expect(figures.length).toBeGreaterThan(0);
      for (const { source } of figures) expect(dataUseSources[source]?.url).toMatch(/^https:\/\//);
    }
    expect(dataUseSources[overhead.source]).toBeDefined();
  });

  it('say in each language with which setting, where that is no name', () => {
    const settings = activities.flatMap(({ figures }) => figures.map(({ of }) => of));
    const translated = settings.filter((of) => of !== null && typeof of !== 'string');
    expect(translated).toHaveLength(5);
    for (const of of translated) expect(Object.keys(of)).toEqual([...locales]);
  });

  it('are cited: no source is listed that nothing rests on', () => {
    const cited = new Set([
      ...activities.flatMap(({ figures }) => figures.map(({ source }) => source)),
      overhead.source,
    ]);
    expect(Object.keys(dataUseSources).toSorted()).toEqual([...cited].toSorted());
  });

  it.each([
    [{ source: 'a', of: null, kbps: 600, ways: 2 }, 540 / 60],
    [{ source: 'a', of: null, mb: 70, minutes: 10 }, 7],
    [{ source: 'a', of: null, mb: 40, photos: 10 }, 4],
    [{ source: 'a', of: null, mb: 1.5, pages: 1 }, 1.5],
    [{ source: 'a', of: null, mb: 3, pages: 2 }, 1.5],
  ])('turns %o into megabytes', (figure, expected) => {
    expect(mbPerUnit(figure)).toBeCloseTo(expected, 9);
  });
});

describe('the estimate', () => {
  it('is what a calculator says: an hour of HD video a day for a week', () => {
    const estimate = estimateDataUse({ days: 7, amounts: { ...nothing, videoHd: 60 } });
    expect(estimate).toMatchObject({ lowMb: 7 * 750, highMb: 23_100, planMb: 24_000 });
  });

  it('has nothing to look for where nothing is used', () => {
    expect(estimateDataUse({ days: 7, amounts: nothing })).toEqual({ lowMb: 0, highMb: 0, planMb: null, parts: [] });
  });

  it('lies between its ends, and a plan of that size holds it', () => {
    fc.assert(
      fc.property(anyUse, (use) => {
        const { lowMb, highMb, planMb, parts } = estimateDataUse(use);
        expect(lowMb).toBeLessThanOrEqual(highMb);
        for (const part of parts) expect(part.lowMb).toBeLessThanOrEqual(part.highMb);
        expect(planMb ?? 0).toBe(Math.min(1_000_000, Math.ceil(highMb / 1000) * 1000));
      }),
    );
  });

  it('never falls with more of anything, nor with more days', () => {
    fc.assert(
      fc.property(anyUse, fc.constantFrom(...activityIds), ({ days, amounts }, id) => {
        const more = estimateDataUse({ days, amounts: { ...amounts, [id]: amounts[id] + 1 } });
        const longer = estimateDataUse({ days: days + 1, amounts });
        const { lowMb, highMb } = estimateDataUse({ days, amounts });
        expect(more.highMb).toBeGreaterThanOrEqual(highMb);
        expect(more.lowMb).toBeGreaterThanOrEqual(lowMb);
        expect(longer.highMb).toBeGreaterThanOrEqual(highMb);
      }),
    );
  });

  it('is the sum of its activities', () => {
    fc.assert(
      fc.property(anyUse, (use) => {
        const { highMb } = estimateDataUse(use);
        const alone = activities.reduce((sum, activity) => {
          return sum + use.amounts[activity.id] * use.days * useRange(activity).high * (1 + overhead.share);
        }, 0);
        expect(Math.abs(highMb - alone)).toBeLessThanOrEqual(1 + alone * 1e-9);
      }),
    );
  });
});

describe('the form', () => {
  it('comes back from its address', () => {
    fc.assert(
      fc.property(anyUse, (use) => {
        expect(readDataUse(writeDataUse(use), 3)).toEqual({ use, refused: [] });
      }),
    );
  });

  it('begins with a usual day for as long as the trip lasts', () => {
    expect(readDataUse(new URLSearchParams('days='), 12)).toEqual({
      use: { days: 12, amounts: usualAmounts },
      refused: [],
    });
  });

  it('names what is used alone, and one activity where nothing is, so that it differs from a usual day', () => {
    const [first = 'web', second = 'web'] = activityIds;
    const written = (amounts: DataUse['amounts']): string => writeDataUse({ days: 7, amounts }).toString();
    expect(written({ ...nothing, [second]: 3 })).toBe(`days=7&${second}=3`);
    expect(written(nothing)).toBe(`days=7&${first}=0`);
  });

  it('reads days from one on, with blanks around them, and nothing that only contains a number', () => {
    const days = (text: string) => readDataUse(new URLSearchParams({ days: text }), 7);
    expect([days('1'), days(' 12 '), days('  ')].map(({ use }) => use.days)).toEqual([1, 12, 7]);
    const refused = ['0', 'x5', '5x', '5.5', String(maxTripDays + 1)].map((text) => days(text));
    expect(refused.map((asked) => [asked.use.days, asked.refused])).toEqual(refused.map(() => [7, ['days']]));
  });

  it('says what it cannot read, and never fails', () => {
    const { use, refused } = readDataUse(new URLSearchParams('days=0&maps=-5&web=1441&music=30&photos=x'), 7);
    expect(refused).toEqual(['days', 'maps', 'photos', 'web']);
    expect(use).toMatchObject({ days: 7, amounts: { maps: 0, web: 0, music: 30, photos: 0 } });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('days', ...activityIds), fc.string())), (pairs) => {
        const { use: read } = readDataUse(new URLSearchParams(pairs), 7);
        expect(Number.isSafeInteger(estimateDataUse(read).highMb)).toBe(true);
      }),
    );
  });
});
