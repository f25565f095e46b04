import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import { readCoverageMask, writeCoverageMask } from './coverage-mask.ts';

const codes = countries.map(({ code }) => code);
const five = codes.slice(0, 5);

describe('coverage masks', () => {
  it('hold four countries a digit, the first one its highest bit', () => {
    const [first, , , fourth, fifth] = five;
    const covered = new Set(codes.filter((code) => [first, fourth, fifth].includes(code)));
    expect(writeCoverageMask(five, covered)).toBe('98');
    expect(readCoverageMask(five, '98')).toEqual(covered);
  });

  it('know nothing of countries that are no members', () => {
    expect(writeCoverageMask(five, new Set(codes.slice(5)))).toBe('00');
    expect(writeCoverageMask([], new Set(codes))).toBe('');
    expect(readCoverageMask([], '')).toEqual(new Set());
  });

  it('are read as they were written', () => {
    const lists = fc.subarray(codes).chain((members) => fc.tuple(fc.constant(members), fc.subarray(members)));
    fc.assert(
      fc.property(lists, ([members, covered]) => {
        const mask = writeCoverageMask(members, new Set(covered));
        expect(readCoverageMask(members, mask)).toEqual(new Set(covered));
      }),
    );
  });

  it.each(['', '9', '980', 'xy', 'FF', '9 ', '-1'])('refuse %j for five countries', (mask) => {
    expect(readCoverageMask(five, mask)).toBeNull();
  });

  it('ignore the bits behind the last country', () => {
    expect(readCoverageMask(five, '0f')).toEqual(new Set([five[4]]));
  });
});
