import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultTrip,
  isSameTrip,
  maxTripDays,
  maxTripMb,
  readTrip,
  readTripText,
  writeTrip,
  writeTripText,
  type Trip,
} from './trip.ts';

const remembered: Trip = { days: 10, dataMb: 20_000, hotspot: true, isNewCustomer: false };

function read(search: string): Trip {
  return readTrip(new URLSearchParams(search), remembered);
}

const anyTrip: fc.Arbitrary<Trip> = fc.record({
  days: fc.integer({ min: 1, max: maxTripDays }),
  dataMb: fc.option(fc.integer({ min: 1, max: maxTripMb })),
  hotspot: fc.boolean(),
  isNewCustomer: fc.boolean(),
});

describe('a trip in an address', () => {
  test('is the remembered one where the address names no part of it', () => {
    expect(read('scope=local&page=2')).toEqual(remembered);
  });

  test('is read as a whole: a box that is not ticked is not in the address', () => {
    expect(read('days=3&gb=1')).toEqual({ days: 3, dataMb: 1000, hotspot: false, isNewCustomer: true });
    expect(read('days=3&gb=1&hotspot=1&customer=returning')).toEqual({
      days: 3,
      dataMb: 1000,
      hotspot: true,
      isNewCustomer: false,
    });
  });

  test('takes what it does not name from the remembered one where that is an amount', () => {
    expect(read('days=3')).toMatchObject({ days: 3, dataMb: 20_000 });
    expect(read('gb=1')).toMatchObject({ days: 10, dataMb: 1000 });
  });

  test.each([
    ['gb=unlimited', null],
    ['gb=0.5', 500],
    ['gb=1,5', 1500],
    ['gb=0', 1],
    ['gb=999999', maxTripMb],
    ['gb=lots', 20_000],
    ['gb=-5', 20_000],
    ['gb=', 20_000],
  ])('%s holds %s MB', (search, dataMb) => {
    expect(read(search).dataMb).toBe(dataMb);
  });

  test.each([
    ['days=0', 1],
    ['days=5000', maxTripDays],
    ['days=1.5', 10],
    ['days=week', 10],
  ])('%s lasts %s days', (search, days) => {
    expect(read(search).days).toBe(days);
  });

  test('is written so that it reads as itself', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        expect(
          readTrip(new URLSearchParams(writeTrip(trip).map(([name, value]) => [name, value])), remembered),
        ).toEqual(trip);
      }),
    );
  });
});

describe('a trip', () => {
  test.each([
    ['days', { days: 9 }],
    ['data', { dataMb: null }],
    ['hotspot', { hotspot: false }],
    ['customer', { isNewCustomer: true }],
  ])('is another one with other %s', (_words, change) => {
    expect(isSameTrip(remembered, { ...remembered, ...change })).toBe(false);
    expect(isSameTrip(remembered, { ...remembered })).toBe(true);
  });
});

describe('a trip in a cookie', () => {
  test('is one word that reads as itself', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const text = writeTripText(trip);
        expect(text).toMatch(/^[a-z0-9._]+$/);
        expect(readTripText(text)).toEqual(trip);
      }),
    );
  });

  test.each(['', 'days.7', 'days.7_gb.x', 'days.07_gb.5', 'gb.5_days.7', 'days.7_gb.5_hotspot.0', '__proto__.1'])(
    '%j is none',
    (text) => {
      expect(readTripText(text)).toBeNull();
    },
  );

  test('of any text never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const trip = readTripText(text);
        expect(trip === null ? text : writeTripText(trip)).toBe(text);
      }),
    );
    expect(readTripText(writeTripText(defaultTrip))).toEqual(defaultTrip);
  });
});
