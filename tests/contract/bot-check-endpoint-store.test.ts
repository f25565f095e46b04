import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import type { BotCheck } from '#reviews/bot-check.ts';
import { createAltchaCheck } from '#reviews/bot-checks/altcha-check.ts';
import { createSiteSecret } from '#database/site-secret.ts';
import { createRecaptchaCheck } from '#reviews/bot-checks/recaptcha-check.ts';
import { createTurnstileCheck } from '#reviews/bot-checks/turnstile-check.ts';
import { databaseImageStore } from '#reviews/database-image-store.ts';
import { openSubmissions } from '#runtime/services/reviews/open-submissions.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { multipart, partsOf, postReview, validFields } from '#tests/support/review-form-body.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { startSiteVerify, type IssuedToken, type SiteVerifyStandIn } from '#tests/support/site-verify-stand-in.ts';
import { decodeToken, encodeToken, solveAltcha } from './solve-altcha.ts';
import { storeSeller } from '#tests/support/stored-review.ts';

const origin = 'http://localhost:3000';

/** A database with two servers on it, as two processes of a site would be. */
interface TwoServers extends AsyncDisposable {
  readonly database: Database;
  readonly first: FastifyInstance;
  readonly second: FastifyInstance;
  /** Moves the clocks of both forward. */
  wait(ms: number): void;
}

async function startTwo(suite: TestDatabase, makeCheck: (database: Database) => BotCheck): Promise<TwoServers> {
  const other = await openTestDatabase({ url: suite.url, dataDir: '' });
  // The clock moves only when a test says so: a busy machine makes nothing late.
  const begun = Date.now();
  let ahead = 0;
  const now = (): Date => new Date(begun + ahead);
  const start = (database: Database): Promise<FastifyInstance> => {
    const botCheck = makeCheck(database);
    const settings = defaultReviewSettings;
    const memory = createMemoryContext({ origin });
    const { limits } = memory;
    const submissions = openSubmissions({ database, botCheck, imageStore: databaseImageStore, settings, limits, now });
    return buildTestServer({ context: { ...memory, botCheck, now, ...submissions } });
  };
  const [first, second] = [await start(suite.database), await start(other)];
  return {
    database: suite.database,
    first,
    second,
    wait: (ms) => (ahead += ms),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([first.close(), second.close()]);
      await other.close();
    },
  };
}

async function send(app: FastifyInstance, token: string, text = 'Worked on the train.') {
  const fields = { ...validFields, provider: 'id-tanuki-sim', text, recaptchaToken: token };
  const { statusCode, json } = await postReview(app, { body: multipart(partsOf(fields)) });
  return { statusCode, body: json<{ errors?: string[] }>() };
}

const refused = { statusCode: 422, body: { errors: ['recaptcha'] } };

async function storedReviews({ database }: TwoServers): Promise<number> {
  return (await database.queries.selectFrom('review').select('id').execute()).length;
}

describe.each(engines)('sending a review with ALTCHA on %s', (engine) => {
  let suite: TestDatabase;
  let servers: TwoServers;

  beforeEach(async () => {
    suite = await createTestDatabase(engine);
    await storeSeller(suite.database);
    servers = await startTwo(suite, ({ queries }) =>
      createAltchaCheck({ queries, secret: createSiteSecret(queries, 'altcha'), tries: { min: 2, max: 9 } }),
    );
  });
  afterEach(async () => {
    await servers[Symbol.asyncDispose]();
    await suite[Symbol.asyncDispose]();
  });

  /** Does what a form does: requests a challenge, solves it, and waits while the visitor types. */
  async function makeToken(): Promise<string> {
    const token = await solveAltcha((await servers.first.inject('/api/reviews/challenge')).json());
    servers.wait(30_000);
    return token;
  }

  it('works with a challenge of another process', async () => {
    expect(await send(servers.second, await makeToken())).toMatchObject({ statusCode: 201 });
  });

  it('is refused with a token that was used, in the same process and in another', async () => {
    const token = await makeToken();
    await send(servers.first, token);
    expect(await send(servers.first, token, 'Another text.')).toMatchObject(refused);
    expect(await send(servers.second, token, 'Another text.')).toMatchObject(refused);
    expect(await storedReviews(servers)).toBe(1);
  });

  it('stores one review when a token is sent to two processes at the same moment', async () => {
    const token = await makeToken();
    const answers = await Promise.all([
      send(servers.first, token, 'One text.'),
      send(servers.second, token, 'Another text.'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
    expect(await storedReviews(servers)).toBe(1);
  });

  it('is refused without a token, with garbage, with a forged one, too soon and too late', async () => {
    const { challenge, solution } = decodeToken(await makeToken());
    const forged = encodeToken({ challenge: { ...challenge, signature: '0'.repeat(64) }, solution });
    for (const token of ['', 'garbage', forged]) expect(await send(servers.first, token)).toMatchObject(refused);
    const fresh = await solveAltcha((await servers.first.inject('/api/reviews/challenge')).json());
    expect(await send(servers.first, fresh)).toMatchObject(refused);
    servers.wait(11 * 60_000);
    expect(await send(servers.first, fresh)).toMatchObject(refused);
    expect(await storedReviews(servers)).toBe(0);
  });
});

describe.each(['recaptcha', 'turnstile'] as const)('sending a review with %s', (kind) => {
  let suite: TestDatabase;
  let service: SiteVerifyStandIn;
  let servers: TwoServers;

  beforeEach(async () => {
    service = await startSiteVerify({ kind, secretKey: 'secret' });
    suite = await createTestDatabase('sqlite');
    await storeSeller(suite.database);
    // Longer than a busy machine needs to respond.
    servers = await startTwo(suite, () => makeCheck(50_000));
  });
  afterEach(async () => {
    await servers[Symbol.asyncDispose]();
    await suite[Symbol.asyncDispose]();
    await service[Symbol.asyncDispose]();
  });

  function makeCheck(timeoutMs: number): BotCheck {
    const parts = { siteKey: 'k', secretKey: 'secret', url: service.url, hostname: 'esim.example', timeoutMs };
    return kind === 'recaptcha' ? createRecaptchaCheck({ ...parts, leastScore: 0.5 }) : createTurnstileCheck(parts);
  }

  it('works once with a token of the service', async () => {
    const token = service.issue();
    expect(await send(servers.first, token)).toMatchObject({ statusCode: 201 });
    expect(await send(servers.second, token, 'Another text.')).toMatchObject(refused);
    expect(await storedReviews(servers)).toBe(1);
  });

  it.each<[string, IssuedToken]>([
    ['another action', { action: 'login' }],
    ['another host', { hostname: 'evil.example' }],
    ['an old date', { issuedAt: new Date(Date.now() - 10 * 60_000) }],
    ...(kind === 'recaptcha' ? [['a low score', { score: 0.1 }] as [string, IssuedToken]] : []),
  ])('is refused with %s', async (_name, facts) => {
    expect(await send(servers.first, service.issue(facts))).toMatchObject(refused);
    expect(await storedReviews(servers)).toBe(0);
  });

  it('is refused while the service is down, and works with the same text when it is back', async () => {
    for (const mood of ['garbage', 'failing', 'redirecting'] as const) {
      service.behave(mood);
      expect(await send(servers.first, service.issue())).toMatchObject(refused);
    }
    expect(await storedReviews(servers)).toBe(0);
    service.behave('well');
    expect(await send(servers.first, service.issue())).toMatchObject({ statusCode: 201 });
  });

  it('is refused when the service does not answer in time', async () => {
    await using impatient = await startTwo(suite, () => makeCheck(100));
    service.behave('silent');
    expect(await send(impatient.first, service.issue())).toMatchObject(refused);
    expect(await storedReviews(impatient)).toBe(0);
  });
});
