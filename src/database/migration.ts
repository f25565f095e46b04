export type Engine = 'sqlite' | 'postgres';

/** Words that differ between the engines' table definitions. */
export interface EngineWords {
  readonly engine: Engine;
  /** A whole number up to 2^53. */
  readonly bigint: string;
  readonly real: string;
  /** Bytes as they are. */
  readonly bytes: string;
  /** A primary key that the database counts up. */
  readonly identity: string;
  /** Ends a table whose rows live in its primary key: half the pages to read on SQLite. */
  readonly clustered: string;
  /** Ends a table of which every row is updated again and again: PostgreSQL then leaves room for the new versions. */
  readonly updatedOften: string;
  /** Ends every other table. */
  readonly strict: string;
}

/** One step of the schema. Steps are applied in order, once, and never edited after a release. */
export interface Migration {
  /** `0001-catalogue`: the number orders, the name tells. */
  readonly name: string;
  readonly statements: (words: EngineWords) => readonly string[];
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
