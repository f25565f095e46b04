import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxMegabytes, megabytesFromBinaryMb, megabytesFromBytes, parseDataAmount } from './data-volume.ts';

describe('parseDataAmount', () => {
  it.each([
    ['1 GB', 1000, false],
    ['1.5 GB', 1500, false],
    ['0.5gb', 500, false],
    ['500MB', 500, false],
    ['100 MB', 100, false],
    ['1024 MB', 1000, false],
    ['2048MB', 2000, false],
    ['512 MB', 500, false],
    ['10240 MB', 10_000, false],
    ['128000 MB', 128_000, false],
    ['2000 MB', 2000, false],
    ['1 TB', 1_000_000, false],
    ['3 Go', 3000, false],
    ['2GiB', 2000, false],
    ['5G', 5000, false],
    ['1.25 GB', 1250, false],
    ['1 GB/day', 1000, true],
    ['500 MB per day', 500, true],
    ['2 GB a day', 2000, true],
    ['2GB Daily', 2000, true],
    ['3000 KB', 3, false],
    ['Unlimited', null, false],
    [' UNLIMITED DATA ', null, false],
    ['無制限', null, false],
    ['illimité', null, false],
  ])('reads %j as %s MB, daily %s', (text, megabytes, perDay) => {
    expect(parseDataAmount(text)).toEqual({ ok: true, value: { megabytes, perDay } });
  });

  it.each([
    '',
    '5',
    '1,5 GB',
    '-1 GB',
    '0 GB',
    '0.2 MB',
    'GB',
    '1 XB',
    '1e3 MB',
    '5 GB + 5 GB',
    '101 TB',
    'Unlimited?',
    '1.0000001 GB',
    'constructor',
  ])('refuses %j', (text) => {
    expect(parseDataAmount(text).ok).toBe(false);
  });

  it('reads every whole amount as it is, in gigabytes and in decimal megabytes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (amount) => {
        expect(parseDataAmount(`${amount} GB`)).toEqual({
          ok: true,
          value: { megabytes: amount * 1000, perDay: false },
        });
        expect(parseDataAmount(`${amount * 500} MB`)).toEqual({
          ok: true,
          value: { megabytes: amount * 500, perDay: false },
        });
      }),
    );
  });

  it('never gives a part of a megabyte, nothing, or more than 100 TB', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.constantFrom('KB', 'MB', 'GB', 'TB'),
        (amount, unit) => {
          const parsed = parseDataAmount(`${amount.toFixed(3)} ${unit}`);
          const megabytes = parsed.ok ? (parsed.value.megabytes ?? 1) : 1;
          expect(Number.isInteger(megabytes) && megabytes >= 1 && megabytes <= maxMegabytes).toBe(true);
        },
      ),
    );
  });
});

it('refuses a text of any length at once', () => {
  expect(parseDataAmount(`1 GB${' '.repeat(100_000)}x`)).toEqual({
    ok: false,
    reason: 'the amount of data is too long a text',
  });
});

describe('binary amounts', () => {
  it.each([
    [1024, 1000],
    [512, 500],
    [2048, 2000],
    [1536, 1500],
    [5120, 5000],
    [102_400, 100_000],
    [100, 100],
    [200, 200],
    [300, 300],
    [307.2, 300],
    [1, 1],
    [50, 50],
    [66_651, 66_651],
  ])('counts %d binary megabytes as %d', (binary, megabytes) => {
    expect(megabytesFromBinaryMb(binary)).toBe(megabytes);
  });

  it.each([
    [1_073_741_824, 1000],
    [3_221_225_472, 3000],
    [536_870_912, 500],
    [104_857_600, 100],
    [107_374_182, 100],
    [1_610_612_736, 1500],
    [53_687_091_200, 50_000],
  ])('counts %d bytes as %d', (bytes, megabytes) => {
    expect(megabytesFromBytes(bytes)).toBe(megabytes);
  });

  it("keeps the seller's gigabytes, whole or in tenths, however the bytes were rounded", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.constantFrom(Math.floor, Math.round, Math.ceil),
        (tenths, round) => {
          expect(megabytesFromBytes(round((tenths * 2 ** 30) / 10))).toBe(tenths * 100);
        },
      ),
    );
  });

  it('is never further from the stated amount than the two ways to count are apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (binary) => {
        const megabytes = megabytesFromBinaryMb(binary);
        expect(megabytes <= binary && megabytes >= Math.floor((binary / 1024) * 1000)).toBe(true);
      }),
    );
  });
});
