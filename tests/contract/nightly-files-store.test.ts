import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { raiseDataVersion } from '#database/data-version.ts';
import { makeNightlyFiles, nightlyFolder, type NightlyFiles } from '#runtime/services/feeds/nightly-files.ts';
import { writeCatalogueFile } from '#runtime/services/feeds/write-catalogue-file.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { makeProvider, plansOf } from '#tests/support/plan-factory.ts';

const now = new Date('2026-11-20T08:00:00Z');
const provider = makeProvider({ example: false });

describe.each(engines)('the downloads of a catalogue on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let dataDir: string;
  beforeEach(async () => {
    dataDir = makeFolder();
    await importPlans('a');
  });

  function importPlans(externalId: string) {
    const options = { source: 'test', now, dryRun: false, withdrawMissing: false };
    return createCatalogueWriter(suite.database).apply(plansOf(provider, { externalId }), options);
  }

  async function make(dataLicence?: string): Promise<NightlyFiles> {
    const site = { origin: 'https://esim.example', ...(dataLicence !== undefined && { dataLicence }) };
    const made = await makeNightlyFiles({ queries: suite.database.queries, dataDir, site, now });
    if (!made.ok) throw new Error(made.reason);
    return made.value;
  }

  const read = (name: string): Buffer => readFileSync(join(nightlyFolder(dataDir), name));

  it('are four files with their sizes and sums, and an index with the terms', async () => {
    const made = await make();
    expect(JSON.parse(read('index.json').toString())).toEqual(made);
    expect(made).toMatchObject({ version: 1, licence: expect.stringContaining('https://esim.example') });
    expect(made.files.map(({ name }) => name)).toEqual(
      ['json', 'json.gz', 'csv', 'csv.gz'].map((ending) => `catalogue-v1.${ending}`),
    );
    for (const { name, bytes, sha256 } of made.files) {
      expect([read(name).length, createHash('sha256').update(read(name)).digest('hex')]).toEqual([bytes, sha256]);
    }
    expect(gunzipSync(read('catalogue-v1.csv.gz'))).toEqual(read('catalogue-v1.csv'));
    expect(JSON.parse(read('catalogue-v1.json').toString()).plans).toHaveLength(1);
  });

  it('are not made again for the same version, but for other terms', async () => {
    const first = await make();
    writeFileSync(join(nightlyFolder(dataDir), 'catalogue-v1.csv'), 'touched');
    expect(await make()).toEqual(first);
    expect(read('catalogue-v1.csv').toString()).toBe('touched');
    expect((await make('CC0 1.0')).licence).toBe('CC0 1.0');
  });

  it('of the version before stay, older ones and what a killed maker left behind go', async () => {
    await make();
    const [stale, fresh] = ['x.part', 'y.part'].map((name) => join(nightlyFolder(dataDir), name));
    for (const path of [stale, fresh]) writeFileSync(path ?? '', 'half');
    utimesSync(stale ?? '', new Date(0), new Date(0));
    await importPlans('b');
    await make();
    expect(readdirSync(nightlyFolder(dataDir))).toEqual(
      expect.arrayContaining(['catalogue-v1.csv', 'catalogue-v2.csv', 'y.part']),
    );
    await importPlans('c');
    await make();
    const names = readdirSync(nightlyFolder(dataDir));
    expect(names).toEqual(expect.arrayContaining(['catalogue-v2.json', 'catalogue-v3.json.gz']));
    expect(names.filter((name) => name.includes('v1') || name === 'x.part')).toEqual([]);
  });

  it('may be made by two at once', async () => {
    const [one, two] = await Promise.all([make(), make()]);
    expect(one).toEqual(two);
    for (const { name, sha256 } of one.files)
      expect(createHash('sha256').update(read(name)).digest('hex')).toBe(sha256);
  });

  it('are refused, with nothing left behind, where imports go on all the time', async () => {
    const { queries } = suite.database;
    const path = join(dataDir, 'export.json');
    const looks = new WeakSet<object>();
    let raised = 0;
    // An import ends after every look at the version.
    const busy = queries.withPlugin({
      transformQuery: ({ node, queryId }) => {
        if (JSON.stringify(node).includes('data_version')) looks.add(queryId);
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        if (!looks.has(queryId)) return result;
        raised += 1;
        await raiseDataVersion(queries, 'catalogue');
        return result;
      },
    });
    const written = await writeCatalogueFile(busy, { path, selection: {}, format: 'json' });
    expect(written).toEqual({ ok: false, reason: expect.stringMatching(/^Imports changed the catalogue/) });
    // Before and after each of three tries.
    expect(raised).toBe(6);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
