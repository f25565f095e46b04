import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Engine } from '#database/migration.ts';

/**
 * Everything that an engine knows of the tables, one line for each thing: columns in their order with types and
 * defaults, constraints and indexes with their names, triggers and functions. Two databases with the same lines answer
 * every statement alike.
 */
export async function describeSchema({ queries, engine }: Pick<Database, 'queries' | 'engine'>): Promise<string[]> {
  const lines: string[] = [];
  for (const question of questions[engine]) {
    const { rows } = await sql.raw<{ line: string }>(question).execute(queries);
    lines.push(...rows.map(({ line }) => line.replaceAll(/\s+/g, ' ')));
  }
  return engine === 'sqlite' ? lines.map(withoutSpelling) : lines;
}

/** SQLite keeps the text of statements, which may have made the same in other words. */
function withoutSpelling(statement: string): string {
  return statement
    .replace(/^create (?:unique )?\w+/i, (words) => words.toLowerCase())
    .replaceAll(/"(\w+)"/g, '$1')
    .replaceAll(/ ?([(),]) ?/g, '$1')
    .replaceAll(/constraint \w+ /g, '')
    .trim();
}

const ofTables = `pg_class.relnamespace = current_schema()::regnamespace`;

/** The order of indexes decides between those that cost the planner as much. */
const questions: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [`select sql as line from sqlite_schema where sql is not null order by tbl_name, rowid`],
  postgres: [
    `select concat_ws(' ', relname, relkind, relpersistence, reloptions) as line from pg_class
      where ${ofTables} order by 1`,
    `select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attcollation::regcollation,
        case when attnotnull then 'not null' end, attidentity, attgenerated, attstorage,
        'default ' || pg_get_expr(adbin, adrelid)) as line
      from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where ${ofTables} and relkind = 'r' and attnum > 0 and not attisdropped order by relname, attnum`,
    `select concat_ws(' ', relname, conname, pg_get_constraintdef(pg_constraint.oid)) as line
      from pg_constraint join pg_class on pg_class.oid = conrelid
      -- From version 18 on, columns that are not null have constraints with names, too.
      where ${ofTables} and contype <> 'n' order by 1`,
    `select pg_get_indexdef(indexrelid) as line
      from pg_index join pg_class on pg_class.oid = indrelid where ${ofTables} order by relname, indexrelid`,
    `select pg_get_triggerdef(pg_trigger.oid) as line
      from pg_trigger join pg_class on pg_class.oid = tgrelid where ${ofTables} and not tgisinternal order by 1`,
    `select pg_get_functiondef(oid) as line from pg_proc
      where pronamespace = current_schema()::regnamespace order by 1`,
    `select concat_ws(' ', relname, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle) as line
      from pg_sequence join pg_class on pg_class.oid = seqrelid where ${ofTables} order by 1`,
  ],
};
