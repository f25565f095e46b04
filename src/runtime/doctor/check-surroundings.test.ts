import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { loadConfig } from '#runtime/settings/config.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { checkDisk, checkNode, checkPrivateFiles, checkProxies } from './check-surroundings.ts';

function proxiesOf(environment: Readonly<Record<string, string>>): readonly string[] {
  const config = loadConfig(environment);
  if (!config.ok) throw new Error(config.reason.join(' '));
  return checkProxies(config.value).map(({ level, says }) => `${level}: ${says}`);
}

describe('what an installation stands on', () => {
  it.each([
    ['v26.0.0', 'fine'],
    ['v30.1.2', 'fine'],
    ['v22.4.1', 'problem'],
    ['', 'problem'],
  ])('Node %s is %s', (version, level) => {
    expect(checkNode(version).level).toBe(level);
  });

  it.each([
    [100e6, 'problem'],
    [1e9, 'warning'],
    [5e9, 'fine'],
  ])('%d bytes on the disk are %s', async (free, level) => {
    expect((await checkDisk('.', free)).level).toBe(level);
  });

  it('reads the disk itself, and reports a missing folder', async () => {
    expect((await checkDisk('.')).says).toMatch(/^[\d,]+ MB are free/);
    expect((await checkDisk('/no/such/folder')).level).toBe('problem');
  });

  it('is well behind a proxy of the same machine', () => {
    expect(proxiesOf({ SITE_ORIGIN: 'https://esim.example' })).toEqual([expect.stringMatching(/^fine: /)]);
  });

  it.each([
    [{}, 'warning: SITE_ORIGIN is http://127.0.0.1:3000, which nobody else can visit.'],
    [{ SITE_ORIGIN: 'http://esim.example' }, 'warning: SITE_ORIGIN is http://esim.example, without encryption.'],
    [
      { SITE_ORIGIN: 'https://esim.example', TRUSTED_PROXIES: '0.0.0.0/0' },
      'problem: TRUSTED_PROXIES trusts everyone (0.0.0.0/0), so anyone can fake an address.',
    ],
    [
      { SITE_ORIGIN: 'https://esim.example', TRUSTED_PROXIES: 'none', HOST: '0.0.0.0' },
      'problem: TRUSTED_PROXIES is none, though SITE_ORIGIN is https, which only a proxy can speak: all visitors count as one client, and plain HTTP is not redirected.',
    ],
    [
      { SITE_ORIGIN: 'https://esim.example', HOST: '0.0.0.0' },
      'warning: The site listens on 0.0.0.0, and trusts only proxies on this machine.',
    ],
  ])('says what is wrong with %j', (environment, sentence) => {
    expect(proxiesOf(environment)).toEqual([sentence]);
  });
});

describe('checkPrivateFiles', () => {
  it('warns of settings that everybody may read, and leaves them to the operator', () => {
    const dataDir = makeFolder();
    chmodSync(dataDir, 0o711);
    const feeds = join(dataDir, 'feeds.json');
    writeFileSync(feeds, '{}');
    chmodSync(feeds, 0o644);
    const settings = { dataDir, databaseUrl: '', backups: defaultBackupSettings };
    expect(checkPrivateFiles(settings, [null, feeds])).toMatchObject([
      {
        level: 'warning',
        says: `All users of this machine may read ${feeds} (0644).`,
        advice: 'Run "chmod o=" on what holds passwords.',
      },
    ]);
    chmodSync(feeds, 0o640);
    expect(checkPrivateFiles(settings, [null, feeds])).toMatchObject([{ level: 'fine' }]);
  });
});
