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

  it.each([
    'postgres://kite:Sea@Gull/9@127.0.0.1:5999/rc',
    'postgres://kite:12/Gull@127.0.0.1:5999/rc',
    'postgres://kite:12#Gull@127.0.0.1:5999/rc',
    'postgres://kite:12?Gull@127.0.0.1:5999/rc',
    'postgres://kite:Sea%Gull@127.0.0.1:5999/rc',
    'postgres://kite:12\nGull@127.0.0.1:5999/rc',
    'postgresql://Gu/ll:12@[::1]/rc',
    'postgres:/kite:Gull@127.0.0.1:5999/rc',
    'postgres:kite:Gull@127.0.0.1:5999/rc',
  ])('repeats nothing of %s, whose password it would take for a host, and says what to write', (url) => {
    expect(parse(url)).toBe(
      'DATABASE_URL has a sign in its user name or password that must be encoded: write @ / # ? % there as %40 %2F %23 %3F %25, and a line end as %0A.',
    );
  });

  it.each([
    ['postgres://kite:Sea%40Gull%2F9%23%3F%25%0A@127.0.0.1:5999/rc', '127.0.0.1:5999/rc'],
    // Nothing else can be meant.
    ['postgres://kite:Sea@Gull@127.0.0.1:5999/rc', '127.0.0.1:5999/rc'],
    ['postgres://127.0.0.1/rc?application_name=a b%', '127.0.0.1/rc'],
  ])('takes %s', (url, shownAs) => {
    expect(parse(url)).toEqual({ engine: 'postgres', url, shownAs });
  });

  it('refuses an address that is none', () => {
    expect(parse('postgres://ann:secret@db:port/x')).toContain('is not a valid address');
  });

  it.each(['mysql://localhost/x', 'roamchart.sqlite', 'C:\\data\\x'])('refuses %s', (url) => {
    expect(parse(url)).toContain('DATABASE_URL must be empty, "sqlite:" with a file path, or "postgres://"');
  });
});
