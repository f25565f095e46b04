import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFeedHosts } from './check-feed-hosts.ts';

const airalo = {
  name: 'kori',
  format: 'airalo',
  place: 'https://10.0.0.5/packages',
  everyHours: 6,
  login: { url: 'https://10.0.0.6/token', json: {} },
};

async function examine(networks: readonly string[], ...sources: readonly unknown[]): Promise<readonly string[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'roamchart-feed-hosts-'));
  const file = join(folder.path, 'feeds.json');
  writeFileSync(file, JSON.stringify({ sources }));
  return (await checkFeedHosts({ file, keptFiles: 5, networks })).map(({ level, says }) => `${level}: ${says}`);
}

describe('checkFeedHosts', () => {
  it('names the setting for each private address that it lacks', async () => {
    const refused = (address: string, path: string) =>
      `problem: Feed "kori" is not fetched: ${address}/${path} leads to ${address}, which is not a public internet address; use a public address or a file, or list ${address} in FEED_NETWORKS if it is in a network of your own.`;
    const [packages, token] = [refused('10.0.0.5', 'packages'), refused('10.0.0.6', 'token')];
    expect(await examine([], airalo)).toEqual([packages, token]);
    expect(await examine(['10.0.0.5'], airalo)).toEqual([token]);
  });

  it('says nothing of a file of feeds with a mistake in it', async () => {
    expect(await examine([], { ...airalo, place: 'http://10.0.0.5/' })).toEqual([]);
  });

  it('looks names up', async () => {
    const local = { ...airalo, place: 'https://localhost/packages', login: undefined };
    expect(await examine([], local)).toEqual([
      expect.stringMatching(/localhost\/packages leads to (127\.0\.0\.1|::1),/),
    ]);
  });

  it('is content with listed addresses, public ones and files', async () => {
    const calm = (listed: string) => [
      `fine: No feed is at an address that is refused; private ones that are allowed: ${listed}.`,
    ];
    expect(await examine(['10.0.0.0/29'], airalo)).toEqual(calm('10.0.0.0/29'));
    expect(await examine([], { ...airalo, place: 'https://1.1.1.1/', login: undefined })).toEqual(calm('none'));
    expect(await examine([], { ...airalo, place: 'packages.json', login: undefined })).toEqual(calm('none'));
    expect((await checkFeedHosts({ file: null, keptFiles: 5, networks: [] })).map(({ level }) => level)).toEqual([
      'fine',
    ]);
  });

  it.each(['0.0.0.0/0', '::/0'])('warns of a list with every address: %s', async (network) => {
    expect(await examine([network])).toEqual([
      expect.stringContaining(`problem: FEED_NETWORKS lists every address (${network})`),
    ]);
  });
});
