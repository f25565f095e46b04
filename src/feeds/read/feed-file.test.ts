import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestFile, writeTemporaryFile } from '#tests/support/feed-files.ts';
import { openFeedFile } from './feed-file.ts';

async function refusal(content: string | Uint8Array): Promise<string> {
  using file = writeTemporaryFile(content, 'feed.csv');
  const opened = await openFeedFile(file.path);
  return opened.ok ? '' : opened.reason;
}

describe('a file to import', () => {
  it('is known by its name, size and beginning', async () => {
    using file = writeTemporaryFile('\ufeffa,b\n', 'prices.csv');
    const { name, size, head } = await openTestFile(file.path);
    expect([name, size, head]).toEqual(['prices.csv', 7, 'a,b\n']);
  });

  it('can be streamed twice, and counts what it has read', async () => {
    using file = writeTemporaryFile('hello');
    const opened = await openTestFile(file.path);
    expect(opened.bytesRead()).toBe(0);
    for (const _time of [1, 2]) {
      const chunks: unknown[] = [];
      for await (const chunk of opened.stream()) chunks.push(chunk);
      expect([chunks.join(''), opened.bytesRead()]).toEqual(['hello', 5]);
    }
  });

  it('may have a character at the end of what is looked at first', async () => {
    using file = writeTemporaryFile(`${'x'.repeat(65_535)}é`);
    expect((await openTestFile(file.path)).head).toBe('x'.repeat(65_535));
  });

  it.each([
    ['little-endian', Buffer.from('\ufeffpaís\n', 'utf16le')],
    ['big-endian', Buffer.from('\ufeffpaís\n', 'utf16le').swap16()],
  ])('may be UTF-16 with a mark, %s', async (_order, content) => {
    using file = writeTemporaryFile(content);
    const opened = await openTestFile(file.path);
    const chunks: Buffer[] = [];
    for await (const chunk of opened.stream()) chunks.push(chunk);
    expect([opened.head, Buffer.concat(chunks).toString(), opened.isEnded]).toEqual(['país\n', 'país\n', true]);
  });

  it('in UTF-16 that is broken is refused', async () => {
    const broken = Buffer.concat([Buffer.from(`\ufeff${'x'.repeat(40_000)}`, 'utf16le'), Buffer.from([0, 0xd8, 0x41])]);
    expect(await refusal(broken)).toMatch(/is not text in UTF-16LE near byte \d+; save it as UTF-8/);
  });

  it('is not empty', async () => {
    expect(await refusal('')).toBe('The file feed.csv is empty; there is nothing to import.');
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['text in UTF-16', Buffer.from('date,competitor', 'utf16le')],
    ['a file of zero bytes', new Uint8Array(10_000)],
    ['text in another encoding', new Uint8Array([0x43, 0xf4, 0x74, 0x65, 0x2c])],
  ])('is not %s', async (_what, content) => {
    expect(await refusal(content)).toBe('The file feed.csv is not text in UTF-8; expected a CSV or JSON file.');
  });

  it.each([
    [
      'a zip archive or a spreadsheet',
      'PK\u0003\u0004rest\u00ff',
      'unpack it and name the file in it, or save a spreadsheet as CSV',
    ],
    ['a file of gzip', '\u001f\u008b\u0008rest', 'unpack it with gunzip'],
  ])('is not %s, and says what to do', async (_what, content, remedy) => {
    expect(await refusal(Buffer.from(content, 'latin1'))).toContain(remedy);
  });

  it.each([
    ['behind the first 64 kB', Buffer.concat([Buffer.from('x'.repeat(100_000)), Buffer.from([0xf4, 0x2c])]), 100_001],
    ['between two blocks', Buffer.concat([Buffer.from('x'.repeat(1_048_575)), Buffer.from([0xc3, 0x2c])]), 1_048_576],
    ['at its end', Buffer.from([0x61, 0xc3]), 2],
  ])('has no byte %s that is not UTF-8', async (_where, content, position) => {
    expect(await refusal(content)).toBe(
      `The file feed.csv is not text in UTF-8 near byte ${position}; save it as UTF-8 and import it again.`,
    );
  });

  it('may have a character that lies in two blocks', async () => {
    using file = writeTemporaryFile(`${'x'.repeat(1_048_575)}é😀`);
    expect((await openFeedFile(file.path)).ok).toBe(true);
  });

  it('may have a stray zero byte', async () => {
    using file = writeTemporaryFile('a,b\n\u0000,2\n');
    expect((await openTestFile(file.path)).head).toBe('a,b\n\u0000,2\n');
  });

  it('is not a folder', async () => {
    using file = writeTemporaryFile('x');
    const folder = join(file.path, '..', 'folder');
    mkdirSync(folder);
    expect(await openFeedFile(folder)).toEqual({
      ok: false,
      reason: `"${folder}" is a folder; name one file to import.`,
    });
  });

  it('is not a device', async () => {
    expect(await openFeedFile('/dev/null')).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/not an ordinary file/),
    });
  });

  it.each([
    ['/no/such/file.csv', /does not exist; check the path/],
    ['package.json/x', /does not exist; check the path/],
    ['x'.repeat(300), /has a name that is too long/],
    ['a\0b', /could not be read \(ERR_INVALID_ARG_VALUE\)/],
  ])('%j: the sentence says why not', async (path, reason) => {
    expect(await openFeedFile(path)).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });
});
