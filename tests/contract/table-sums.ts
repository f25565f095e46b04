import { signInTables } from '#runtime/backup/restore-backup.ts';
import { shapesOf } from '#database/table-shapes.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { createTableSummer, readRows, type TableSum } from '#database/table-rows.ts';
import { openMigrated } from '#tests/support/filled-site.ts';

/** What every table of a database holds. */
export async function sumTables(url: string): Promise<Readonly<Record<string, TableSum>>> {
  await using database = await openMigrated(url);
  return await database.readSnapshot(async (queries) => {
    const sums: Record<string, TableSum> = {};
    for (const shape of shapesOf(allMigrations)) {
      const summer = createTableSummer();
      for await (const rows of readRows({ queries, engine: database.engine }, shape)) summer.add(rows);
      sums[shape.name] = summer.sum();
    }
    return sums;
  });
}

/** Without what a restore changes: it counts versions on and ends sign-ins. */
export function withoutVersions(sums: Awaited<ReturnType<typeof sumTables>>): Awaited<ReturnType<typeof sumTables>> {
  return Object.fromEntries(Object.entries(sums).filter(([name]) => !['data_version', ...signInTables].includes(name)));
}
