import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preReleaseSteps } from '#database/current-steps.ts';
import { createDatabasePlace } from '#tests/support/database.ts';
import { fillSite, openMigrated, type FilledSite } from '#tests/support/filled-site.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';

const now = new Date('2026-11-22T11:33:44Z');
const block = 512;

let site: FilledSite;
let folder: string;
let sound: string;
beforeAll(async () => {
  site = await fillSite('sqlite');
  folder = makeFolder();
  sound = join(folder, 'sound.tar');
  await runCommandLine(`backup --to ${sound}`, { DATABASE_URL: site.url, DATA_DIR: folder }, now);
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

/** Tries to restore a file into an empty place; returns the failure. */
async function refusalOf(bytes: Buffer | string): Promise<string> {
  const path = join(folder, 'given.tar');
  writeFileSync(path, bytes);
  await using place = await createDatabasePlace('sqlite');
  const refused = await runCommandLine(`restore ${path}`, { DATABASE_URL: place.url, DATA_DIR: folder }, now);
  expect([refused.status, refused.out, refused.err.split('\n').length]).toEqual([1, '', 2]);
  await using database = await openMigrated(place.url);
  expect(await database.queries.selectFrom('plan').select('id').limit(1).execute()).toEqual([]);
  return refused.err;
}

/** Offsets of significant bytes, without tar's padding of the last block. */
function meaningfulBytes(tar: Buffer): readonly number[] {
  const places: number[] = [];
  for (let at = 0; tar[at] !== 0;) {
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8);
    for (let byte = at; byte < at + block + size; byte += 1) places.push(byte);
    at += block + Math.ceil(size / block) * block;
  }
  return places;
}

type Files = Map<string, Buffer>;

/** The same archive with other files, in the same order. */
async function rewrite(change: (files: Files) => void): Promise<Buffer> {
  const path = join(folder, 'rewritten.tar');
  const from = extract();
  createReadStream(sound).pipe(from);
  const files: Files = new Map();
  for await (const entry of from) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
    files.set(entry.header.name, Buffer.concat(chunks));
  }
  change(files);
  const to = pack();
  const written = pipeline(to, createWriteStream(path));
  for (const [name, content] of files) to.entry({ name }, content);
  to.finalize();
  await written;
  return readFileSync(path);
}

/** As written by another program: complete, with another manifest. */
function rewriteManifest(
  change: (manifest: { version: number; steps: string[]; tables: { columns: string[] }[] }) => void,
) {
  return rewrite((files) => {
    const manifest: Parameters<typeof change>[0] = JSON.parse(String(files.get('manifest.json')));
    change(manifest);
    const text = Buffer.from(JSON.stringify(manifest));
    files.set('manifest.json', text);
    files.set('manifest.sha256', Buffer.from(`${createHash('sha256').update(text).digest('hex')}  manifest.json\n`));
  });
}

describe('a backup is refused', () => {
  it('whichever of its bytes was changed', async () => {
    const bytes = readFileSync(sound);
    const places = meaningfulBytes(bytes);
    const random = new SeededRandom(8);
    // The timestamp in the gzip header, which does not affect the content.
    const silent = block + 4;
    const chosen = Array.from({ length: 20 }, () => places[Math.floor(random.next() * places.length)] ?? 0);
    for (const place of [silent, ...chosen]) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ (1 << Math.floor(random.next() * 8));
      expect(await refusalOf(changed), `byte ${place}`).toMatch(/is damaged|is not a Roamchart backup/);
    }
  });

  it('wherever it was cut', async () => {
    const bytes = readFileSync(sound);
    const random = new SeededRandom(9);
    // The last 1024 bytes are tar's own end.
    const cuts = Array.from({ length: 20 }, () => Math.floor(random.next() * (bytes.length - 1024)));
    for (const cut of [0, 1, block, ...cuts]) {
      expect(await refusalOf(bytes.subarray(0, cut)), `cut at ${cut}`).toMatch(/is damaged|is not a Roamchart backup/);
    }
  });

  it.each(['tables/review.ndjson.gz', 'manifest.json', 'manifest.sha256'])('without %s', async (missing) => {
    expect(await refusalOf(await rewrite((files) => files.delete(missing)))).toMatch(/is damaged/);
  });

  it('with a file that does not belong to it', async () => {
    const more = await rewrite((files) => files.set('images/more.jpg', Buffer.from('x')));
    expect(await refusalOf(more)).toContain('is damaged (images/more.jpg does not belong to it)');
  });

  it('when a newer version made it', async () => {
    const later = await rewriteManifest(({ steps }) => steps.push('9999-later'));
    expect(await refusalOf(later)).toContain('was made by a newer version; install that version to restore it.');
    const other = await rewriteManifest((manifest) => (manifest.version = 2));
    expect(await refusalOf(other)).toContain('was made by a newer version; install that version to restore it.');
  });

  it('when an older pre-release made it', async () => {
    const older = await rewriteManifest((manifest) => (manifest.steps = preReleaseSteps.slice(0, 24)));
    expect(await refusalOf(older)).toMatch(
      /The backup "given\.tar" comes from a pre-release .* with commit [0-9a-f]{8} first, as docs\/operations\/releases\.md says\./,
    );
  });

  it('when its tables are not those of this program', async () => {
    const foreign = await rewriteManifest(({ tables }) => tables[0]?.columns.push('more'));
    expect(await refusalOf(foreign)).toContain('its tables have different columns');
  });

  it('but not when nothing was changed', async () => {
    const path = join(folder, 'same.tar');
    writeFileSync(path, await rewriteManifest(() => undefined));
    expect(await runCommandLine(`restore ${path} --dry-run`, { DATA_DIR: folder }, now)).toMatchObject({ status: 0 });
  });

  it('when it is another kind of file', async () => {
    expect(await refusalOf(readFileSync('package.json'))).toMatch(/"given.tar" is not a Roamchart backup; name a file/);
    const missing = await runCommandLine('restore /no/such.tar', { DATA_DIR: folder }, now);
    expect(missing).toMatchObject({ status: 1, err: '"such.tar" does not exist; check the path.\n' });
    const isFolder = await runCommandLine('restore src', { DATA_DIR: folder }, now);
    expect(isFolder).toMatchObject({ status: 1, err: '"src" is a folder; name a file in it.\n' });
  });
});
