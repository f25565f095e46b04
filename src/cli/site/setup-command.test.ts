import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { settingNames } from '#runtime/settings/config.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { down, enter, interrupt, openPerson, type PromptedPerson } from '#tests/support/prompted-person.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { setupQuestions } from './setup-questions.ts';

const modeOf = (path: string): number => statSync(path).mode & 0o777;

describe('roamchart setup', () => {
  let folder: string;
  let settings: string;
  let feeds: string;
  beforeEach(() => {
    folder = makeFolder();
    settings = join(folder, 'settings.env');
    feeds = join(folder, 'data', 'feeds.json');
  });

  async function run(words: readonly string[], asked: PromptedPerson | null = null) {
    const environment = { DATA_DIR: join(folder, 'data') };
    return runCommandLine(['setup', '--settings', settings, ...words], environment, new Date(), {
      person: asked?.person ?? null,
      locate: (path) => resolve(folder, path),
    });
  }

  const read = (path: string): string => readFileSync(path, 'utf8');
  const site = ['--name', 'Nori & Co', '--origin', 'https://esim.example', '--demo', 'false'];
  const feed = ['--feed', 'nori.json', '--feed-format', 'data-plan'];

  it('writes what a script says for its owner alone, and looks at it with doctor', async () => {
    const { status, out } = await run([...site, ...feed, '--yes']);
    expect(status).toBe(0);
    expect(parseEnv(read(settings))).toEqual({
      SITE_NAME: 'Nori & Co',
      SITE_ORIGIN: 'https://esim.example',
      DEMO: 'false',
      FEED_SOURCES: feeds,
    });
    const place = join(folder, 'nori.json');
    expect(JSON.parse(read(feeds))).toEqual({
      sources: [{ name: 'nori', format: 'data-plan', place, everyHours: 24 }],
    });
    expect([modeOf(settings), modeOf(feeds)]).toEqual([0o600, 0o600]);
    expect(out).toContain(`Wrote ${feeds}.\nWrote ${settings}.\n`);
    expect(out).toContain('The site is at https://esim.example');
  });

  it('keeps what else the files say, and the mode of a file that was there', async () => {
    writeFileSync(settings, '# Mine.\nPORT=3001\nSITE_NAME=Old\n');
    chmodSync(settings, 0o640);
    await run([...feed, '--yes']);
    await run([...site, '--feed', 'https://api.tanuki.example/plans', '--feed-format', 'airalo', '--yes']);
    expect(read(settings)).toContain('# Mine.\nPORT=3001\nSITE_NAME=Nori & Co\n');
    expect(modeOf(settings)).toBe(0o640);
    const { sources } = JSON.parse(read(feeds)) as { sources: { name: string }[] };
    expect(sources.map(({ name }) => name)).toEqual(['nori', 'tanuki']);
  });

  it('says where a private address of a feed is listed, and takes one that is', async () => {
    const internal = (place: string) => ['--feed', place, '--feed-format', 'airalo', '--yes'];
    const refused = await run(internal('https://10.0.0.5/'));
    expect([refused.status, refused.out]).toEqual([1, expect.stringContaining('list 10.0.0.5 in FEED_NETWORKS')]);
    writeFileSync(settings, 'FEED_NETWORKS=10.0.0.5\n');
    const { status, out } = await run(internal('http://10.0.0.5/kori/plans.json'));
    expect([status, out]).toEqual([0, expect.stringContaining('private ones that are allowed: 10.0.0.5.')]);
    const { sources } = JSON.parse(read(feeds)) as { sources: { name: string }[] };
    expect(sources.map(({ name }) => name)).toEqual(['first', 'plans']);
  });

  it.each([
    [site, 2, 'nobody to ask'],
    [['--yes'], 1, 'There is nothing to write'],
    [['--origin', 'esim.example', '--yes'], 2, 'SITE_ORIGIN must be http'],
    [['--smtp', 'smtps://mail.example', '--yes'], 1, 'MAIL_FROM '],
    [['--feed', 'nori.json', '--yes'], 1, '--feed-format'],
    [['--feed', 'http://nori.example/', '--feed-format', 'airalo', '--yes'], 1, 'Feed "nori"'],
    [['--feed', 'http://10.0.0.5/', '--feed-format', 'airalo', '--yes'], 1, 'list its host in FEED_NETWORKS'],
  ])('refuses %j and writes nothing', async (words, status, sentence) => {
    expect(await run(words)).toMatchObject({ status, err: expect.stringContaining(sentence) });
    expect([existsSync(settings), existsSync(feeds)]).toEqual([false, false]);
  });

  /** Answers all questions up to the last, whether to write. */
  async function answerAll({ see, press }: PromptedPerson): Promise<void> {
    for (const [question, keys] of [
      ['called?', 'Nori'],
      ['reach it?', 'https://esim.example'],
      ['runs it?', 'Nori Ltd'],
      ['write to?', 'hello@esim.example'],
      ['languages', 'en,fr'],
      ['sends its mails?', 'smtp://user:secret-word@127.0.0.1:9'],
      ['come from?', 'news@esim.example'],
      ['when something waits', 'you@esim.example'],
      ['example catalogue', ''],
      ['first feed', 'https://nori.example/feed.json'],
      ['which format', down],
    ] as const) {
      await see(question);
      press(`${keys}${enter}`);
    }
    await see('Write that?');
  }

  it('asks a person, shows what it would write without secrets, and writes it', async () => {
    const asked = openPerson();
    const ended = run([], asked);
    await answerAll(asked);
    expect(existsSync(settings)).toBe(false);
    asked.press(enter);
    // Doctor finds no mail server there.
    expect(await ended).toMatchObject({ status: 1, err: '', out: expect.stringMatching(/PROBLEM {2}mail /) });
    expect(parseEnv(read(settings))).toMatchObject({
      OPERATOR_NAME: 'Nori Ltd',
      LOCALES: 'en,fr',
      SMTP_URL: 'smtp://user:secret-word@127.0.0.1:9',
      DEMO: 'false',
    });
    expect(JSON.parse(read(feeds))).toMatchObject({ sources: [{ name: 'nori', format: 'canonical-csv' }] });
    expect(asked.read()).toContain('(new)');
    expect(asked.read()).not.toContain('secret-word');
  });

  it('says that a file exists, and changes it only after a yes', async () => {
    writeFileSync(settings, 'SITE_NAME=Old\n');
    const asked = openPerson();
    const ended = run(['--name', 'New'], asked);
    await asked.see('reach it?');
    asked.press(enter);
    for (const question of [
      'runs it?',
      'write to?',
      'languages',
      'see first',
      'sends its mails?',
      'example catalogue',
      'first feed',
    ]) {
      await asked.see(question);
      asked.press(enter);
    }
    await asked.see('(exists');
    await asked.see('Write that?');
    asked.press('n');
    expect(await ended).toEqual({ status: 1, out: '', err: '' });
    expect(read(settings)).toBe('SITE_NAME=Old\n');
  });

  it('says what is wrong with an answer, and writes nothing when it is interrupted', async () => {
    const asked = openPerson();
    const ended = run(['--name', 'New'], asked);
    await asked.see('reach it?');
    asked.press(`esim.example${enter}`);
    await asked.see('SITE_ORIGIN must be http');
    asked.press(interrupt);
    expect(await ended).toEqual({ status: 1, out: '', err: '' });
    expect(existsSync(settings)).toBe(false);
  });
});

describe('the questions', () => {
  it('are about settings that there are, each asked once', () => {
    const settings = setupQuestions.map(({ setting }) => setting);
    expect(settings.filter((setting) => !settingNames.includes(setting))).toEqual([]);
    expect(new Set(settings).size).toBe(settings.length);
  });
});
