import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { backupName, describeLackOfRoom, listBackups, pruneBackups } from './backup-folder.ts';

const plain = { isEncrypted: false };
const day = (text: string): Date => new Date(`${text}T01:02:03Z`);

describe('the folder of backups', () => {
  it('names them so that they sort by time and can be read back', async () => {
    const folder = makeFolder();
    const times = fc.date({ min: day('2020-01-01'), max: day('2090-01-01'), noInvalidDate: true });
    await fc.assert(
      fc.asyncProperty(times, times, fc.boolean(), async (one, other, isEncrypted) => {
        const [first, second] = [backupName(one, { isEncrypted }), backupName(other, plain)];
        const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);
        fc.pre(seconds(one) !== seconds(other));
        expect(Math.sign(first.localeCompare(second, 'en'))).toBe(Math.sign(seconds(one) - seconds(other)));
        writeFileSync(join(folder, first), '');
        const [found] = await listBackups(folder);
        expect(found).toEqual({ name: first, madeAt: new Date(seconds(one) * 1000) });
        rmSync(join(folder, first));
      }),
      { numRuns: 50 },
    );
  });

  it('keeps the newest, files in progress, and everything else', async () => {
    const folder = makeFolder();
    const names = ['2026-11-01', '2026-11-03', '2026-11-02'].map((text, at) =>
      backupName(day(text), { isEncrypted: at === 1 }),
    );
    const parts = [`${names[0]}.a.part`, `${names[0]}.b.part`, `${names[0]}.b.part.table`];
    for (const name of [...names, ...parts, 'other.tar']) writeFileSync(join(folder, name), '');
    for (const name of parts.slice(1)) utimesSync(join(folder, name), day('2026-11-01'), day('2026-11-01'));
    expect(await pruneBackups(folder, 2)).toEqual([names[0]]);
    expect(readdirSync(folder).toSorted()).toEqual([names[1], names[2], parts[0], 'other.tar'].toSorted());
    expect(await pruneBackups(folder, 2)).toEqual([]);
  });

  it('is empty when it does not exist, and reports a full disk', async () => {
    expect(await listBackups('/no/such/folder')).toEqual([]);
    expect(describeLackOfRoom('/backups', 10e6, 10e6)).toBeNull();
    expect(describeLackOfRoom('/backups', 3_000e6, 20.5e6)).toBe(
      'The disk of "/backups" has 21 MB free and a backup may need 3,000 MB; make room or name another folder.',
    );
  });
});
