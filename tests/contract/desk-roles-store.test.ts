import { describe, expect, it } from 'vitest';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { isSignedIn, minute, refused, useDesk } from './desk-suite.ts';

describe.each(engines)('the desk on %s', (engine) => {
  const suite = useTestDatabase(engine);
  const own = useDesk(suite);
  const { lastRow } = own;

  describe('a moderator', () => {
    it.each([
      ['invite', { subject: 'Eve', role: 'owner' }],
      ['cancel-link', { subject: 'Jo' }],
      ['remove', { subject: 'Ana' }],
      ['sign-out', { subject: 'Ana' }],
      ['revoke', { subject: '' }],
    ])('cannot %s by hand', async (action, fields) => {
      const ana = await own.desk.member('Ana', 'owner');
      const mika = await own.desk.member('Mika', 'moderator');
      await own.desk.invite('Jo', 'moderator');
      const before = JSON.stringify(await people());
      const answer = await mika.post(`/do/person/${action}`, { ...fields, subject: fields.subject || ana.key.id });
      expect([answer.statusCode, answer.body.includes('Owners decide about this.')]).toEqual([403, true]);
      expect(JSON.stringify(await people())).toBe(before);
      expect(await lastRow()).toMatchObject({ operator: 'Mika', action: 'refuse', reason: 'role' });
      expect(await isSignedIn(ana)).toBe(true);
    });

    const people = async () => [
      await suite.database.queries.selectFrom('desk_person').selectAll().orderBy('id').execute(),
      await suite.database.queries.selectFrom('desk_key').select(['id', 'revoked_at']).orderBy('id').execute(),
      await suite.database.queries.selectFrom('desk_invite').selectAll().execute(),
    ];

    it('revokes own keys alone, sees own keys alone and no sign-in of others', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const mika = await own.desk.member('Mika', 'moderator');
      expect((await mika.post('/do/person/revoke-own', { subject: ana.key.id })).statusCode).toBe(409);
      expect((await mika.get('/people')).body).not.toContain('Ana');
      const shown = await mika.get('/audit.csv?days=0');
      expect(shown.body).toContain(',Mika,desk,sign-in,sign-in');
      expect(shown.body).not.toContain(',Ana,desk,sign-in');
      expect((await ana.get('/audit.csv?days=0')).body).toContain(',Mika,desk,sign-in');
    });
  });

  describe('an action that needs a touch', () => {
    it('asks for one that is at most five minutes old, keeps the form, and then goes on', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      own.desk.wait(5 * minute + 1000);
      const asked = await ana.post('/do/person/invite', { subject: 'Mika "M"', role: 'moderator' });
      expect(asked.statusCode).toBe(403);
      expect(asked.body).toContain('name="subject" value="Mika &quot;M&quot;"');
      expect(await suite.database.queries.selectFrom('desk_person').selectAll().execute()).toHaveLength(1);
      expect((await ana.get('/add-key')).statusCode).toBe(403);
      expect(await ana.send('/passkey/new-key/options', {})).toMatchObject(refused);
      await ana.touch();
      const made = await ana.post('/do/person/invite', { subject: 'Mika', role: 'moderator' });
      expect(made.body).toMatch(/https:\/\/desk\.esim\.example\/invite#[\w-]{43}</);
    });

    it('makes another link for somebody known, and changes no role by a slip', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const jo = await own.desk.member('Jo', 'owner');
      const slip = await ana.post('/do/person/invite', { subject: 'jo', role: 'moderator' });
      expect([slip.statusCode, slip.body.includes('Jo is owner already')]).toEqual([409, true]);
      expect(await isSignedIn(jo)).toBe(true);
      expect((await ana.post('/do/person/invite', { subject: 'Jo', role: 'owner' })).body).toContain('/invite#');
      expect(await isSignedIn(jo)).toBe(true);
    });

    it('never leaves the desk without an owner', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      await own.desk.invite('Jo', 'owner');
      const answer = await ana.post('/do/person/remove', { subject: 'Ana' });
      expect([answer.statusCode, answer.body.includes('the last owner who can sign in')]).toEqual([409, true]);
      await own.desk.member('Jo', 'owner');
      expect((await ana.post('/do/person/remove', { subject: 'Ana' })).statusCode).toBe(303);
    });
  });
});
