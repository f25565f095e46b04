import { describe, expect, it } from 'vitest';
import { addFilesVersion } from '#runtime/services/data-versions.ts';
import type { Context } from '#runtime/services/context.ts';
import { openSiteFiles } from '#runtime/site-files/site-files.ts';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { makeDataDir, writeFiles } from '#tests/support/operator-folder.ts';
import { openPageServer } from '#tests/support/page-server.ts';

describe('a page in memory', () => {
  it('is made again when a file of the operator changes, and not when none does', async () => {
    const memory = createMemoryContext();
    const dataDir = makeDataDir({ 'brand/brand.json': { name: 'Corallo' } });
    const siteFiles = await openSiteFiles({ dataDir, site: memory.site });
    const context: Context = {
      ...memory,
      siteFiles,
      versions: addFilesVersion(memory.versions, siteFiles),
      get site() {
        return siteFiles.current.site;
      },
    };
    await using server = await openPageServer(context);
    const ask = async () => {
      const { bytes, cache } = await server.get('/about');
      return [cache, /<title>.*<\/title>/.exec(bytes.toString())?.[0]];
    };
    expect(await ask()).toEqual(['miss', '<title>About this site · Corallo</title>']);
    await siteFiles.refresh();
    expect(await ask()).toEqual(['hit', '<title>About this site · Corallo</title>']);
    writeFiles(dataDir, { 'brand/brand.json': { name: 'Scoglio' } });
    await siteFiles.refresh();
    expect(await ask()).toEqual(['miss', '<title>About this site · Scoglio</title>']);
  });
});
