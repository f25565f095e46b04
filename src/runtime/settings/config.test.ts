import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { loadConfig, type Config } from './config.ts';
import { defaultNoticeSettings } from './notice-settings.ts';
import { defaultBackupSettings } from './backup-settings.ts';
import { defaultFeedSettings } from './feed-settings.ts';
import { defaultPageCache } from './page-cache-settings.ts';
import { defaultRateSettings } from './rate-settings.ts';
import { defaultReviewSettings } from './review-settings.ts';
import { defaultSecuritySettings } from './security-settings.ts';
import { defaultSourceSettings } from './source-settings.ts';
import { defaultDatabaseLimits } from './database-settings.ts';
import { defaultVisitorSettings } from './visitor-settings.ts';
import { defaultWatchSettings } from './watch-settings.ts';

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
      databaseLimits: defaultDatabaseLimits,
      dataDir: resolve('var'),
      logLevel: 'info',
      demo: true,
      offersFiles: true,
      site: {
        name: 'Roamchart',
        origin: 'http://127.0.0.1:3000',
        apiBase: '/api',
        contactEmail: null,
        operatorName: null,
        reviewEmailDays: 180,
        browserErrorDays: 30,
        searchDays: 90,
        botCheckCompany: null,
        links: { appStore: null, googlePlay: null, social: null, socialJapanese: null },
        keepsPages: true,
        locales,
        firstCurrencies: { ja: 'JPY' },
      },
      reviews: defaultReviewSettings,
      visitors: defaultVisitorSettings,
      rates: defaultRateSettings,
      feeds: defaultFeedSettings,
      sources: defaultSourceSettings,
      security: defaultSecuritySettings,
      backups: defaultBackupSettings,
      notices: defaultNoticeSettings,
      pageCache: defaultPageCache,
      watch: defaultWatchSettings,
      desk: { origin: 'http://localhost:3100', port: 3100, isDefault: true },
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
      CLIENT_API_BASE: '/v1/api',
      CONTACT_EMAIL: 'hello@esim.example',
      OPERATOR_NAME: 'Example Ltd',
      FIRST_CURRENCY: 'ja:JPY, fr:eur',
      LOG_LEVEL: 'warn',
      DEMO: 'No',
      SERVICE_WORKER: 'off',
      BOT_CHECK: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'secret',
      RECAPTCHA_LEAST_SCORE: '0.7',
      SMTP_URL: 'smtps://user:password@mail.example',
      MAIL_FROM: 'reviews@esim.example',
      REVIEW_EMAIL_DAYS: '30',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      COUNTRY_HEADER: 'CF-IPCountry',
      COUNTRY_DATABASE: '/srv/countries.mmdb',
      CAMPAIGN_DAYS: '90',
      VIEW_DAYS: '10',
      SEARCH_DAYS: '7',
      BROWSER_ERROR_DAYS: '7',
      RATE_SOURCES: 'ecb-xml=https://bank.example/daily.xml?key=1 plain=var/rates.json',
      RATE_UPDATE_HOURS: '24',
      OPEN_DATA: 'no',
      DATA_LICENCE: 'CC0 1.0',
      FEED_LIMITS: '{"withdrawnShare": 0.2, "withdrawnAfterRuns": 5}',
      FEED_SOURCES: '/srv/feeds.json',
      FEED_FILES: '9',
      FEED_NETWORKS: '10.0.0.5, 192.168.0.0/16 fd12::/16',
      HSTS_PRELOAD: 'on',
      API_ORIGINS: 'https://app.esim.example, https://m.esim.example',
      REDIS_URL: 'rediss://user:password@cache.example:6380',
      SECURITY_CONTACT: 'security@esim.example',
      BACKUP_FOLDER: '/srv/backups',
      BACKUP_KEY_FILE: '/etc/key',
      BACKUP_HOURS: '6',
      BACKUP_KEEP: '30',
      PAGE_CACHE_MB: '64',
      CDN_SECONDS: '30',
      DATABASE_CONNECTIONS: '40',
      DATABASE_CONNECT_SECONDS: '2',
      DATABASE_STATEMENT_SECONDS: '60',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.1',
      OVERLOAD_DELAY_MS: '250',
      OVERLOAD_MEMORY_MB: '900',
      OVERLOAD_REQUESTS: '0',
      DESK_ORIGIN: 'https://desk.esim.example/',
      DESK_PORT: '8081',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'postgres://localhost/roamchart',
      databaseLimits: { connections: 40, connectMs: 2_000, statementMs: 60_000 },
      dataDir: '/srv/roamchart',
      logLevel: 'warn',
      demo: false,
      offersFiles: false,
      site: {
        name: 'Chart',
        origin: 'https://esim.example',
        apiBase: '/v1/api',
        contactEmail: 'hello@esim.example',
        operatorName: 'Example Ltd',
        firstCurrencies: { ja: 'JPY', fr: 'EUR' },
        reviewEmailDays: 30,
        browserErrorDays: 7,
        searchDays: 7,
        botCheckCompany: 'Google',
        links: { appStore: null, googlePlay: null, social: null, socialJapanese: null },
        keepsPages: false,
        locales,
        dataLicence: 'CC0 1.0',
      },
      reviews: {
        botCheck: { kind: 'recaptcha', siteKey: 'site', secretKey: 'secret', leastScore: 0.7 },
        mail: { url: 'smtps://user:password@mail.example', from: 'reviews@esim.example', fromName: null },
        emailDays: 30,
        images: { kind: 'database' },
      },
      visitors: {
        proxy: { trusted: ['10.0.0.0/8', '::1'], countryHeader: 'cf-ipcountry' },
        countryDatabase: '/srv/countries.mmdb',
        campaignDays: 90,
        browserErrorDays: 7,
        viewDays: 10,
        searchDays: 7,
      },
      feeds: { limits: { ...defaultFeedSettings.limits, withdrawnShare: 0.2, withdrawnAfterRuns: 5 } },
      sources: { file: '/srv/feeds.json', keptFiles: 9, networks: ['10.0.0.5', '192.168.0.0/16', 'fd12::/16'] },
      security: {
        preloadsHttps: true,
        trustedOrigins: ['https://app.esim.example', 'https://m.esim.example'],
        redisUrl: 'rediss://user:password@cache.example:6380',
        contact: 'security@esim.example',
      },
      backups: expect.objectContaining({ place: '/srv/backups', keyFile: '/etc/key', everyHours: 6, kept: 30 }),
      notices: defaultNoticeSettings,
      pageCache: { maxBytes: 67_108_864, sharedSeconds: 30 },
      desk: { origin: 'https://desk.esim.example', port: 8081, isDefault: false },
      watch: {
        metrics: { host: '10.0.0.1', port: 9464 },
        overload: { delayMs: 250, memoryBytes: 900 * 1024 * 1024, requests: 0 },
      },
      rates: {
        sources: [
          { format: 'ecb-xml', place: 'https://bank.example/daily.xml?key=1', name: 'ecb-xml bank.example/daily.xml' },
          { format: 'plain', place: 'var/rates.json', name: 'plain var/rates.json' },
        ],
        updateHours: 24,
      },
    });
  });

  it.each([{ PAGE_CACHE_MB: '-1' }, { PAGE_CACHE_MB: '1.5' }, { CDN_SECONDS: '3601' }, { CDN_SECONDS: 'yes' }])(
    'refuses %j',
    (given) => {
      expect(problemsOf(given)).toHaveLength(1);
    },
  );

  it('knows addresses and networks of proxies', () => {
    expect(configOf({ TRUSTED_PROXIES: 'none' }).visitors.proxy.trusted).toEqual([]);
    for (const wrong of ['10.0.0.0/33', 'proxy.example', '10.0.0.1/8/2', '::1/129', '10.0.0.1,', '10.0.0.1/x']) {
      expect(problemsOf({ TRUSTED_PROXIES: wrong }), wrong).toEqual([
        `TRUSTED_PROXIES must be "none", or addresses and networks such as 10.0.0.0/8, separated by commas; it is "${wrong}".`,
      ]);
    }
  });

  it.each(['FEED_NETWORKS', 'WEBHOOK_NETWORKS'])('knows addresses and networks of %s', (setting) => {
    expect(problemsOf({ [setting]: '10.0.0.5,fd12::/16 ::1, ::ffff:10.0.0.0/104,' })).toEqual([]);
    for (const wrong of ['10.0.0.0/33', 'files.example', '10.0.0.5:8080', 'fe80::1%eth0', '*', 'true']) {
      expect(problemsOf({ [setting]: wrong }), wrong).toEqual([
        `${setting} must be addresses and networks such as 10.0.0.0/8, separated by commas; it is "${wrong}".`,
      ]);
    }
  });

  it('treats an empty or blank setting as not given', () => {
    expect(configOf({ PORT: '', SITE_NAME: '  ', CONTACT_EMAIL: '' })).toEqual(configOf({}));
  });

  it('lists every problem at once, a sentence each', () => {
    expect(problemsOf({ PORT: '70000', SITE_ORIGIN: 'esim.example', LOG_LEVEL: 'loud', DEMO: 'maybe' })).toEqual([
      'PORT must be a whole number from 0 to 65535; it is "70000".',
      'SITE_ORIGIN must be http:// or https:// with a host and nothing after it, e.g. https://esim.example; it is "esim.example".',
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
      'TURNSTILE_SITE_KEY must be set when BOT_CHECK is turnstile.',
      'TURNSTILE_SECRET_KEY must be set when BOT_CHECK is turnstile.',
      'MAIL_FROM must be set when SMTP_URL is: the sender address of mails.',
    ]);
    expect(problemsOf({ BOT_CHECK: 'recaptcha' })).toHaveLength(2);
    expect(problemsOf({ BOT_CHECK: 'none' })).toHaveLength(1);
  });

  it('reports the allowed values of limits', () => {
    expect(problemsOf({ DATABASE_CONNECTIONS: '0', OVERLOAD_REQUESTS: 'many', METRICS_PORT: '0' })).toEqual([
      'DATABASE_CONNECTIONS must be a whole number of connections from 1 to 500; it is "0".',
      'METRICS_PORT must be a whole number from 1 to 65535; it is "0".',
      'OVERLOAD_REQUESTS must be a whole number from 0 to 100000; 0 switches the limit off; it is "many".',
    ]);
  });

  it('accepts keys of Turnstile', () => {
    const { botCheck } = configOf({
      BOT_CHECK: 'turnstile',
      TURNSTILE_SITE_KEY: 'site',
      TURNSTILE_SECRET_KEY: 'secret',
    }).reviews;
    expect(botCheck).toEqual({ kind: 'turnstile', siteKey: 'site', secretKey: 'secret' });
  });

  it('accepts an image store, and reports missing bucket settings', () => {
    expect(configOf({ REVIEW_IMAGES: 'folder' }).reviews.images).toEqual({ kind: 'folder' });
    const keys = { BUCKET_KEY_ID: 'id', BUCKET_SECRET_KEY: 'secret' };
    const bucket = { REVIEW_IMAGES: 's3', BUCKET_NAME: 'esim-images', BUCKET_REGION: 'auto', ...keys };
    const service = { bucket: 'esim-images', region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(configOf(bucket).reviews.images).toEqual({ kind: 's3', endpoint: null, ...service });
    const endpoint = 'https://s3.example';
    expect(configOf({ ...bucket, BUCKET_ENDPOINT: endpoint }).reviews.images).toMatchObject({ endpoint });
    expect(problemsOf({ REVIEW_IMAGES: 's3', BUCKET_REGION: 'auto' })).toEqual([
      'BUCKET_NAME must be set when REVIEW_IMAGES is s3.',
      'BUCKET_KEY_ID must be set when REVIEW_IMAGES is s3.',
      'BUCKET_SECRET_KEY must be set when REVIEW_IMAGES is s3.',
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

  it.each(['https://api.example', 'api', '/api/', '/', '//api.example'])(
    'refuses %s as the base of the API',
    (base) => {
      expect(problemsOf({ CLIENT_API_BASE: base })).toHaveLength(1);
    },
  );

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

  it('never repeats the address of a source of exchange rates, which may hold a key', () => {
    const problems = problemsOf({ RATE_SOURCES: 'ecb-xml=http://bank.example/?key=secret', RATE_UPDATE_HOURS: '169' });
    expect(problems).toEqual([
      'RATE_SOURCES must name web addresses that begin with https:// and have no password before the host, which that of ecb-xml does not.',
      'RATE_UPDATE_HOURS must be a whole number of hours from 1 to 168; it is "169".',
    ]);
  });

  it('reads where else the operator can be found', () => {
    const given = {
      APP_STORE_URL: 'https://apps.example/1',
      APP_STORE_BADGE: 'badges/app.svg',
      GOOGLE_PLAY_URL: 'https://play.example/1',
      SOCIAL_URL_JA: 'https://social.example/ja',
    };
    expect(configOf(given).site.links).toEqual({
      appStore: { url: 'https://apps.example/1', badge: 'badges/app.svg' },
      googlePlay: { url: 'https://play.example/1', badge: null },
      social: null,
      socialJapanese: 'https://social.example/ja',
    });
    expect(configOf({ APP_STORE_BADGE: 'badges/app.svg' }).site.links?.appStore).toBeNull();
  });

  it.each([
    { SOCIAL_URL: 'javascript:alert(1)' },
    { APP_STORE_URL: 'apps.example' },
    { APP_STORE_BADGE: '/etc/passwd' },
    { GOOGLE_PLAY_BADGE: 'badges/../../secret.png' },
  ])('refuses %j', (given) => {
    expect(problemsOf(given)).toHaveLength(1);
  });

  it('builds the origin from host and port', () => {
    expect(configOf({ PORT: '4000', HOST: 'localhost' }).site.origin).toBe('http://localhost:4000');
  });
});
