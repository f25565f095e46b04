import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { WholeFiles } from './whole-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'roamchart-whole-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#5a7' } });

const makers: Readonly<Record<string, () => Promise<Buffer>>> = {
  webp: () => picture.clone().webp().toBuffer(),
  avif: () => picture.clone().avif().toBuffer(),
  jpg: () => picture.clone().jpeg().toBuffer(),
  json: async () => Buffer.from(JSON.stringify({ paths: ['M0 0'] })),
};

describe.each(Object.entries(makers))('a %s file', (kind, make) => {
  it('counts as there when it is whole, and not when it is cut off, empty or missing', async () => {
    const whole = await make();
    const file = (name: string): string => path.join(folder, `${name}.${kind}`);
    for (const [name, bytes] of [
      ['whole', whole],
      ['cut', whole.subarray(0, Math.floor(whole.length * 0.7))],
      ['empty', Buffer.alloc(0)],
    ] as const)
      writeFileSync(file(name), bytes);
    const files = new WholeFiles();
    const seen = await Promise.all(['whole', 'cut', 'empty', 'missing'].map((name) => files.has(file(name))));
    expect(seen).toEqual([true, false, false, false]);
  });

  it('is seen when it was made again, and when it goes away', async () => {
    const file = path.join(folder, `again.${kind}`);
    writeFileSync(file, '');
    const files = new WholeFiles();
    expect(await files.has(file)).toBe(false);
    writeFileSync(file, await make());
    expect(await files.has(file)).toBe(true);
    expect(readFileSync(file).length).toBeGreaterThan(0);
    rmSync(file);
    expect(await files.has(file)).toBe(false);
  });
});
