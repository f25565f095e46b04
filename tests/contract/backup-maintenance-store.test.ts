import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseImageStore } from '#reviews/database-image-store.ts';
import { makeDueBackup, openBackupMaintenance } from '#runtime/backup/backup-maintenance.ts';
import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { openImageStore } from '#runtime/services/reviews/open-image-store.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { fillSiteWith } from '#tests/support/filled-site.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { startS3 } from './stand-ins/s3-stand-in.ts';

const begin = new Date('2026-11-22T03:00:00Z');
const after = (hours: number): Date => new Date(begin.getTime() + hours * 60 * 60_000);

describe.each(engines)('backups that servers make by themselves on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let folder: string;
  beforeEach(async () => {
    folder = makeFolder();
  });

  const settings = (kept = 2) => ({ ...defaultBackupSettings, place: folder, everyHours: 24, kept });
  const isDue = (at: Date) =>
    openBackupMaintenance({ ...suite, settings: settings(), dataDir: folder, now: () => at }).isDue();
  const make = (at: Date) =>
    makeDueBackup({ database: { url: suite.url, dataDir: '' }, imageStore: databaseImageStore, now: at }, settings());

  it('are made when it is time, and only so many are kept', async () => {
    expect(await isDue(begin)).toBe(true);
    for (const hours of [0, 25, 50]) expect(await make(after(hours))).toMatchObject({ ok: true, value: { images: 0 } });
    expect(readdirSync(folder).toSorted()).toEqual([
      'roamchart-2026-11-23T040000Z.tar',
      'roamchart-2026-11-24T050000Z.tar',
    ]);
    expect(await make(after(60))).toEqual({ ok: true, value: null });
    expect([await isDue(after(60)), await isDue(after(74.1))]).toEqual([false, true]);
  });

  it('are made by one process where several come at once', async () => {
    const made = await Promise.all([make(begin), make(begin), make(begin)]);
    expect(made.filter((each) => each.ok && each.value !== null)).toHaveLength(1);
    expect(made.filter((each) => each.ok && each.value === null)).toHaveLength(2);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('are tried again after an hour when the folder cannot be used', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file');
    expect(await make(begin)).toMatchObject({ ok: false, reason: expect.stringContaining('cannot be written') });
    expect([await isDue(after(0.9)), await isDue(after(1.1))]).toEqual([false, true]);
  });

  it('are never due without a folder', async () => {
    const none = { ...defaultBackupSettings, kept: 2 };
    expect(await openBackupMaintenance({ ...suite, settings: none, dataDir: folder, now: () => begin }).isDue()).toBe(
      false,
    );
    const environment = { DATABASE_URL: suite.url, DATA_DIR: folder };
    expect(await runCommandLine('backup --due', environment, begin)).toMatchObject({
      status: 1,
      err: 'No folder for backups is configured; name one in BACKUP_FOLDER.\n',
    });
  });
});

describe('screenshots in a bucket', () => {
  it('are in the backup, and come back into a bucket; a bucket that fails is said in a sentence', async () => {
    await using service = await startS3('key-id');
    const bucket = { kind: 's3' as const, bucket: 'images', region: 'auto', endpoint: service.endpoint };
    const keys = { accessKeyId: 'key-id', secretAccessKey: 'secret' };
    await using site = await fillSiteWith('sqlite', openImageStore({ ...bucket, ...keys }, ''));
    const environment = {
      DATABASE_URL: site.url,
      DATA_DIR: site.dataDir,
      REVIEW_IMAGES: 's3',
      BUCKET_NAME: 'images',
      BUCKET_REGION: 'auto',
      BUCKET_ENDPOINT: service.endpoint,
      BUCKET_KEY_ID: 'key-id',
      BUCKET_SECRET_KEY: 'secret',
    };
    const file = join(site.dataDir, 'b.tar');
    const made = await runCommandLine(`backup --to ${file}`, environment, begin);
    expect(made.out).toContain('1 screenshots');
    const [key = ''] = [...service.objects.keys()];
    const before = service.objects.get(key)?.bytes;
    service.objects.clear();
    expect(await runCommandLine(`restore ${file} --replace`, environment, begin)).toMatchObject({ status: 0, err: '' });
    expect(service.objects.get(key)?.bytes).toEqual(before);
    const refused = { ...environment, BUCKET_KEY_ID: 'other-key' };
    for (const words of [`backup --to ${site.dataDir}/c.tar`, `restore ${file} --replace`]) {
      const failed = await runCommandLine(words, refused, begin);
      expect([failed.status, failed.err.split('\n').length]).toEqual([1, 2]);
      expect(failed.err).toContain('The screenshot storage does not work');
    }
    expect(readdirSync(site.dataDir).filter((name) => name.startsWith('c.tar'))).toEqual([]);
    // The failed restore has left the site unchanged.
    expect(await runCommandLine(`backup --to ${site.dataDir}/d.tar`, environment, begin)).toMatchObject({ status: 0 });
  });
});
