import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLocalLimits } from '#limits/create-client-limits.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { openTestDesk } from '#tests/support/desk-visitor.ts';
import { createSoftKey } from '#tests/support/soft-key.ts';
import { isSignedIn, minute, refused, useDesk } from './desk-suite.ts';

describe.each(engines)('the desk, signing in on %s', (engine) => {
  const suite = useTestDatabase(engine);
  const own = useDesk(suite);
  const { lastRow } = own;

  describe('signing in', () => {
    it('lets in a person with a key, and nobody else', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      expect(await isSignedIn(ana)).toBe(true);
      ana.cookie = null;
      expect((await ana.get('/')).headers['location']).toBe('/sign-in');
      expect((await ana.signIn()).statusCode).toBe(200);
      expect(await isSignedIn(ana)).toBe(true);
      expect(await lastRow()).toMatchObject({ operator: 'Ana', kind: 'sign-in', action: 'sign-in' });
    });

    it('takes an answer once', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const answer = ana.key.answer(await ana.ask('/passkey/sign-in/options'));
      const thief = own.desk.visitor();
      expect((await ana.send('/passkey/sign-in', answer)).statusCode).toBe(200);
      expect(await thief.send('/passkey/sign-in', answer)).toMatchObject(refused);
      expect(thief.cookie).toBeNull();
      expect(await lastRow()).toMatchObject({ operator: '', action: 'refuse', reason: 'expired' });
    });

    it('takes an answer of two requests at the same time once', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const answer = ana.key.answer(await ana.ask('/passkey/sign-in/options'));
      const statuses = await Promise.all(
        [1, 2, 3, 4].map(async () => (await own.desk.visitor().send('/passkey/sign-in', answer)).statusCode),
      );
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 403, 403, 403]);
    });

    it('takes no answer after five minutes', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const challenge = await ana.ask('/passkey/sign-in/options');
      own.desk.wait(5 * minute);
      expect(await ana.send('/passkey/sign-in', ana.key.answer(challenge))).toMatchObject(refused);
    });

    it('takes no answer to a challenge that it has not made', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const challenge = Buffer.alloc(32, 7).toString('base64url');
      expect(await ana.send('/passkey/sign-in', ana.key.answer(challenge))).toMatchObject(refused);
    });

    it.each([
      ['of another origin', { origin: 'https://desk.esim.example.evil.example' }],
      ['of the public site', { origin: 'https://esim.example' }],
      ['of http', { origin: 'http://desk.esim.example' }],
      ['for another host', { host: 'esim.example' }],
      ['of a key that was not unlocked', { isVerified: false }],
      ['to another question', { type: 'webauthn.create' }],
      ['signed by another key', { signer: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ] as const)('takes no answer %s', async (_name, facts) => {
      const ana = await own.desk.member('Ana', 'owner');
      const answer = ana.key.answer(await ana.ask('/passkey/sign-in/options'), facts);
      const forger = own.desk.visitor();
      expect(await forger.send('/passkey/sign-in', answer)).toMatchObject(refused);
      expect(forger.cookie).toBeNull();
      expect(await lastRow()).toMatchObject({ action: 'refuse', reason: 'wrong-answer' });
    });

    it('takes no answer of a copied key whose counter stands still', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const counted = async (counter: number) =>
        ana.send('/passkey/sign-in', ana.key.answer(await ana.ask('/passkey/sign-in/options'), { counter }));
      expect((await counted(5)).statusCode).toBe(200);
      expect(await counted(5)).toMatchObject(refused);
      expect((await counted(6)).statusCode).toBe(200);
    });

    it('opens nothing with a key that was made for another host', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      await suite.database.queries.updateTable('desk_key').set({ relying_party: 'old.esim.example' }).execute();
      expect(await ana.signIn()).toMatchObject(refused);
      expect(await isSignedIn(ana)).toBe(false);
    });

    it('answers unknown keys, revoked ones and nonsense alike', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const stranger = createSoftKey(own.desk.origin);
      const unknown = await ana.send('/passkey/sign-in', stranger.answer(await ana.ask('/passkey/sign-in/options')));
      await suite.database.queries.updateTable('desk_key').set({ revoked_at: own.desk.now.toISOString() }).execute();
      const revoked = await ana.signIn();
      const nonsense = await Promise.all([{}, null, [], { id: 'x' }].map((body) => ana.send('/passkey/sign-in', body)));
      const shown = [unknown, revoked, ...nonsense].map(({ statusCode, body, headers }) => {
        const { date: _date, 'x-request-id': _id, ...rest } = headers;
        return { statusCode, body, rest };
      });
      expect(shown.filter((each) => each.statusCode !== 403)).toEqual([]);
      expect(new Set(shown.map((each) => JSON.stringify(each))).size).toBe(1);
    });

    it('asks the same question whether or not anybody has a key', async () => {
      const keysOf = async (): Promise<unknown> => {
        const { options } = (await own.desk.visitor().send('/passkey/sign-in/options', {})).json<{ options: object }>();
        return Object.keys(options).toSorted();
      };
      const before = await keysOf();
      await own.desk.member('Ana', 'owner');
      expect(await keysOf()).toEqual(before);
      expect(before).not.toContain('allowCredentials');
    });

    it('stores neither challenge nor token', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const challenge = await ana.ask('/passkey/sign-in/options');
      const token = await own.desk.invite('Mika', 'moderator');
      const stored = JSON.stringify([
        await suite.database.queries.selectFrom('desk_challenge').selectAll().execute(),
        await suite.database.queries.selectFrom('desk_session').selectAll().execute(),
        await suite.database.queries.selectFrom('desk_invite').selectAll().execute(),
        await suite.database.queries.selectFrom('audit_event').selectAll().execute(),
      ]);
      for (const secret of [challenge, token, ana.cookie ?? '']) {
        expect(secret).toMatch(/^[\w-]{43}$/);
        expect(stored).not.toContain(secret);
      }
    });

    it('lets nobody try for ever: after ten tries one a minute, by client', async () => {
      await using limited = await openTestDesk({ database: suite.database, limits: createLocalLimits() });
      const from = (address: string) => ({ 'x-forwarded-for': address });
      const brute = limited.visitor();
      const tryOnce = async (address: string) => (await brute.send('/passkey/sign-in', {}, from(address))).statusCode;
      const statuses: number[] = [];
      for (let tries = 0; tries < 13; tries += 1) statuses.push(await tryOnce('203.0.113.5'));
      expect(statuses).toEqual([...Array.from({ length: 11 }, () => 403), 429, 429]);
      expect(await tryOnce('203.0.113.6')).toBe(403);
      limited.wait(minute + 1000);
      expect([await tryOnce('203.0.113.5'), await tryOnce('203.0.113.5')]).toEqual([403, 429]);
      limited.wait(11 * minute);
      expect([await tryOnce('203.0.113.5'), await tryOnce('203.0.113.5')]).toEqual([403, 403]);
    });
  });
});
