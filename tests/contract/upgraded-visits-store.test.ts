import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createDatabasePlace, engines } from '#tests/support/database.ts';
import { openAsFormerly } from './former-releases/former-releases.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';

/** A site whose visits 1.0.1 itself has counted, and what its commands then printed. */
const folder = 'tests/contract/fixtures/former-sites/visits-of-1.0.1';
const outputs = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(`${folder}/outputs.json`, 'utf8')));
const now = new Date('2026-11-20T12:00:00Z');

it.each(engines)('counts of 1.0.1 are printed byte for byte after an upgrade on %s', async (engine) => {
  await using place = await createDatabasePlace(engine);
  await (await openAsFormerly({ version: '1.0.1', path: `${folder}/site.tar` }, place.url)).close();
  const dataDir = makeFolder();
  for (const [words, out] of Object.entries(outputs)) {
    const printed = await runCommandLine(words, { DATABASE_URL: place.url, DATA_DIR: dataDir }, now);
    expect({ words, ...printed }).toEqual({ words, status: 0, out, err: '' });
  }
});
