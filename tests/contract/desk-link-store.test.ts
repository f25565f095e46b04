import { describe, expect, it } from 'vitest';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { createSoftKey } from '#tests/support/soft-key.ts';
import { isSignedIn, minute, refused, useDesk } from './desk-suite.ts';

describe.each(engines)('the desk on %s', (engine) => {
  const suite = useTestDatabase(engine);
  const own = useDesk(suite);
  const { lastRow } = own;

  describe('a link', () => {
    const useLink = async (token: string) => {
      const visitor = own.desk.visitor();
      const asked = await visitor.send('/passkey/new-key/options', { token });
      if (asked.statusCode !== 200) return asked;
      const { challenge } = asked.json<{ options: { challenge: string } }>().options;
      return visitor.send('/passkey/new-key', {
        token,
        name: 'Phone',
        answer: createSoftKey(own.desk.origin).make(challenge),
      });
    };

    it('works once', async () => {
      const token = await own.desk.invite('Mika', 'moderator');
      expect((await useLink(token)).statusCode).toBe(200);
      expect(await useLink(token)).toMatchObject(refused);
      expect(await lastRow()).toMatchObject({ action: 'refuse', reason: 'used-link' });
    });

    it('works once for two who open it at the same time', async () => {
      const token = await own.desk.invite('Mika', 'moderator');
      const both = await Promise.all([useLink(token), useLink(token)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 403]);
      expect(await suite.database.queries.selectFrom('desk_key').select('id').execute()).toHaveLength(1);
    });

    it('ends after fifteen minutes, and with a newer one', async () => {
      const late = await own.desk.invite('Mika', 'moderator');
      own.desk.wait(15 * minute);
      expect(await useLink(late)).toMatchObject(refused);
      const older = await own.desk.invite('Mika', 'moderator');
      const newer = await own.desk.invite('Mika', 'moderator');
      expect(await useLink(older)).toMatchObject(refused);
      expect((await useLink(newer)).statusCode).toBe(200);
    });

    it.each([
      ['of another origin', { origin: 'https://evil.example' }],
      ['for another host', { host: 'evil.example' }],
      ['of a key that was not unlocked', { isVerified: false }],
      ['to another question', { type: 'webauthn.get' }],
    ] as const)('makes no key of an answer %s', async (_name, facts) => {
      const token = await own.desk.invite('Mika', 'moderator');
      const visitor = own.desk.visitor();
      const challenge = await visitor.ask('/passkey/new-key/options', { token });
      const answer = createSoftKey(own.desk.origin).make(challenge, facts);
      expect(await visitor.send('/passkey/new-key', { token, name: 'x', answer })).toMatchObject(refused);
      expect(await suite.database.queries.selectFrom('desk_key').select('id').execute()).toEqual([]);
    });

    it('takes over no key of somebody else', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const token = await own.desk.invite('Mika', 'moderator');
      const visitor = own.desk.visitor();
      const challenge = await visitor.ask('/passkey/new-key/options', { token });
      const answer = ana.key.make(challenge);
      expect(await visitor.send('/passkey/new-key', { token, name: 'x', answer })).toMatchObject(refused);
      expect((await ana.signIn()).statusCode).toBe(200);
    });

    it('with --replace stops old keys and sign-ins at once', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      await own.desk.invite('Ana', 'owner', true);
      expect(await isSignedIn(ana)).toBe(false);
      expect(await ana.signIn()).toMatchObject(refused);
    });
  });
});
