import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApplyOptions, CatalogueWriter, ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { drawDemoLogos, makeDemoCatalogue } from './make-demo-catalogue.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'roamchart-demo-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

/** Records its input, and reports progress every hundred plans. */
function recordingWriter() {
  const taken: ProviderPlan[] = [];
  const calls: ApplyOptions[] = [];
  const writer: CatalogueWriter = {
    async apply(plans, options) {
      calls.push(options);
      for await (const plan of plans) {
        taken.push(plan);
        if (taken.length % 100 === 0) options.onProgress?.(taken.length);
      }
      return { added: taken.length, changed: 0, unchanged: 0, withdrawn: 0, unseen: 0, examplesWithdrawn: 0 };
    },
  };
  return { writer, taken, calls };
}

const site: SiteSettings = {
  name: 'Roamchart',
  origin: 'http://localhost:3000',
  contactEmail: null,
  operatorName: null,
};

const now = new Date('2026-11-21T13:45:12Z');

describe('makeDemoCatalogue', () => {
  it('streams the wanted plans into the writer under their own source', async () => {
    const { writer, taken, calls } = recordingWriter();
    const counts = await makeDemoCatalogue({ writer, dataDir, now, planCount: 500 });
    expect(counts.added).toBe(500);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ source: 'demo catalogue', now, dryRun: false });
    expect(taken.every(({ provider }) => provider.example)).toBe(true);
  });

  it('reports how far it is', async () => {
    const seen: (readonly [number, number])[] = [];
    const { writer } = recordingWriter();
    const onProgress = (stored: number, total: number): void => void seen.push([stored, total]);
    await makeDemoCatalogue({ writer, dataDir, now, planCount: 300, onProgress });
    expect(seen).toEqual([
      [100, 300],
      [200, 300],
      [300, 300],
    ]);
  });

  it('ends promos at midnight, whatever time it is made at', async () => {
    const { writer, taken } = recordingWriter();
    await makeDemoCatalogue({ writer, dataDir, now, planCount: 2000 });
    const ends = taken.flatMap(({ plan }) => plan.promo?.endsAt ?? []);
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.every((end) => end.endsWith('T00:00:00.000Z'))).toBe(true);
  });

  it('draws a logo for every provider that it stores, where its image address points', async () => {
    const { writer, taken } = recordingWriter();
    await makeDemoCatalogue({ writer, dataDir, now, planCount: 1000 });
    const files = new Set(await readdir(path.join(dataDir, 'pictures', 'provider')));
    const images = new Set(taken.map(({ provider }) => `${path.basename(provider.image ?? '')}.jpg`));
    expect(images.size).toBeGreaterThan(50);
    expect([...images].filter((image) => !files.has(image))).toEqual([]);
  });

  it('stores nothing and says why when the writer fails', async () => {
    const writer: CatalogueWriter = { apply: () => Promise.reject(new Error('disk full')) };
    await expect(makeDemoCatalogue({ writer, dataDir, now, planCount: 100 })).rejects.toThrow('disk full');
  });
});

describe('the demo catalogue in a database', () => {
  it('is stored whole, shows that it is an example, and changes nothing when made again', async () => {
    await using open = await openTestContext({ databaseUrl: '', dataDir, site, now: () => now });
    const query = { writer: open.writer, dataDir, now, planCount: 3000 };
    expect(await makeDemoCatalogue(query)).toEqual({
      added: 3000,
      changed: 0,
      unchanged: 0,
      withdrawn: 0,
      unseen: 0,
      examplesWithdrawn: 0,
    });
    expect(await open.context.catalogue.showsExamples()).toBe(true);
    const providers = await open.context.catalogue.providers();
    expect(providers.length).toBeGreaterThan(90);
    expect(providers.every((provider) => provider.example)).toBe(true);
    const version = await open.context.catalogue.version();
    expect(await makeDemoCatalogue(query)).toEqual({
      added: 0,
      changed: 0,
      unchanged: 3000,
      withdrawn: 0,
      unseen: 0,
      examplesWithdrawn: 0,
    });
    expect(await open.context.catalogue.version()).toBeGreaterThanOrEqual(version);
  }, 60_000);
});

describe('drawDemoLogos', () => {
  it('writes whole square JPEG files, the same bytes each time', async () => {
    await drawDemoLogos(dataDir);
    const file = path.join(dataDir, 'pictures', 'provider', 'tanuki-sim.jpg');
    const first = await readFile(file);
    expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 144, height: 144 });
    await drawDemoLogos(dataDir);
    expect(await readFile(file)).toEqual(first);
    const names = await readdir(path.dirname(file));
    expect(names).toHaveLength(100);
    expect(names.every((name) => name.endsWith('.jpg'))).toBe(true);
  });
});
