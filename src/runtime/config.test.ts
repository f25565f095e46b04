import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { loadConfig, originOf, settingNames, type Config } from './config.ts';
import { defaultReviewSettings } from './review-settings.ts';

function configOf(environment: Record<string, string>): Config {
  const config = loadConfig(environment);
  if (!config.ok) throw new Error(config.reason.join('\n'));
  return config.value;
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  const config = loadConfig(environment);
  return config.ok ? [] : config.reason;
}

describe('loadConfig', () => {
  it('needs no setting at all', () => {
    expect(configOf({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: '',
      dataDir: resolve('var'),
      logLevel: 'info',
      demo: true,
      drawsAhead: true,
      site: {
        name: 'Roamchart',
        origin: 'http://127.0.0.1:3000',
        contactEmail: null,
        operatorName: null,
        reviewEmailDays: 180,
        botCheckCompany: null,
      },
      reviews: defaultReviewSettings,
    });
  });

  it('reads every setting', () => {
    const config = configOf({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://localhost/roamchart',
      DATA_DIR: '/srv/roamchart',
      SITE_NAME: 'Chart',
      SITE_ORIGIN: 'https://esim.example/',
      CONTACT_EMAIL: 'hello@esim.example',
      OPERATOR_NAME: 'Example Ltd',
      LOG_LEVEL: 'warn',
      DEMO: 'No',
      DRAW_AHEAD: 'off',
      BOT_CHECK: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'secret',
      RECAPTCHA_LEAST_SCORE: '0.7',
      SMTP_URL: 'smtps://user:password@mail.example',
      MAIL_FROM: 'reviews@esim.example',
      REVIEW_EMAIL_DAYS: '30',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'postgres://localhost/roamchart',
      dataDir: '/srv/roamchart',
      logLevel: 'warn',
      demo: false,
      drawsAhead: false,
      site: {
        name: 'Chart',
        origin: 'https://esim.example',
        contactEmail: 'hello@esim.example',
        operatorName: 'Example Ltd',
        reviewEmailDays: 30,
        botCheckCompany: 'Google',
      },
      reviews: {
        botCheck: { kind: 'recaptcha', siteKey: 'site', secretKey: 'secret', leastScore: 0.7 },
        mail: { url: 'smtps://user:password@mail.example', from: 'reviews@esim.example' },
        emailDays: 30,
        images: { kind: 'database' },
      },
    });
  });

  it('takes an empty or blank setting as not given', () => {
    expect(configOf({ PORT: '', SITE_NAME: '  ', CONTACT_EMAIL: '' })).toEqual(configOf({}));
  });

  it('lists every problem at once, a sentence each', () => {
    expect(problemsOf({ PORT: '70000', SITE_ORIGIN: 'esim.example', LOG_LEVEL: 'loud', DEMO: 'maybe' })).toEqual([
      'PORT must be a whole number from 0 to 65535; it is "70000".',
      'SITE_ORIGIN must be http:// or https:// with a host and nothing behind it, e.g. https://esim.example; it is "esim.example".',
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent; it is "loud".',
      'DEMO must be true or false; it is "maybe".',
    ]);
  });

  it('names what is missing beside what is wrong', () => {
    expect(
      problemsOf({ PORT: 'x', BOT_CHECK: 'turnstile', SMTP_URL: 'smtp://localhost', REVIEW_EMAIL_DAYS: '0' }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535; it is "x".',
      'REVIEW_EMAIL_DAYS must be a whole number of days from 7 to 9999; it is "0".',
      'TURNSTILE_SITE_KEY must be given when BOT_CHECK is turnstile.',
      'TURNSTILE_SECRET_KEY must be given when BOT_CHECK is turnstile.',
      'MAIL_FROM must be given when SMTP_URL is: the address that mails come from.',
    ]);
    expect(problemsOf({ BOT_CHECK: 'recaptcha' })).toHaveLength(2);
    expect(problemsOf({ BOT_CHECK: 'none' })).toHaveLength(1);
  });

  it('takes keys of Turnstile', () => {
    const { botCheck } = configOf({
      BOT_CHECK: 'turnstile',
      TURNSTILE_SITE_KEY: 'site',
      TURNSTILE_SECRET_KEY: 'secret',
    }).reviews;
    expect(botCheck).toEqual({ kind: 'turnstile', siteKey: 'site', secretKey: 'secret' });
  });

  it('takes a place for images, and names what a bucket needs', () => {
    expect(configOf({ REVIEW_IMAGES: 'folder' }).reviews.images).toEqual({ kind: 'folder' });
    const keys = { BUCKET_KEY_ID: 'id', BUCKET_SECRET_KEY: 'secret' };
    const bucket = { REVIEW_IMAGES: 's3', BUCKET_NAME: 'esim-images', BUCKET_REGION: 'auto', ...keys };
    const service = { bucket: 'esim-images', region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(configOf(bucket).reviews.images).toEqual({ kind: 's3', endpoint: null, ...service });
    const endpoint = 'https://s3.example';
    expect(configOf({ ...bucket, BUCKET_ENDPOINT: endpoint }).reviews.images).toMatchObject({ endpoint });
    expect(problemsOf({ REVIEW_IMAGES: 's3', BUCKET_REGION: 'auto' })).toEqual([
      'BUCKET_NAME must be given when REVIEW_IMAGES is s3.',
      'BUCKET_KEY_ID must be given when REVIEW_IMAGES is s3.',
      'BUCKET_SECRET_KEY must be given when REVIEW_IMAGES is s3.',
    ]);
    expect(problemsOf({ ...bucket, BUCKET_NAME: 'A bucket', BUCKET_ENDPOINT: 'ftp://s3.example' })).toHaveLength(2);
    expect(problemsOf({ REVIEW_IMAGES: 'floppy' })).toEqual([
      'REVIEW_IMAGES must be one of database, folder, s3; it is "floppy".',
    ]);
  });

  it('never repeats the address of a mail server, which holds a password', () => {
    const problems = problemsOf({ SMTP_URL: 'https://user:password@mail.example', MAIL_FROM: 'a@esim.example' });
    expect(problems).toEqual([
      'SMTP_URL must be smtp:// or smtps:// with a host, e.g. smtps://user:password@mail.example:465.',
    ]);
  });

  it.each(['2', '0.333', '-1', 'high', '1.5'])('refuses %s as a score', (score) => {
    expect(problemsOf({ RECAPTCHA_LEAST_SCORE: score })).toHaveLength(1);
  });

  it.each(['3000.5', '-1', 'http', '0x50', '123456'])('refuses the port %s', (port) => {
    expect(problemsOf({ PORT: port })).toEqual([`PORT must be a whole number from 0 to 65535; it is "${port}".`]);
  });

  it.each(['https://esim.example/path', 'https://user@esim.example', 'ftp://esim.example', 'https://esim.example?a=1'])(
    'refuses %s as an origin',
    (origin) => {
      expect(problemsOf({ SITE_ORIGIN: origin })).toHaveLength(1);
    },
  );

  it('never repeats a database address, which may hold a password', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://root:secret@localhost' })).toEqual([
      'DATABASE_URL must begin with sqlite:, file:, postgres: or postgresql:.',
    ]);
  });

  it('builds the origin from host and port', () => {
    expect(configOf({ PORT: '4000', HOST: 'localhost' }).site.origin).toBe('http://localhost:4000');
  });
});

describe('originOf', () => {
  it.each([
    ['127.0.0.1', 3000, 'http://127.0.0.1:3000'],
    ['0.0.0.0', 3000, 'http://localhost:3000'],
    ['::', 80, 'http://localhost'],
    ['::1', 3000, 'http://[::1]:3000'],
  ])('of %s and %i is %s', (host, port, origin) => {
    expect(originOf(host, port)).toBe(origin);
  });
});

describe('.env.example', () => {
  const example = readFileSync('.env.example', 'utf8');

  it('names every setting and no other', () => {
    const named = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named).toEqual(settingNames);
  });

  it('shows each default as it is', () => {
    const shown = parseEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
    expect(configOf(Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, value ?? ''])))).toEqual(
      configOf({}),
    );
  });
});
