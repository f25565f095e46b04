import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';

interface Outcome {
  readonly status: number | null;
  /** Lines of standard error. */
  readonly said: readonly string[];
}

/** Starts the server with invalid settings; it must never listen. */
function start(settings: Readonly<Record<string, string>>): Outcome {
  const run = spawnSync(process.execPath, [resolve('tools/start.ts')], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...settings },
    timeout: 60_000,
  });
  return { status: run.status, said: run.stderr.trimEnd().split('\n') };
}

describe('npm start', { timeout: 60_000 }, () => {
  it('lists everything that is wrong with the settings, a line each', () => {
    expect(start({ PORT: 'http', SITE_ORIGIN: 'esim', DEMO: 'perhaps' })).toEqual({
      status: 1,
      said: [
        'PORT must be a whole number from 0 to 65535; it is "http".',
        expect.stringMatching(/^SITE_ORIGIN must be .*; it is "esim"\.$/),
        'DEMO must be true or false; it is "perhaps".',
      ],
    });
  });

  it('reads the file of settings that is named, and lets the environment win', () => {
    const folder = makeFolder();
    const file = join(folder, 'settings');
    writeFileSync(file, 'PORT=from-file\nLOG_LEVEL=from-file\n');
    expect(start({ PORT: 'from-environment', ROAMCHART_SETTINGS: file }).said).toEqual([
      'PORT must be a whole number from 0 to 65535; it is "from-environment".',
      expect.stringMatching(/^LOG_LEVEL must be .*; it is "from-file"\.$/),
    ]);
  });

  it('says in one line that the file of settings is not there', () => {
    expect(start({ ROAMCHART_SETTINGS: '/nowhere/settings' })).toEqual({
      status: 1,
      said: ['The settings in /nowhere/settings cannot be read: there is no such file; correct ROAMCHART_SETTINGS.'],
    });
  });

  it.each([
    ['in UTF-16', Buffer.from('\uFEFFDATA_DIR=x\n', 'utf16le')],
    ['in UTF-16 without a mark', Buffer.from('DATA_DIR=x\n', 'utf16le')],
    ['in Latin-1', Buffer.from('SITE_NAME=Señal\n', 'latin1')],
  ])('says in one line that the file of settings is %s', (_what, bytes) => {
    const file = join(makeFolder(), 'settings');
    writeFileSync(file, bytes);
    expect(start({ ROAMCHART_SETTINGS: file })).toEqual({
      status: 1,
      said: [`The settings in ${file} cannot be read: it is not text in UTF-8; save it in that encoding.`],
    });
  });

  it('reads settings behind a mark of UTF-8', () => {
    const file = join(makeFolder(), 'settings');
    writeFileSync(file, '\uFEFFPORT=from-file\n');
    expect(start({ ROAMCHART_SETTINGS: file }).said).toHaveLength(1);
    expect(start({ ROAMCHART_SETTINGS: file }).said[0]).toContain('PORT');
  });

  it.each(['SMTP_URL=smtp://a:12#34@h', '\texport PORT = 3000#x'])('refuses a setting cut at its #: %j', (line) => {
    const file = join(makeFolder(), 'settings');
    writeFileSync(file, `# PORT=12#x\nLOG_LEVEL=info # as usual\n${line}\n`);
    const [name] = /\w+(?= ?=)/.exec(line) ?? [];
    expect(start({ ROAMCHART_SETTINGS: file })).toEqual({
      status: 1,
      said: [`The settings in ${file} cannot be read: put the value of ${name} in quotes, since it has a # in it.`],
    });
  });

  it('says in one line that the data folder cannot be written to', () => {
    const file = join(makeFolder(), 'file');
    writeFileSync(file, '');
    expect(start({ DATA_DIR: join(file, 'data') })).toEqual({
      status: 1,
      said: [`The folder ${file}/data cannot be written to; name one that this user may write to in DATA_DIR.`],
    });
  });

  it('says in one line that the database cannot be opened', () => {
    const folder = makeFolder();
    const file = join(folder, 'notes.txt');
    writeFileSync(file, 'These are notes, and no database. '.repeat(100));
    expect(start({ DATA_DIR: folder, DATABASE_URL: `sqlite:${file}` })).toEqual({
      status: 1,
      said: [
        `The database file ${file} is not a SQLite database; name another file in DATABASE_URL or move this one away.`,
      ],
    });
  });
});

describe('a script of npm that goes on until it is stopped', { timeout: 60_000 }, () => {
  it.each(['start', 'dev', 'roamchart'])('ends with npm: %s', async (name) => {
    const folder = makeFolder();
    const text = readFileSync('package.json', 'utf8');
    const program = new RegExp(`"${name}": "(?:exec )?node ([^" ]+)`).exec(text)?.[1] ?? '';
    writeFileSync(join(folder, 'package.json'), text);
    mkdirSync(dirname(join(folder, program)));
    writeFileSync(join(folder, program), 'console.log(`pid ${process.pid}`); setInterval(() => {}, 1000);');
    const npm = spawn('npm', ['run', name], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    for await (const chunk of npm.stdout) if ((said += String(chunk)).includes('pid ')) break;
    const pid = Number(/pid (\d+)/.exec(said)?.[1]);
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    const isAlive = spawnSync('kill', ['-KILL', String(pid)]).status === 0;
    expect([pid > 0, isAlive]).toEqual([true, false]);
  });
});
