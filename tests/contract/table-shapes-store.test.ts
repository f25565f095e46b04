import { describe, expect, it } from 'vitest';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { unloggedTables, shapesOf } from '#database/table-shapes.ts';
import { createTestDatabase, engines } from '#tests/support/database.ts';

describe.each(engines)('the tables on %s', (engine) => {
  it('are those that backups know, column for column', async () => {
    await using suite = await createTestDatabase(engine);
    const tables = await suite.database.queries.introspection.getTables();
    const found = tables
      .filter(({ name, isView }) => !isView && ![...unloggedTables, 'schema_migration'].includes(name))
      .map(
        ({ name, columns }) =>
          `${name}: ${columns
            .map((column) => column.name)
            .toSorted()
            .join(' ')}`,
      );
    const known = shapesOf(allMigrations).map(
      ({ name, columns }) =>
        `${name}: ${columns
          .map((column) => column.name)
          .toSorted()
          .join(' ')}`,
    );
    expect(found.toSorted()).toEqual(known.toSorted());
  });
});
