import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { DatabaseError, describeDatabaseError, sqliteErrorCode } from './database-error.ts';

function sqliteError(errcode: number): Error {
  return Object.assign(new Error('what SQLite said'), { code: 'ERR_SQLITE_ERROR', errcode });
}

function codedError(code: string): Error {
  return Object.assign(new Error('what the network said'), { code });
}

const sentence = (error: unknown): string | undefined => describeDatabaseError(error, 'the-place')?.message;

describe('describeDatabaseError', () => {
  it.each([5, 8, 10, 11, 13, 14, 26])('says what to do about SQLite code %d, and where', (code) => {
    expect(sentence(sqliteError(code))).toMatch(/^The database file the-place .{20,}\.$/);
    expect(sentence(sqliteError(code))).not.toContain('what SQLite said');
  });

  it('knows extended codes by their primary code', () => {
    expect(sentence(sqliteError(5 | (2 << 8)))).toContain('another command that has not finished');
  });

  it.each([
    ['a write', 3],
    ['a change of size', 6],
    ['shared memory', 19],
  ])('asks for room, and not for a backup, where %s failed', (_what, kind) => {
    expect(sentence(sqliteError(10 | (kind << 8)))).toMatch(/^(?!.*restore).*make room/);
  });

  it('repeats what SQLite says of anything else', () => {
    expect(sentence(sqliteError(1))).toBe('The database file the-place reported an error: what SQLite said.');
  });

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '3D000', '42501', '55P03', '57P03'])(
    'says what to do about server code %s',
    (code) => {
      expect(sentence(codedError(code))).toMatch(/^The database server the-place .{20,}\.$/);
    },
  );

  it('looks into the attempts of a connection that tried several addresses', () => {
    expect(sentence(new AggregateError([codedError('ECONNREFUSED')]))).toContain('does not answer');
  });

  it('takes a time-out without a code for one', () => {
    expect(sentence(new Error('timeout exceeded when trying to connect'))).toContain('does not answer in time');
  });

  it('repeats what PostgreSQL says of anything else', () => {
    const error = Object.assign(codedError('22001'), { severity: 'ERROR' });
    expect(sentence(error)).toBe('The database server the-place reported an error: what the network said.');
  });

  it('leaves errors alone that no database raised', () => {
    expect(describeDatabaseError(new TypeError('a mistake'), 'the-place')).toBeNull();
    expect(describeDatabaseError('text', 'the-place')).toBeNull();
  });

  it('keeps a sentence that there already is', () => {
    const error = new DatabaseError('A sentence.');
    expect(describeDatabaseError(error, 'elsewhere')).toBe(error);
  });
});

describe('sqliteErrorCode', () => {
  it('reads the code of a real error', () => {
    const database = new DatabaseSync(':memory:');
    const attempt = (): unknown => {
      try {
        return database.exec('select * from nothing');
      } catch (error) {
        return sqliteErrorCode(error);
      } finally {
        database.close();
      }
    };
    expect(attempt()).toBe(1);
  });
});
