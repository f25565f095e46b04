import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adaptSqlite } from './sqlite-statements.ts';

describe('adaptSqlite', () => {
  let database: DatabaseSync;
  beforeEach(() => {
    database = new DatabaseSync(':memory:');
    database.exec('create table fruit (id integer primary key, name text)');
  });
  afterEach(() => {
    if (database.isOpen) database.close();
  });

  it('tells statements that return rows from those that do not', () => {
    const adapted = adaptSqlite(database, 'the-file');
    expect(adapted.prepare('select * from fruit').reader).toBe(true);
    expect(adapted.prepare('insert into fruit (name) values (?) returning id').reader).toBe(true);
    expect(adapted.prepare('insert into fruit (name) values (?)').reader).toBe(false);
  });

  it('runs, reads and iterates with parameters', () => {
    const adapted = adaptSqlite(database, 'the-file');
    expect(adapted.prepare('insert into fruit (name) values (?), (?)').run(['fig', null])).toEqual({
      changes: 2,
      lastInsertRowid: 2,
    });
    const rows = [
      { id: 1, name: 'fig' },
      { id: 2, name: null },
    ];
    expect(adapted.prepare('select * from fruit where id < ?').all([9])).toEqual(rows);
    expect([...adapted.prepare('select * from fruit where id < ?').iterate([9])]).toEqual(rows);
  });

  it('prepares each text once, and forgets the ones not used for long', () => {
    const prepare = vi.spyOn(database, 'prepare').mockReturnValue({ columns: () => [] } as unknown as StatementSync);
    const adapted = adaptSqlite(database, 'the-file');
    const often = adapted.prepare('select 0');
    for (let count = 1; count <= 250; count += 1) {
      adapted.prepare(`select ${count}`);
      expect(adapted.prepare('select 0')).toBe(often);
    }
    expect(prepare).toHaveBeenCalledTimes(251);
    adapted.prepare('select 1');
    adapted.prepare('select 250');
    expect(prepare).toHaveBeenCalledTimes(252);
  });

  it('closes the database', () => {
    adaptSqlite(database, 'the-file').close();
    expect(database.isOpen).toBe(false);
  });
});
