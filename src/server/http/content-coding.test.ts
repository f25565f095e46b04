import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseCoding, compress } from './content-coding.ts';

describe('chooseCoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.0, gzip;q=0.1', 'gzip'],
    ['br;q=oops', null],
    ['identity', null],
    ['deflate', null],
    ['', null],
    [undefined, null],
  ] as const)('of "%s" is %s', (header, coding) => {
    expect(chooseCoding(header)).toBe(coding);
  });
});

describe('compress', () => {
  it('loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5000 }), async (bytes) => {
        const body = Buffer.from(bytes);
        expect(brotliDecompressSync(await compress(body, 'br')).equals(body)).toBe(true);
        expect(gunzipSync(await compress(body, 'gzip')).equals(body)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it.each(['br', 'gzip'] as const)('loses nothing of a large body in %s', async (coding) => {
    const body = Buffer.from('a page of many plans '.repeat(20_000));
    const decompress = coding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(decompress(await compress(body, coding)).equals(body)).toBe(true);
  });
});
