import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { checkDraft, readJourneyDraft, writeJourney, type JourneyDraft } from './journey-draft.ts';
import { addStop, daysOf, fillDays, isChangingStops, moveStop, newStop, type StopDraft } from './stop-draft.ts';

const known: Readonly<Record<string, string>> = { japan: 'JP', 'south-korea': 'KR', taiwan: 'TW' };

function findCountry(words: string): CountryCode | null {
  return (known[words.toLowerCase()] as CountryCode | undefined) ?? null;
}

function check(search: string) {
  return checkDraft(readJourneyDraft(new URLSearchParams(search)).draft, findCountry);
}

/** Megabytes of each stop; null: refused. */
function amounts(search: string): readonly (number | null)[] | null {
  return check(search).journey?.stops.map(({ dataMb }) => dataMb) ?? null;
}

describe('readJourneyDraft', () => {
  it('reads an address to share, and the fields of the form', () => {
    const link = readJourneyDraft(
      new URLSearchParams('stop=japan.7.3&stop=south-korea.4&total=9&hotspot=1&topup=yes&promo=1'),
    );
    expect(link).toEqual({
      source: 'link',
      draft: {
        stops: [
          { place: 'japan', days: '7', gb: '3' },
          { place: 'south-korea', days: '4', gb: '' },
        ],
        days: '',
        total: '9',
        isUnlimited: false,
        hotspot: true,
        topUp: true,
        isNewCustomer: true,
        usesPromo: true,
      },
    });
    const form = readJourneyDraft(
      new URLSearchParams('place=japan&days=7&gb=3&place=south-korea&days=4&gb=&total=9&hotspot=1&topup=yes&promo=1'),
    );
    expect(form).toEqual({ ...link, source: 'form' });
  });

  it.each([
    ['the total alone: the last stop takes the rest', 'all=14&placed=7.7', ['3', '11'], ''],
    ['the total alone, to fewer days than stops: each keeps one', 'all=2&placed=7.7', ['3', '1'], '2'],
    ['the stops alone: the total follows', 'all=9&placed=9.9', ['3', '4'], ''],
    ['both: the difference stays', 'all=14&placed=9.9', ['3', '4'], '14'],
    ['a country alone: days without one had no place in the total', 'all=3&placed=3.7', ['3', '4'], ''],
    ['no number of days', 'all=0&placed=7.7', ['3', '4'], ''],
  ])('reads a form that changes %s', (_name, search, days, total) => {
    const fields = `place=japan&days=3&gb=&place=taiwan&days=4&gb=&${search}`;
    const { draft } = readJourneyDraft(new URLSearchParams(fields));
    expect([draft.stops.map((stop) => stop.days), draft.days]).toEqual([days, total]);
  });

  it('keeps decimals: 0.5 GB is no further field', () => {
    expect(amounts('stop=japan.7.0.5')).toEqual([500]);
    expect(amounts('stop=japan.7.0,5')).toEqual([500]);
  });

  it('adds a stop and takes the named one away', () => {
    const places = (search: string) =>
      readJourneyDraft(new URLSearchParams(search)).draft.stops.map(({ place }) => place);
    expect(places('stop=japan.7&add=1')).toEqual(['japan', '']);
    expect(places('stop=japan.7&stop=taiwan.2&remove=1')).toEqual(['taiwan']);
    expect(places('stop=japan.7&remove=1')).toEqual(['japan']);
    expect(isChangingStops(new URLSearchParams('stop=japan.7&remove=1'))).toBe(true);
  });

  it('moves the named stop up or down, and keeps all of them', () => {
    const places = (search: string) =>
      readJourneyDraft(new URLSearchParams(search)).draft.stops.map(({ place }) => place);
    expect(places('stop=japan.7&stop=taiwan.2&up=2')).toEqual(['taiwan', 'japan']);
    expect(places('stop=japan.7&stop=taiwan.2&down=1')).toEqual(['taiwan', 'japan']);
    expect(places('stop=japan.7&stop=taiwan.2&up=1')).toEqual(['japan', 'taiwan']);
    expect(isChangingStops(new URLSearchParams('stop=japan.7&up=1'))).toBe(true);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { maxLength: 12 }), fc.integer(), fc.integer(), (stops, from, to) => {
        const moved = moveStop(stops, from, to);
        expect(moved.toSorted()).toEqual(stops.toSorted());
        expect(moved[to]).toBe(stops[to] === undefined ? undefined : (stops[from] ?? stops[to]));
      }),
    );
  });

  it('takes an amount of its own before a chosen one, and unlimited as either', () => {
    const amountOf = (search: string) => {
      const { total, isUnlimited } = readJourneyDraft(new URLSearchParams(`place=japan&days=3&gb=&${search}`)).draft;
      return [total, isUnlimited];
    };
    expect(amountOf('total=5&exact=')).toEqual(['5', false]);
    expect(amountOf('total=5&exact=7.5')).toEqual(['7.5', false]);
    expect(amountOf('total=unlimited&exact=')).toEqual(['', true]);
    expect(amountOf('total=unlimited&exact=8')).toEqual(['8', false]);
    expect(amountOf('total=&unlimited=1')).toEqual(['', true]);
  });

  it('reads no more than one stop too many', () => {
    const { draft } = readJourneyDraft(new URLSearchParams(Array.from({ length: 5000 }, () => ['stop', 'japan.1'])));
    expect(draft.stops).toHaveLength(13);
    expect(checkDraft(draft, findCountry).problems?.journey).toEqual(['too-many-stops']);
  });
});

describe('checkDraft', () => {
  it('shares the whole by days among stops without an amount, to the last megabyte', () => {
    expect(amounts('stop=japan.7&stop=taiwan.3&total=10')).toEqual([7000, 3000]);
    expect(amounts('stop=japan.7.4&stop=taiwan.3&total=10')).toEqual([4000, 6000]);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 900 }),
        (days, total) => {
          const found = amounts(`${days.map((each) => `stop=japan.${each}`).join('&')}&total=${total}`);
          expect(found?.reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBe(total * 1000);
        },
      ),
    );
  });

  it('plans with 1 GB a day where nothing is said, and with no end where that is said', () => {
    expect(amounts('stop=japan.7&stop=taiwan.3.2')).toEqual([7000, 2000]);
    expect(amounts('stop=japan.7.1&stop=taiwan.3.2&unlimited=1')).toEqual([null, null]);
  });

  it.each([
    ['stop=.3', { stops: [['place-missing']] }],
    ['stop=atlantis.3', { stops: [['place-unknown']] }],
    ['stop=japan.0', { stops: [['days']] }],
    ['stop=japan.366', { stops: [['days']] }],
    ['stop=japan.x.y', { stops: [['days', 'gb']] }],
    ['stop=japan.3.0', { stops: [['gb']] }],
    ['stop=japan.3.1001', { stops: [['gb']] }],
    ['stop=japan.300&stop=taiwan.66', { journey: ['too-many-days'] }],
    ['stop=japan.3&total=-1', { journey: ['total'] }],
    ['stop=japan.3.5&stop=taiwan.3&total=5', { journey: ['total-too-small'] }],
  ])('refuses %s', (search, problems) => {
    expect(check(search).problems).toMatchObject(problems);
  });

  it('never throws, whatever stands in an address', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('stop', 'place', 'days', 'gb', 'total', 'add', 'remove', 'up', 'down', 'exact'),
            fc.string(),
          ),
        ),
        (pairs) => {
          expect(check(new URLSearchParams(pairs).toString())).toHaveProperty('ok');
        },
      ),
    );
  });
});

describe('writeJourney', () => {
  it('is read back as the same draft', () => {
    const draft: JourneyDraft = {
      stops: [
        { place: 'japan', days: '7', gb: '0.5' },
        { place: 'taiwan', days: '3', gb: '' },
      ],
      days: '14',
      total: '12',
      isUnlimited: false,
      hotspot: true,
      topUp: true,
      isNewCustomer: false,
      usesPromo: true,
    };
    const address = writeJourney(draft, ['japan', 'taiwan']);
    expect(address).toBe(
      '?stop=japan.7.0.5&stop=taiwan.3&all=14&total=12&hotspot=1&topup=yes&customer=returning&promo=1',
    );
    expect(readJourneyDraft(new URLSearchParams(address)).draft).toEqual(draft);
  });
});

describe('addStop', () => {
  const stop = (days: number, isTyped = false) => ({ ...newStop, days: String(days), isTyped });
  const daysAfter = (stops: readonly (StopDraft & { isTyped: boolean })[], total: string) =>
    addStop(stops, stop(3), total).map(({ days }) => Number(days));

  it('takes its days from the last stop that nobody typed, of a trip with a total', () => {
    expect(daysAfter([stop(14)], '14')).toEqual([11, 3]);
    expect(daysAfter([stop(5, true), stop(9)], '14')).toEqual([5, 6, 3]);
    expect(daysAfter([stop(4), stop(9, true)], '13')).toEqual([2, 9, 2]);
    expect(daysAfter([stop(14)], '')).toEqual([14, 3]);
    expect(daysAfter([stop(1), stop(9, true)], '10')).toEqual([1, 9, 3]);
  });

  it('keeps the total whatever the stops are, unless nobody has a day to spare', () => {
    const anyStop = fc.record({ days: fc.integer({ min: 1, max: 30 }), isTyped: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyStop, { minLength: 1, maxLength: 6 }), (asked) => {
        const stops = asked.map(({ days, isTyped }) => stop(days, isTyped));
        const total = String(daysOf(stops));
        const isSpare = asked.some(({ days, isTyped }) => !isTyped && days > 1);
        const added = fillDays(addStop(stops, stop(3), total), total);
        expect(daysOf(added)).toBe(isSpare ? Number(total) : Number(total) + 1);
        expect(added.slice(0, -1).filter(({ isTyped }) => isTyped)).toEqual(stops.filter(({ isTyped }) => isTyped));
      }),
    );
  });
});
