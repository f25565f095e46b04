import { createServer, request as requestPlainly } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempDisposableSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { noOptions, writeTemporaryFile } from '#tests/support/feed-files.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { defaultSourceSettings } from '#runtime/settings/source-settings.ts';
import { proposeFeedAt, validateFeedAt, type ValidationSetting } from './validate-feed.ts';

const request = { ...noOptions, format: 'price-csv' } as const;
const setting: ValidationSetting = { feeds: defaultFeedSettings, sources: defaultSourceSettings };
const header = 'provider,country,data,days,price,currency\n';

describe('finding out what a feed is', () => {
  const plan = { code: 'a', where: 'JP', gb: 1, validity: 7, usd: 4.5 };

  it('proposes a mapping where the format of the same shape can read no row', async () => {
    using file = writeTemporaryFile(JSON.stringify([plan, { ...plan, code: 'b', where: 'IT' }]));
    const found = await proposeFeedAt(file.path, noOptions, setting);
    expect(found).toMatchObject({
      value: {
        proposal: { format: 'table', text: { fields: { data: { from: 'gb', unit: 'GB' }, price: { from: 'usd' } } } },
        validation: { usable: 2, holdWords: [expect.stringContaining('nothing names their seller')] },
      },
    });
    expect(found.ok && found.value.proposal.why.slice(-2)).toEqual([
      'The proposed mapping reads 2 of its 2 rows, the most.',
      'The format reseller reads 0 of its 2 rows.',
    ]);
  });

  it('stays with the format where a mapping would read no row either', async () => {
    using file = writeTemporaryFile(JSON.stringify([{ code: 'a', validity: 7 }]));
    expect(await proposeFeedAt(file.path, noOptions, setting)).toMatchObject({
      value: { proposal: { format: 'reseller', mapping: null }, validation: { read: 1, usable: 0 } },
    });
  });
});

describe('validating a feed', () => {
  it('lists problems row by row, in the order of the file', async () => {
    using file = writeTemporaryFile(
      `${header}Nori,Atlantis,1 GB,7,4,USD\nNori,Japan,1 GB,7,0.01,USD\nNori,Japan,2 GB,1400,4,USD\nNori,Japan,3 GB,7,5,USD\n`,
    );
    const validated = await validateFeedAt(file.path, request, setting);
    expect(validated).toMatchObject({ value: { fileName: 'feed.txt', read: 4, usable: 2, holdWords: [] } });
    expect(validated.ok && validated.value.problems).toEqual([
      {
        row: 2,
        weight: 'skipped',
        rule: 'unknown-destination',
        field: 'country',
        found: 'Atlantis',
        meaning: 'the name or code is not a known destination',
      },
      {
        row: 3,
        weight: 'skipped',
        rule: 'absurd-price',
        field: 'price',
        found: '0.01 USD',
        meaning: 'the price is outside the allowed range',
      },
      {
        row: 4,
        weight: 'suspicious',
        rule: 'long-validity',
        field: '',
        found: '1400 days',
        meaning: 'the plan runs for more than three years',
      },
    ]);
  });

  it('lists the questions about the whole feed', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `Nori,Japan,${index + 1} GB,7,9,USD\n`).join('');
    using file = writeTemporaryFile(header + rows);
    expect(await validateFeedAt(file.path, request, setting)).toMatchObject({
      value: { read: 30, usable: 30, holdWords: ['give 30 of 30 different plans the same price, 9.00 USD'] },
    });
  });

  it('refuses an invalid feed with one sentence', async () => {
    using file = writeTemporaryFile('<!doctype html><title>Sign in</title>');
    expect(await validateFeedAt(file.path, request, setting)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^The file feed\.txt is not a list of prices: expected/),
    });
  });
});

/** A local server in place of the public internet. */
async function serve(body: string) {
  const server = createServer((_asking, reply) => void reply.end(body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.2', listening));
  const network: ValidationSetting['network'] = {
    addressesOf: async () => ['127.0.0.2'],
    mayConnect: () => true,
    request: (url, options) =>
      requestPlainly(new URL(url.href.replace('https:', 'http:')), { ...options, agent: false }),
  };
  return {
    url: `https://feeds.example:${(server.address() as AddressInfo).port}/prices.csv?key=secret`,
    network,
    [Symbol.dispose]: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('validating a feed at an address', () => {
  it('reads it like a file, names it without its key and deletes its temporary file', async () => {
    using site = await serve(`${header}Nori,Japan,1 GB,7,4,USD\n`);
    // A separate folder: other tests use the default one concurrently.
    using folder = mkdtempDisposableSync(join(tmpdir(), 'roamchart-downloads-'));
    vi.stubEnv('TMPDIR', folder.path);
    onTestFinished(() => void vi.unstubAllEnvs());
    const validated = await validateFeedAt(site.url, request, { ...setting, network: site.network });
    expect(validated).toMatchObject({ value: { read: 1, usable: 1 } });
    expect(validated.ok && validated.value.fileName).toMatch(/^feeds\.example:\d+\/prices\.csv$/);
    expect(tmpdir()).toBe(folder.path);
    expect(readdirSync(folder.path)).toEqual([]);
  });

  it.each([
    ['http://feeds.example/prices.csv', /use https:\/\/, or list its host in FEED_NETWORKS/],
    ['https://127.0.0.1/prices.csv', /leads to 127\.0\.0\.1.*list 127\.0\.0\.1 in FEED_NETWORKS/],
    ['https://', /./],
  ])('refuses %s with one sentence', async (url, sentence) => {
    const validated = await validateFeedAt(url, request, setting);
    expect(validated).toMatchObject({ ok: false, reason: expect.stringMatching(sentence) });
  });
});
