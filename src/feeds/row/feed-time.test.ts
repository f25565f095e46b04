import { describe, expect, it } from 'vitest';
import { isImpossibleTime, readStatedDay, readStatedTime } from './feed-time.ts';

describe('a time that a feed states', () => {
  it.each([
    ['2026-05-18T07:47:31.239Z', '2026-05-18T07:47:31.239Z'],
    ['2026-05-18T07:47:31+02:00', '2026-05-18T05:47:31.000Z'],
    ['2026-05-18T07:47Z', '2026-05-18T07:47:00.000Z'],
    ['2026-05-18T07:47:31', null],
    ['2026-13-18T07:47:31Z', null],
    ['2026-02-30T07:47:31Z', null],
    ['2026-02-29T07:47:31Z', null],
    ['2028-02-29T23:47:31-02:00', '2028-03-01T01:47:31.000Z'],
    ['2026-04-31T00:00Z', null],
    ['2026-05-18T24:00Z', null],
    ['2026-05-18T07:60Z', null],
    ['2026-05-18', null],
    ['yesterday', null],
    ['', null],
    [1_779_090_451, null],
    [null, null],
  ])('%j is %j', (stated, time) => {
    expect(readStatedTime(stated)).toBe(time);
  });
});

describe('a day or a time', () => {
  it.each([
    ['2026-08-10', '2026-08-10T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['2026-08-10T01:00+02:00', '2026-08-09T23:00:00.000Z'],
    ['2026-02-29', null],
    ['10.08.2026', null],
  ])('%j is %j', (stated, time) => {
    expect(readStatedDay(stated)).toBe(time);
  });

  it('is impossible where it is written as one and is none', () => {
    const impossible = [
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2026-06-31T10:00Z',
      '2026-06-30T25:00Z',
      '2026-06-30 10:00',
    ];
    expect(impossible.map(isImpossibleTime)).toEqual(impossible.map(() => true));
    const others = ['2026-06-30', '2026-06-30T10:00Z', 'yesterday', '30.02.2026', '', null, 20_260_230];
    expect(others.map(isImpossibleTime)).toEqual(others.map(() => false));
  });
});
