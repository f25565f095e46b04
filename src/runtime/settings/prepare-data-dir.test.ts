import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { prepareDataDir } from './prepare-data-dir.ts';

const base = makeFolder();

describe('prepareDataDir', () => {
  it('makes every missing folder on the way', () => {
    const folder = join(base, 'a', 'b');
    expect(prepareDataDir(folder)).toEqual({ ok: true, value: folder });
    expect(statSync(folder).isDirectory()).toBe(true);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(prepareDataDir(folder)).toEqual({ ok: true, value: folder });
  });

  it.each([
    ['behind a file', join(base, 'file', 'data')],
    ['where the system has no folders to give', '/proc/roamchart/data'],
  ])('says in one sentence that there can be no folder %s', (_where, folder) => {
    writeFileSync(join(base, 'file'), '');
    expect(prepareDataDir(folder)).toEqual({
      ok: false,
      reason: `The folder ${folder} cannot be written to; name one that this user may write to in DATA_DIR.`,
    });
  });
});
