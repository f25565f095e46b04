import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxSpeedKbps, parseSpeedKbps } from './speed.ts';

describe('parseSpeedKbps', () => {
  it.each([
    ['384 Kbps', 384],
    ['512Kbps', 512],
    ['1 Mbps', 1000],
    ['1.5 Mbit/s', 1500],
    ['128 kb/s', 128],
    ['10 Gbps', 10_000_000],
    ['reduced to 1 Mbps after 3 GB in a day', 1000],
    ['2GB, then 512kbps (512 Kbps)', 512],
    ['1 Mbps = 1000 kbps', 1000],
    ['256 kbits/s', 256],
  ])('reads %j as %d kbit/s', (text, kbps) => {
    expect(parseSpeedKbps(text)).toEqual({ ok: true, value: kbps });
  });

  it.each(['', 'fast', '4G/5G', '3 GB', '512', '0 kbps', '0.2 kbps', '11 Gbps', '384 Kbps, then 128 Kbps', '512 MB'])(
    'refuses %j',
    (text) => {
      expect(parseSpeedKbps(text).ok).toBe(false);
    },
  );

  it('refuses a text of any length at once, rather than read its start', () => {
    expect(parseSpeedKbps(`384 kbps${' '.repeat(100_000)}128 kbps`).ok).toBe(false);
  });

  it('says what is wrong', () => {
    expect(parseSpeedKbps('fast')).toEqual({ ok: false, reason: '"fast" names no speed' });
    expect(parseSpeedKbps('1 Mbps, 2 Mbps')).toEqual({
      ok: false,
      reason: '"1 Mbps, 2 Mbps" names more than one speed',
    });
    expect(parseSpeedKbps('11 Gbps')).toEqual({ ok: false, reason: '"11 Gbps" is out of range' });
  });

  it('reads a speed alike in each unit, wherever it stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.constantFrom('', 'then ', 'Unlimited at '), (mbps, before) => {
        const read = [`${before}${mbps} Mbps`, `${before}${mbps * 1000}kbps now`, `${before}${mbps}.0 Mb/s`].map(
          parseSpeedKbps,
        );
        expect(read).toEqual(read.map(() => ({ ok: true, value: mbps * 1000 })));
      }),
    );
  });

  it('never leaves its bounds', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.double({ min: 0, max: 1e7, noNaN: true }),
        fc.constantFrom('kbps', 'Mbps', 'Gbps'),
        (text, amount, unit) => {
          const parsed = parseSpeedKbps(`${text} ${amount.toFixed(2)} ${unit}`);
          const kbps = parsed.ok ? parsed.value : 1;
          expect(Number.isInteger(kbps) && kbps >= 1 && kbps <= maxSpeedKbps).toBe(true);
        },
      ),
    );
  });
});
