import { beforeEach, describe, expect, it } from 'vitest';
import { claimItem, readClaims } from '#operators/claims.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';

const start = new Date('2026-11-21T09:00:00.000Z');
const item = 'review:1';

describe.each(engines)('who reads what on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let people: readonly number[];
  beforeEach(async () => {
    const rows = await suite.database.queries
      .insertInto('desk_person')
      .values(['Ana', 'Mika'].map((name) => ({ name, role: 'owner' as const, added_at: '', removed_at: null })))
      .returning(['id', 'name'])
      .execute();
    people = ['Ana', 'Mika'].map((name) => rows.find((row) => row.name === name)?.id ?? 0);
  });

  const after = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
  const claim = (person: number, seconds: number, takesOver = false, database = suite.database) =>
    claimItem(database.queries, { item, personId: people[person] ?? 0, now: after(seconds), takesOver });
  const reader = async (seconds: number) => {
    const [found] = await readClaims(suite.database.queries, [item, 'review:2'], after(seconds));
    return found === undefined ? null : [found.name, (found.since.getTime() - start.getTime()) / 1000];
  };

  it('is the first one, for three minutes', async () => {
    expect(await reader(0)).toBeNull();
    expect(await claim(0, 0)).toMatchObject({ item, name: 'Ana', since: start });
    expect(await claim(1, 179)).toMatchObject({ name: 'Ana' });
    expect(await reader(179)).toEqual(['Ana', 0]);
    expect(await reader(180)).toBeNull();
    expect(await claim(1, 180)).toMatchObject({ name: 'Mika', since: after(180) });
  });

  it('stays with its reader, from when they opened it', async () => {
    await claim(0, 0);
    await claim(0, 120);
    expect(await claim(1, 299)).toMatchObject({ name: 'Ana', since: start });
    expect(await claim(0, 400)).toMatchObject({ since: after(400) });
  });

  it('goes to a reader who takes it over', async () => {
    await claim(0, 0);
    expect(await claim(1, 20, true)).toMatchObject({ name: 'Mika', since: after(20) });
    expect(await reader(20)).toEqual(['Mika', 20]);
  });

  it('is one of two who open it at the same moment', async () => {
    await using other = await openTestDatabase({ url: suite.url, dataDir: '' });
    const names = (await Promise.all([claim(0, 0), claim(1, 0, false, other)])).map((found) => found?.name);
    expect(new Set(names).size).toBe(1);
  });

  it('is nobody for an hour because a clock was put back', async () => {
    await claim(0, 3600);
    expect(await reader(0)).toBeNull();
    expect(await claim(1, 0)).toMatchObject({ name: 'Mika' });
  });
});
