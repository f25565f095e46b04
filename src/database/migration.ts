import type { Queries } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** SQL that differs between the engines' table definitions. */
export interface EngineWords {
  readonly engine: Engine;
  /** A whole number up to 2^53. */
  readonly bigint: string;
  readonly real: string;
  /** Bytes as they are. */
  readonly bytes: string;
  /** An auto-incrementing primary key. */
  readonly identity: string;
  /** Ends a clustered table (SQLite: `without rowid`): half the pages to read. */
  readonly clustered: string;
  /** Ends a table whose rows are updated often: PostgreSQL then leaves room for new row versions. */
  readonly updatedOften: string;
  /** Ends every other table. */
  readonly strict: string;
}

/** One migration of the schema. Migrations are applied in order, once, and never edited after a release. */
export interface Migration {
  /** `0001-catalogue`: a number for the order, and a name. */
  readonly name: string;
  readonly statements: (words: EngineWords) => readonly string[];
  /** Fills new tables from old ones, after the statements, in the same transaction. Absent: nothing to fill. */
  readonly fill?: (store: { readonly queries: Queries; readonly engine: Engine }) => Promise<void>;
}

export function engineWords(engine: Engine): EngineWords {
  return engine === 'sqlite'
    ? {
        engine,
        bigint: 'integer',
        real: 'real',
        bytes: 'blob',
        identity: 'integer',
        clustered: ' strict, without rowid',
        strict: ' strict',
        updatedOften: ' strict',
      }
    : {
        engine,
        bigint: 'bigint',
        real: 'double precision',
        bytes: 'bytea',
        identity: 'integer generated always as identity',
        clustered: '',
        strict: '',
        updatedOften: ' with (fillfactor = 50)',
      };
}
