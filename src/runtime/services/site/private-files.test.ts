import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { closeExposed, findExposed, findWorldReadable } from './private-files.ts';

let base: string;
beforeAll(() => {
  base = makeFolder();
});

const modeOf = (path: string): number => statSync(path).mode & 0o7777;

describe('files of the owner alone', () => {
  it('are the database with its log, backups, their key, screenshots and feeds; nothing else is touched', () => {
    const [dataDir, folder] = [join(base, 'data'), join(base, 'copies')];
    const files = ['roamchart.sqlite', 'roamchart.sqlite-wal', 'roamchart.sqlite-shm', 'roamchart.sqlite.replaced'];
    const paths = [...files.map((name) => join(dataDir, name)), folder];
    const rooms = ['review-images', 'feeds/held', 'feeds/fetched'].map((name) => join(dataDir, name));
    const shared = ['brand', 'content', 'public', 'feeds'].map((name) => join(dataDir, name));
    const folders = [dataDir, folder, ...rooms, ...shared];
    for (const each of folders) mkdirSync(each, { recursive: true });
    const key = join(base, 'backup.key');
    const copies = ['roamchart-2026-11-01T000000Z.tar', 'roamchart-2026-11-02T000000Z.tar.age'];
    paths.push(...copies.map((name) => join(folder, name)), key, ...rooms);
    const others = [join(dataDir, 'feed.csv'), join(folder, 'notes.txt')];
    for (const path of [...paths, ...others].filter((each) => !folders.includes(each))) {
      writeFileSync(path, '');
      chmodSync(path, 0o644);
    }
    for (const each of folders) chmodSync(each, 0o775);
    const settings = { dataDir, databaseUrl: '', backups: { ...defaultBackupSettings, place: folder, keyFile: key } };
    expect(findExposed(settings).map(({ path }) => path)).toEqual(paths);
    expect(findExposed(settings)[0]).toEqual({ path: paths[0], mode: '0644' });
    expect(closeExposed(settings)).toEqual([]);
    expect(paths.map(modeOf)).toEqual(paths.map((path) => (folders.includes(path) ? 0o700 : 0o600)));
    expect(others.map(modeOf)).toEqual([0o644, 0o644]);
    // Their mode is the operator's: a group may edit what is in them.
    expect([dataDir, ...shared].map(modeOf)).toEqual([0o775, 0o775, 0o775, 0o775, 0o775]);
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

describe('files with secrets that the operator writes', () => {
  it('are found where everybody may read them, not where a group may or where nobody gets in', () => {
    const [open, closed] = [join(base, 'open'), join(base, 'closed')];
    const modes = {
      [join(open, 'all.env')]: 0o644,
      [join(open, 'group.env')]: 0o640,
      [join(closed, 'all.env')]: 0o644,
    };
    for (const folder of [open, closed]) mkdirSync(folder);
    for (const [path, mode] of Object.entries(modes)) {
      writeFileSync(path, '');
      chmodSync(path, mode);
    }
    chmodSync(open, 0o711);
    chmodSync(closed, 0o750);
    const files = [null, join(base, 'missing.env'), ...Object.keys(modes)];
    expect(findWorldReadable(files)).toEqual([{ path: join(open, 'all.env'), mode: '0644' }]);
    expect(Object.keys(modes).map(modeOf)).toEqual(Object.values(modes));
  });
});
