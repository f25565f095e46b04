import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import type { BotCheckAnswer, TokenUse } from '#reviews/bot-check.ts';
import { altchaRules, createAltchaCheck } from '#reviews/bot-checks/altcha-check.ts';
import { createSiteSecret } from '#database/site-secret.ts';
import { useToken } from '#reviews/use-token.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { decodeToken, encodeToken, solveAltcha } from './solve-altcha.ts';

const second = 1000;
const tries = { min: 2, max: 9 };

describe.each(engines)('the check with ALTCHA on %s', (engine) => {
  const suite = useTestDatabase(engine, 'all');
  /** Another process on the same database. */
  let other: Database;

  beforeAll(async () => {
    other = await openTestDatabase({ url: suite.url, dataDir: '' });
  });
  afterAll(async () => {
    await other.close();
  });

  const checkOn = ({ queries }: Pick<Database, 'queries'>) =>
    createAltchaCheck({ queries, secret: createSiteSecret(queries, 'altcha'), tries });

  /** Solves a challenge; the library looks at the real clock, so times here are around it. */
  async function makeToken(issued = new Date()): Promise<string> {
    return solveAltcha(await checkOn(suite.database).challenge(issued));
  }

  function verify(
    token: string,
    now: Date,
    database: Pick<Database, 'queries'> = suite.database,
  ): Promise<BotCheckAnswer> {
    return checkOn(database).verify(token, { address: '203.0.113.7', now });
  }

  const inAMoment = (): Date => new Date(Date.now() + 3 * second);

  function useOf(answer: BotCheckAnswer): TokenUse {
    if (!answer.ok || answer.once === null) throw new Error('the token is not to be used up');
    return answer.once;
  }

  const spend = (database: Database, token: TokenUse): Promise<boolean> =>
    database.write((transaction) => useToken(transaction, token, inAMoment()));

  it('believes a solution, in another process too', async () => {
    const token = await makeToken();
    expect(await verify(token, inAMoment())).toMatchObject({ ok: true });
    expect(await verify(token, inAMoment(), other)).toMatchObject({ ok: true });
  });

  it('tells the form when a token may be sent', async () => {
    const challenge = await checkOn(suite.database).challenge(new Date());
    expect(challenge).toMatchObject({ kind: 'altcha', usableInMs: 2000, lifetimeMs: 600_000 });
  });

  it('lets a token be used once, no matter who comes first', async () => {
    const use = useOf(await verify(await makeToken(), inAMoment()));
    const outcomes = await Promise.all([spend(suite.database, use), spend(other, use), spend(suite.database, use)]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('refuses a used token in every process, with another solution as well', async () => {
    const token = await makeToken();
    await spend(suite.database, useOf(await verify(token, inAMoment())));
    for (const database of [suite.database, other]) {
      expect(await verify(token, inAMoment(), database)).toEqual({ ok: false, reason: 'replayed' });
    }
    const { challenge, solution } = decodeToken(token);
    const again = encodeToken({ challenge, solution: { ...solution, counter: solution.counter + 1 } });
    expect(await verify(again, inAMoment())).toEqual({ ok: false, reason: 'replayed' });
  });

  it('leaves a token unused when its review could not be stored', async () => {
    const use = useOf(await verify(await makeToken(), inAMoment()));
    const failed = suite.database.write(async (transaction) => {
      await useToken(transaction, use, inAMoment());
      throw new Error('the disk is full');
    });
    await expect(failed).rejects.toThrow('the disk is full');
    expect(await spend(suite.database, use)).toBe(true);
  });

  it('refuses what comes too soon and what comes too late', async () => {
    const issued = new Date();
    const token = await makeToken(issued);
    const at = (ms: number): Promise<BotCheckAnswer> => verify(token, new Date(issued.getTime() + ms));
    expect(await at(altchaRules.youngestMs - 1)).toEqual({ ok: false, reason: 'too-fast' });
    expect(await at(altchaRules.youngestMs)).toMatchObject({ ok: true });
    expect(await at(altchaRules.lifetimeMs)).toEqual({ ok: false, reason: 'expired' });
  });

  it('refuses what was signed by somebody else, and what was changed', async () => {
    const stranger = createAltchaCheck({
      queries: suite.database.queries,
      secret: { current: async () => 'another secret', accepted: async () => ['another secret'] },
      tries,
    });
    const strange = await solveAltcha(await stranger.challenge(new Date()));
    expect(await verify(strange, inAMoment())).toEqual({ ok: false, reason: 'forged' });
    const { challenge, solution } = decodeToken(await makeToken());
    const { parameters } = challenge;
    const changed = [
      {
        challenge: { ...challenge, parameters: { ...parameters, expiresAt: Number(parameters['expiresAt']) + 600 } },
        solution,
      },
      { challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } },
      { challenge: { ...challenge, signature: 'ab'.repeat(32) }, solution },
    ];
    for (const token of changed) {
      expect(await verify(encodeToken(token), inAMoment())).toEqual({ ok: false, reason: 'forged' });
    }
  });

  it.each([
    ['', 'missing'],
    ['garbage', 'malformed'],
    ['x'.repeat(5000), 'malformed'],
    [encodeToken(null), 'malformed'],
    [encodeToken({ challenge: {}, solution: {} }), 'malformed'],
    [encodeToken(JSON.parse('{"__proto__": {"challenge": 1}}')), 'malformed'],
  ])('refuses %.40s', async (token, reason) => {
    expect(await verify(token, inAMoment())).toEqual({ ok: false, reason });
  });

  it('refuses a cheaper challenge than those that are made', async () => {
    const { challenge, solution } = decodeToken(await makeToken());
    const cheap = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    const answer = await verify(encodeToken({ challenge: cheap, solution }), inAMoment());
    expect(answer).toEqual({ ok: false, reason: 'malformed' });
  });

  it('forgets tokens that expired long ago', async () => {
    const old = { hash: 'old', expiresAt: new Date(Date.now() - 2 * 60 * 60 * second) };
    await spend(suite.database, old);
    await spend(suite.database, useOf(await verify(await makeToken(), inAMoment())));
    const rows = await suite.database.queries.selectFrom('bot_token_used').select('token_hash').execute();
    expect(rows.map(({ token_hash: hash }) => hash)).not.toContain('old');
  });

  it('makes one secret, whichever process asks first', async () => {
    await suite.database.queries.deleteFrom('site_secret').execute();
    const secrets = await Promise.all(
      [suite.database, other, suite.database].map(({ queries }) => createSiteSecret(queries, 'altcha').current()),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  });
});
