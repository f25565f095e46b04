import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { closeExposed, findExposed } from './private-files.ts';

let base: string;
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'roamchart-private-'));
});
afterAll(() => rmSync(base, { recursive: true }));

const modeOf = (path: string): number => statSync(path).mode & 0o7777;

describe('files of the owner alone', () => {
  it('are the database with its log, backups and their key, and their folders; nothing else is touched', () => {
    const [dataDir, folder] = [join(base, 'data'), join(base, 'copies')];
    const files = ['roamchart.sqlite', 'roamchart.sqlite-wal', 'roamchart.sqlite-shm', 'roamchart.sqlite.replaced'];
    const paths = [dataDir, ...files.map((name) => join(dataDir, name)), folder];
    mkdirSync(dataDir);
    mkdirSync(folder);
    const key = join(base, 'backup.key');
    const copies = ['roamchart-2026-11-01T000000Z.tar', 'roamchart-2026-11-02T000000Z.tar.age'];
    paths.push(...copies.map((name) => join(folder, name)), key);
    const others = [join(dataDir, 'feed.csv'), join(folder, 'notes.txt')];
    for (const path of [...paths, ...others]) {
      if (path !== dataDir && path !== folder) writeFileSync(path, '');
      chmodSync(path, path === dataDir || path === folder ? 0o755 : 0o644);
    }
    const settings = { dataDir, databaseUrl: '', backups: { ...defaultBackupSettings, place: folder, keyFile: key } };
    expect(findExposed(settings).map(({ path }) => path)).toEqual(paths);
    expect(findExposed(settings)[1]).toEqual({ path: paths[1], mode: '0644' });
    expect(closeExposed(settings)).toEqual([]);
    expect(paths.map(modeOf)).toEqual(paths.map((path) => (path === dataDir || path === folder ? 0o700 : 0o600)));
    expect(others.map(modeOf)).toEqual([0o644, 0o644]);
  });

  it('leaves a folder that belongs to all users, and what is not there', () => {
    const dataDir = join(base, 'shared');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o1777);
    const databaseUrl = `sqlite:${join(dataDir, 'try.sqlite')}`;
    writeFileSync(join(dataDir, 'try.sqlite'), '');
    chmodSync(join(dataDir, 'try.sqlite'), 0o640);
    expect(closeExposed({ dataDir, databaseUrl, backups: defaultBackupSettings })).toEqual([]);
    expect([modeOf(dataDir), modeOf(join(dataDir, 'try.sqlite'))]).toEqual([0o1777, 0o600]);
  });
});
