import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPriceAlerts } from '#alerts/create-price-alerts.ts';
import type { Database } from '#database/database.ts';
import { rereadMs } from '#database/reread.ts';
import type { SiteSecretName } from '#database/secret-tables.ts';
import { createSiteSecret } from '#database/site-secret.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { alertRules } from '#domain/price-watch/price-alert.ts';
import { openRedisHitStore } from '#limits/redis-hit-store.ts';
import { altchaRules, createAltchaCheck } from '#reviews/bot-checks/altcha-check.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { missingRedis, startRedis } from './stand-ins/redis.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { solveAltcha } from './solve-altcha.ts';

const hourMs = 60 * 60_000;
const names = ['altcha', 'price-alerts', 'client-limits'] as const;

describe.each(engines)('secrets of a site on %s', (engine) => {
  let suite: TestDatabase;
  let other: Database;
  let elapsed: number;
  beforeEach(async () => {
    suite = await createTestDatabase(engine);
    const opened = await openTestDatabase({ url: suite.url, dataDir: '' });
    [other, elapsed] = [opened, 0];
  });
  afterEach(async () => {
    await other.close();
    await suite[Symbol.asyncDispose]();
  });

  const run = (words: string, at = new Date(), more: Record<string, string> = {}) =>
    runCommandLine(words, { DATABASE_URL: suite.url, DATA_DIR: '/nonexistent', ...more }, at);
  const secretOn = ({ queries }: Pick<Database, 'queries'>, name: SiteSecretName) =>
    createSiteSecret(queries, name, () => elapsed);
  const checkOn = (database: Pick<Database, 'queries'>) =>
    createAltchaCheck({
      queries: database.queries,
      secret: secretOn(database, 'altcha'),
      tries: { min: 2, max: 9 },
    });
  const values = async (): Promise<string[]> => {
    const rows = await suite.database.queries.selectFrom('site_secret').select('value').execute();
    const former = await suite.database.queries.selectFrom('former_secret').select('value').execute();
    return [...rows, ...former].map(({ value }) => value);
  };

  it('are rotated while two servers run: each takes the challenges of the other, old and new', async () => {
    const [one, two] = [checkOn(suite.database), checkOn(other)];
    const issued = new Date();
    const kept = secretOn(other, 'altcha');
    const former = await kept.current();
    const before = await solveAltcha(await one.challenge(issued));
    await two.challenge(issued);
    const soon = new Date(issued.getTime() + 3000);
    expect(await run('secrets rotate altcha', issued)).toMatchObject({ status: 0, err: '' });
    const verify = (token: string, at = soon) =>
      Promise.all([one, two].map((check) => check.verify(token, { address: '203.0.113.7', now: at })));
    // Nobody has read the new secret yet: the first server signs with the former one, and both take it.
    const between = await solveAltcha(await one.challenge(issued));
    expect(await kept.current()).toBe(former);
    elapsed += rereadMs;
    expect(await kept.current()).not.toBe(former);
    const after = await solveAltcha(await one.challenge(issued));
    for (const token of [before, between, after])
      expect(await verify(token)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(new Set([await secretOn(suite.database, 'altcha').current(), ...(await values())]).size).toBe(2);
    const late = new Date(issued.getTime() + altchaRules.lifetimeMs + 2 * hourMs);
    expect(await secretOn(other, 'altcha').accepted(late)).toEqual([await secretOn(other, 'altcha').current()]);
  });

  it('are refused at once where somebody else has seen them', async () => {
    const check = checkOn(suite.database);
    const issued = new Date();
    const token = await solveAltcha(await check.challenge(issued));
    const soon = { address: '203.0.113.7', now: new Date(issued.getTime() + 3000) };
    await run('secrets rotate altcha');
    expect(await check.verify(token, soon)).toMatchObject({ ok: true });
    const rotated = await run('secrets rotate altcha --at-once');
    expect(rotated.out).toMatch(/^altcha: rotated\. Review forms that are open now are rejected .*\n.*10 seconds/);
    expect(await check.verify(token, soon)).toEqual({ ok: false, reason: 'forged' });
    expect(await run('secrets rotate --at-once')).toMatchObject({ status: 1, out: '' });
  });

  it('leave links in mails working, those that end the mails for a year', async () => {
    const alerts = createPriceAlerts(suite.database);
    const now = new Date();
    const wish = { path: '/japan', search: 'days=7&gb=5', currency: 'USD' as CurrencyCode, locale: 'en' as const };
    await alerts.request({ ...wish, address: 'ann@example.org' }, now);
    const mail = await suite.database.queries.selectFrom('mail').select('payload').executeTakeFirstOrThrow();
    const { keepToken, stopToken } = JSON.parse(mail.payload) as { keepToken: string; stopToken: string };
    await run('secrets rotate', now);
    await run('secrets rotate', new Date(now.getTime() + hourMs));
    const elsewhere = createPriceAlerts(other);
    expect(await elsewhere.findKept(keepToken, now)).toEqual({
      path: '/japan',
      search: 'days=7&gb=5',
      currency: 'USD',
    });
    expect(await elsewhere.keep(keepToken, now)).not.toBeNull();
    const yearLater = new Date(now.getTime() + alertRules.keepMs);
    expect(await elsewhere.stop(stopToken, new Date(yearLater.getTime() + 3 * hourMs))).toBe(false);
    expect(await elsewhere.stop(stopToken, yearLater)).toBe(true);
    expect(await suite.database.queries.selectFrom('price_alert').selectAll().execute()).toEqual([]);
  });

  it('say what they are for and how old, and are never printed', async () => {
    expect((await run('secrets')).out).toBe(
      'The site has generated no secrets yet.\nSet by you: DATABASE_URL. To change one, change it at its source, then here, and restart all servers.\n',
    );
    expect((await run('secrets rotate')).out).toContain('altcha: not in use yet; nothing to rotate.');
    for (const name of names) await secretOn(suite.database, name).current();
    const at = new Date();
    const outputs = [await run('secrets rotate', at), await run('secrets rotate client-limits', at)];
    outputs.push(
      await run('secrets list', at),
      await run('secrets list --json', at, { SMTP_URL: 'smtp://u:mail-pass@h', MAIL_FROM: 'a@b' }),
    );
    expect(outputs[0]?.out).toContain('client-limits: rotated. Shared limits count from zero again.');
    expect(outputs[2]?.out).toMatch(
      new RegExp(
        `^altcha: signs the challenges .* generated ${at.toISOString()}; a previous one is accepted until \\d{4}-`,
        'm',
      ),
    );
    expect(JSON.parse(outputs[3]?.out ?? '')).toMatchObject({
      made: [{ name: 'altcha' }, {}, {}],
      settings: ['DATABASE_URL', 'SMTP_URL'],
    });
    const told = outputs.map(({ out, err }) => out + err).join('');
    const all = await values();
    expect(all).toHaveLength(5);
    for (const value of [...all, 'mail-pass']) expect(told).not.toContain(value);
  });

  it.each(['secrets rotate other', 'secrets rotate missed-searches', 'secrets list altcha'])(
    '%s is wrong use',
    async (words) => {
      expect((await run(words)).status).toBe(2);
    },
  );
});

describe.skipIf(missingRedis() !== null)('the secret of limits in Redis', () => {
  it('is rotated with the others, and servers take it within ten seconds', async () => {
    const redis = await startRedis();
    await using suite = await createTestDatabase('sqlite');
    const opened = await openRedisHitStore(redis.url, () => undefined);
    if (!opened.ok) throw new Error(opened.reason);
    const settings = { DATABASE_URL: suite.url, DATA_DIR: '/nonexistent', REDIS_URL: redis.url };
    const request = {
      rule: { name: 'r', limit: 1, windowMs: hourMs },
      client: '203.0.113.7',
      points: 1,
      now: Date.now(),
    };
    expect([await opened.value.consume(request), await opened.value.consume(request)]).toEqual([1, 0]);
    const rotated = await runCommandLine('secrets rotate client-limits', settings, new Date());
    expect(rotated).toMatchObject({ status: 0, err: '', out: expect.stringContaining('client-limits: rotated.') });
    const fresh = await openRedisHitStore(redis.url, () => undefined);
    if (!fresh.ok) throw new Error(fresh.reason);
    expect(await fresh.value.consume(request)).toBe(1);
    await Promise.all([opened.value.close(), fresh.value.close()]);
    await redis.stop();
    const failed = await runCommandLine('secrets rotate', settings, new Date());
    expect([failed.status, failed.out]).toEqual([1, '']);
    expect(failed.err).toMatch(/REDIS_URL does not answer .* Nothing was rotated\.\n$/);
  });
});
