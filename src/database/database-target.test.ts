import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDatabaseUrl } from './database-target.ts';

const parse = (url: string): unknown => {
  const target = parseDatabaseUrl(url, 'var');
  return target.ok ? target.value : target.reason;
};

describe('parseDatabaseUrl', () => {
  it.each(['', '  '])('takes the file of the data directory for "%s"', (url) => {
    expect(parse(url)).toEqual({ engine: 'sqlite', path: resolve(join('var', 'roamchart.sqlite')) });
  });

  it.each([
    ['sqlite:some/file.db', resolve('some/file.db')],
    ['sqlite:/srv/roamchart.db', '/srv/roamchart.db'],
    ['SQLITE:x.db', resolve('x.db')],
    ['file:x y.db', resolve('x y.db')],
    ['file:///srv/with%20space.db', '/srv/with space.db'],
    ['sqlite:///srv/x.db', '/srv/x.db'],
  ])('reads the path of %s', (url, path) => {
    expect(parse(url)).toEqual({ engine: 'sqlite', path });
  });

  it.each(['sqlite:', 'file:', 'sqlite://', 'file:///%2F..%2F'])('asks for a path in %s', (url) => {
    expect(parse(url)).toMatch(
      /^DATABASE_URL (names no file|is not a file address); write "sqlite:" and a path after it\.$/,
    );
  });

  it('shows where a server is, without its password', () => {
    const url = 'postgres://ann:secret@db.example:6543/roamchart';
    expect(parse(url)).toEqual({ engine: 'postgres', url, shownAs: 'db.example:6543/roamchart' });
  });

  it('knows both names of PostgreSQL, and hosts that are socket folders', () => {
    expect(parse('postgresql://localhost/a?host=/run/postgresql')).toMatchObject({
      engine: 'postgres',
      shownAs: '/run/postgresql/a',
    });
  });

  it('refuses an address that is none', () => {
    expect(parse('postgres://ann:secret@db:port/x')).toContain('is not a valid address');
  });

  it.each(['mysql://localhost/x', 'roamchart.sqlite', 'C:\\data\\x'])('refuses %s', (url) => {
    expect(parse(url)).toContain('DATABASE_URL must be empty, "sqlite:" with a file path, or "postgres://"');
  });
});
