import { describe, expect, it } from 'vitest';
import { engineWords } from './migration.ts';
import { allMigrations } from './migrations/all-migrations.ts';

describe('all migrations', () => {
  it('are numbered without gaps, in the order of the list', () => {
    const numbers = allMigrations.map(({ name }) => Number(/^(\d{4})-[a-z-]+$/.exec(name)?.[1]));
    expect(numbers).toEqual(allMigrations.map((_, index) => index + 1));
  });

  it.each(['sqlite', 'postgres'] as const)('make no table without a primary key on %s', (engine) => {
    const statements = allMigrations.flatMap((migration) => migration.statements(engineWords(engine)));
    const tables = statements.filter((statement) => statement.startsWith('create table'));
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.filter((statement) => !statement.includes('primary key'))).toEqual([]);
  });

  it('make only strict tables on sqlite', () => {
    const statements = allMigrations.flatMap((migration) => migration.statements(engineWords('sqlite')));
    const tables = statements.filter((statement) => statement.startsWith('create table'));
    expect(tables.filter((statement) => !/\) strict(, without rowid)?$/.test(statement))).toEqual([]);
  });
});
