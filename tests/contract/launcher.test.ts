import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { own, serverUser } from '#tests/support/server-user.ts';

const user = serverUser();

/**
 * As installed by an operator: a symbolic link on the PATH, started from another folder by a user without write
 * access to the program.
 */
describe('the launcher', { timeout: 60_000 }, () => {
  let folder: string;

  beforeAll(() => {
    folder = makeFolder();
    symlinkSync(resolve('bin/roamchart.js'), join(folder, 'roamchart'));
    mkdirSync(join(folder, 'data'));
    const settings = [`DATA_DIR=${join(folder, 'data')}`, 'OPERATOR_NAME=Sally & "Sons" Ltd, O’Brien', 'DEMO=false'];
    writeFileSync(join(folder, 'settings.env'), settings.join('\n'));
    writeFileSync(join(folder, 'prices.json'), readFileSync(`${fixtures}/catalogue.json`));
    for (const name of ['', 'data', 'settings.env', 'prices.json']) own(join(folder, name), user);
  });

  const fixtures = 'src/feeds/adapters/canonical-json/fixtures';

  function run(words: string, settings = join(folder, 'settings.env')) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'roamchart'), ...words.split(' ')], {
      ...user,
      cwd: folder,
      encoding: 'utf8',
      env: { HOME: '/nonexistent', ROAMCHART_SETTINGS: settings },
    });
    return { status, out: stdout, err: stderr };
  }

  it('says its version', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(run('--version')).toEqual({ status: 0, out: `${version}\n`, err: '' });
  });

  it('finds its settings and data, and files where the operator stands', () => {
    expect(run('import prices.json --format canonical-json')).toMatchObject({ status: 0, err: '' });
    expect(run('export --output out.json').err).toMatch(/ to .*out\.json, /);
    expect(JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8'))).toMatchObject({ plans: expect.anything() });
    expect(run('doctor').out).toContain(`database     The database ${join(folder, 'data', 'roamchart.sqlite')}`);
  });

  it('reads an answer and a database where the operator stands', () => {
    const answer = run('reviews reply aaaaaaaa --file answer.txt');
    expect([answer.status, answer.err]).toEqual([
      1,
      `The file "${join(folder, 'answer.txt')}" cannot be read. Check its path and permissions.\n`,
    ]);
    const moved = run('migrate --from sqlite:other.sqlite --to sqlite');
    expect([moved.status, moved.err]).toEqual([1, expect.stringContaining(join(folder, 'other.sqlite'))]);
  });

  it('says in one sentence that the settings may not be read', () => {
    const closed = join(folder, 'closed.env');
    writeFileSync(closed, '', { mode: 0o000 });
    const { status, err } = run('doctor', closed);
    // Root can read everything and must not run this test.
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(/^The settings in .*closed\.env cannot be read: this user/),
    ]);
  });
});
