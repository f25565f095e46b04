import { describe, expect, it } from 'vitest';
import { readStatedTime } from './feed-time.ts';

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
    ['yesterday', null],
    ['', null],
    [1_779_090_451, null],
    [null, null],
  ])('%j is %j', (stated, time) => {
    expect(readStatedTime(stated)).toBe(time);
  });
});
