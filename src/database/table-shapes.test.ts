import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#tests/support/any-character.ts';
import type { Migration } from './migration.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { readRowLine, writeRowLine } from './table-rows.ts';
import { shapesOf } from './table-shapes.ts';
import fc from 'fast-check';

describe('shapesOf', () => {
  const shapes = shapesOf(allMigrations);
  const order = shapes.map(({ name }) => name);

  it('puts a table behind those it refers to', () => {
    const pairs = [
      ['provider', 'plan'],
      ['coverage_set', 'plan'],
      ['plan', 'price_observation'],
      ['import_run', 'price_observation'],
      ['review', 'review_image'],
      ['feed_run', 'held_feed'],
    ] as const;
    for (const [parent, child] of pairs) expect(order.indexOf(parent), child).toBeLessThan(order.indexOf(child));
  });

  it('knows an order of the rows of every table', () => {
    expect(shapes.filter(({ key }) => key.length === 0)).toEqual([]);
    expect(shapes.find(({ name }) => name === 'price_observation')?.key).toEqual([
      'plan_id',
      'import_id',
      'kind',
      'currency',
    ]);
  });

  it('knows only what older steps have made', () => {
    const later = { name: '0099-later', statements: () => ['create table later (id integer primary key)'] };
    const names = (migrations: readonly Migration[]) => shapesOf(migrations).map(({ name }) => name);
    expect(names(allMigrations)).not.toContain('later');
    expect(names([...allMigrations, later])).toEqual(expect.arrayContaining(['later', 'review']));
  });
});

describe('a row as a line', () => {
  const shape = {
    name: 'any',
    columns: [
      { name: 'a', kind: 'integer' as const },
      { name: 'b', kind: 'real' as const },
      { name: 'c', kind: 'text' as const },
      { name: 'd', kind: 'blob' as const },
    ],
    key: ['a'],
  };
  const anyRow = fc.tuple(
    fc.option(fc.maxSafeInteger()),
    fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)),
    fc.option(fc.oneof(fc.string({ unit: anyCharacter }), fc.constant('{"base64":"AA=="}'))),
    fc.option(fc.uint8Array()),
  );

  it('is one line, and the same row when it is read', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const line = writeRowLine(row);
        expect(line).not.toContain('\n');
        const read = readRowLine(line, shape);
        expect(read?.map((value) => (value instanceof Uint8Array ? [...value] : value))).toEqual(
          row.map((value) => (value instanceof Uint8Array ? [...value] : value)),
        );
      }),
    );
  });

  it.each(['', '[', '{}', '[1,2,"x"]', '["1",2,"x",null]', '[1.5,2,"x",null]', '[1,2,3,null]', '[1,2,"x","y"]'])(
    'is refused: %s',
    (line) => {
      expect(readRowLine(line, shape)).toBeNull();
    },
  );
});
