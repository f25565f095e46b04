import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { parseWallTime, readPlanClock, type ClockRules, type Landing } from './plan-clock.ts';
import { clocksOfCountry, zonesOfCountry } from '#domain/place/time-zones.ts';
import { maxValidityDays } from '#domain/plan/validity.ts';

const landing = (time: string, zone: string, daysBefore = 0): Landing => ({
  time: Temporal.PlainDateTime.from(time),
  zone,
  daysBefore,
});
const ends = (rules: ClockRules, at: Landing): string[] =>
  readPlanClock(rules, at).map(({ endsAt }) => endsAt.toString({ timeZoneName: 'never' }));

const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const anyTime = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => Temporal.PlainDateTime.from(date.toISOString().slice(0, 16)));
const anyLanding = fc.record({ time: anyTime, zone: anyZone, daysBefore: fc.integer({ min: 0, max: 365 }) });
const anyRules = fc.record({
  validityDays: fc.integer({ min: 1, max: maxValidityDays }),
  dayCount: fc.constantFrom('24h', 'calendar', null),
  activation: fc.constantFrom('first-use', 'install', 'purchase', null),
});

describe('the clock', () => {
  it.each([
    ['24h', 'first-use', '2026-12-12T14:30:00+09:00'],
    ['calendar', 'first-use', '2026-12-12T00:00:00+09:00'],
    ['24h', 'install', '2026-12-09T14:30:00+09:00'],
    ['calendar', 'purchase', '2026-12-09T00:00:00+09:00'],
  ] as const)('%s, %s: seven days from 5 December in Tokyo', (dayCount, activation, expected) => {
    expect(ends({ validityDays: 7, dayCount, activation }, landing('2026-12-05T14:30', 'Asia/Tokyo', 3))).toEqual([
      expected,
    ]);
  });

  it('counts hours through a change of the clocks, and days by the calendar', () => {
    const spring = landing('2027-03-27T15:00', 'Europe/Berlin');
    expect(ends({ validityDays: 1, dayCount: '24h', activation: 'first-use' }, spring)).toEqual([
      '2027-03-28T16:00:00+02:00',
    ]);
    expect(ends({ validityDays: 2, dayCount: 'calendar', activation: 'first-use' }, spring)).toEqual([
      '2027-03-29T00:00:00+02:00',
    ]);
  });

  it('ends with a midnight that the clocks skip', () => {
    const cairo = landing('2026-04-22T10:00', 'Africa/Cairo');
    const rules = { validityDays: 2, dayCount: 'calendar', activation: 'first-use' } as const;
    expect(ends(rules, cairo)).toEqual(['2026-04-24T01:00:00+03:00']);
    // A day that begins at one still ends at midnight.
    const next = { ...rules, validityDays: 1 };
    expect(ends(next, landing('2026-04-24T10:00', 'Africa/Cairo'))).toEqual(['2026-04-25T00:00:00+03:00']);
  });

  it('takes a landing that the clocks skip as the hour after', () => {
    const [reading] = readPlanClock(
      { validityDays: 1, dayCount: '24h', activation: 'first-use' },
      landing('2027-03-28T02:30', 'Europe/Berlin'),
    );
    expect(reading?.startsAt.toPlainTime().toString()).toBe('03:30:00');
  });

  it('has no end for a plan that does not expire', () => {
    const rules: ClockRules = { validityDays: null, dayCount: null, activation: null };
    expect(readPlanClock(rules, landing('2026-12-05T14:30', 'Asia/Tokyo'))).toEqual([]);
  });

  it('reads what is not stated at both extremes', () => {
    const rules: ClockRules = { validityDays: 7, dayCount: null, activation: null };
    const at = (daysBefore: number) =>
      readPlanClock(rules, landing('2026-12-05T14:30', 'Asia/Tokyo', daysBefore)).map(
        ({ activation, dayCount, endsAt }) => [activation, dayCount, endsAt.toPlainDate().toString()],
      );
    expect(at(3)).toEqual([
      ['purchase', 'calendar', '2026-12-09'],
      ['purchase', '24h', '2026-12-09'],
      ['first-use', 'calendar', '2026-12-12'],
      ['first-use', '24h', '2026-12-12'],
    ]);
    // Bought on the day: of the four ends, two and two are the same.
    expect(at(0).map(([, dayCount]) => dayCount)).toEqual(['calendar', 'calendar', '24h', '24h']);
  });

  it('reads what is not stated in every way, the earliest end first', () => {
    fc.assert(
      fc.property(anyRules, anyLanding, (rules, at) => {
        const readings = readPlanClock(rules, at);
        const ways = (rules.dayCount === null ? 2 : 1) * (rules.activation === null ? 2 : 1);
        expect(readings).toHaveLength(ways);
        for (const [index, { endsAt, startsAt, dayCount, activation }] of readings.entries()) {
          const before = readings[index - 1]?.endsAt.epochMilliseconds ?? -Infinity;
          expect(endsAt.epochMilliseconds).toBeGreaterThanOrEqual(before);
          expect(endsAt.epochMilliseconds).toBeGreaterThan(startsAt.epochMilliseconds);
          expect(rules.dayCount ?? dayCount).toBe(dayCount);
          expect(rules.activation ?? activation).toBe(activation);
        }
      }),
    );
  });

  it('lasts exactly as many times 24 hours, or ends with a day of the place', () => {
    fc.assert(
      fc.property(anyRules, anyLanding, (rules, at) => {
        for (const { startsAt, endsAt, dayCount } of readPlanClock(rules, at)) {
          const hours = (endsAt.epochMilliseconds - startsAt.epochMilliseconds) / 3_600_000;
          const days = startsAt.toPlainDate().until(endsAt.toPlainDate()).days;
          const isMidnight = endsAt.equals(endsAt.startOfDay());
          expect(
            dayCount === '24h' ? hours === rules.validityDays * 24 : isMidnight && days === rules.validityDays,
          ).toBe(true);
        }
      }),
    );
  });

  it('never ends later for being bought earlier', () => {
    fc.assert(
      fc.property(anyRules, anyLanding, (rules, at) => {
        const [now] = readPlanClock(rules, at);
        const [earlier] = readPlanClock(rules, { ...at, daysBefore: at.daysBefore + 1 });
        expect(earlier?.endsAt.epochMilliseconds).toBeLessThanOrEqual(now?.endsAt.epochMilliseconds ?? 0);
      }),
    );
  });
});

describe('a landing time', () => {
  it('is read as forms send it', () => {
    fc.assert(
      fc.property(anyTime, (time) => {
        expect(parseWallTime(time.toString().slice(0, 16))?.equals(time)).toBe(true);
      }),
    );
  });

  it.each(['2000-01-01T00:00', '2100-12-31T23:59'])('%s is the first or the last', (text) => {
    expect(parseWallTime(text)?.toString({ smallestUnit: 'minute' })).toBe(text);
  });

  it.each([
    '',
    '2101-01-01T00:00',
    'tomorrow',
    '2026-02-30T10:00',
    '2026-13-01T10:00',
    '1999-01-01T10:00',
    '2026-01-01',
    '2026-01-01T25:00',
  ])('"%s" is none', (text) => expect(parseWallTime(text)).toBeNull());

  it('is never an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseWallTime(text)).not.toThrow();
      }),
    );
  });
});

describe('time zones', () => {
  it('are known for every country, and those of one country differ', () => {
    for (const { code } of countries) {
      const clocks = clocksOfCountry(code, 2026);
      expect(clocks.length, code).toBeGreaterThan(0);
      for (const zone of clocks) expect(zonesOfCountry(code)).toContain(zone);
    }
  });

  it.each([
    ['JP', 1],
    ['DE', 1],
    ['XK', 1],
    ['ES', 2],
    ['PT', 2],
    ['AU', 7],
  ] as const)('%s has %d clocks', (code, count) => {
    expect(clocksOfCountry(code as string as CountryCode, 2026)).toHaveLength(count);
  });
});
