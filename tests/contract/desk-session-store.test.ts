import { describe, expect, it } from 'vitest';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import type { DeskMember } from '#tests/support/desk-visitor.ts';
import { createSoftKey } from '#tests/support/soft-key.ts';
import { isSignedIn, minute, refused, useDesk } from './desk-suite.ts';

describe.each(engines)('the desk on %s', (engine) => {
  const suite = useTestDatabase(engine);
  const own = useDesk(suite);
  const { lastRow } = own;

  describe('a session', () => {
    it('has a cookie that no script reads, no other site sends and no other host sets', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const { headers } = await ana.signIn();
      expect(headers['set-cookie']).toMatch(
        /^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
    });

    it('has a new cookie for every sign-in: a planted one is worth nothing', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const planted = 'A'.repeat(43);
      ana.cookie = planted;
      expect(await isSignedIn(ana)).toBe(false);
      await ana.signIn();
      expect(ana.cookie).not.toBe(planted);
      const attacker = Object.assign(own.desk.visitor(), { cookie: planted });
      expect(await isSignedIn(attacker)).toBe(false);
    });

    it('ends when its browser signs in again', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const former = Object.assign(own.desk.visitor(), { cookie: ana.cookie });
      await ana.signIn();
      expect([await isSignedIn(ana), await isSignedIn(former)]).toEqual([true, false]);
    });

    it('lasts twelve hours', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
        expect(await isSignedIn(ana)).toBe(true);
        await ana.touch();
        own.desk.wait(20 * minute);
      }
      expect((await ana.get('/')).headers['location']).toBe('/sign-in');
      expect((await ana.get('/sign-in')).body).toContain('Your sign-in ended at');
    });

    it('locks after half an hour: nothing is read or done until its own key was touched', async () => {
      const [ana, mika] = [await own.desk.member('Ana', 'owner'), await own.desk.member('Mika', 'moderator')];
      own.desk.wait(30 * minute + 1000);
      const locked = await ana.get('/people');
      expect([locked.statusCode, locked.body.includes('Laptop')]).toEqual([403, false]);
      expect((await ana.post('/do/person/revoke-own', { subject: ana.key.id })).statusCode).toBe(403);
      const other = mika.key.answer(await ana.ask('/passkey/touch/options'));
      expect(await ana.send('/passkey/touch', other)).toMatchObject(refused);
      const { cookie } = ana;
      expect((await ana.touch()).statusCode).toBe(200);
      expect([await isSignedIn(ana), ana.cookie]).toEqual([true, cookie]);
    });

    it('makes no key of an answer to a touch', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const answer = createSoftKey(own.desk.origin).make(await ana.ask('/passkey/touch/options'));
      expect(await ana.send('/passkey/new-key', { name: 'x', answer })).toMatchObject(refused);
      const asked = await ana.ask('/passkey/new-key/options');
      const made = createSoftKey(own.desk.origin).make(asked);
      expect((await ana.send('/passkey/new-key', { name: 'Phone', answer: made })).statusCode).toBe(200);
      expect((await ana.get('/people')).body).toContain('Phone');
    });

    it('takes no touch that was asked for by another session, nor a sign-in for a touch', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const second = Object.assign(own.desk.visitor(), { cookie: null as string | null });
      await second.send('/passkey/sign-in', ana.key.answer(await second.ask('/passkey/sign-in/options')));
      const asked = await second.ask('/passkey/touch/options');
      expect(await ana.send('/passkey/touch', ana.key.answer(asked))).toMatchObject(refused);
      const signIn = await ana.ask('/passkey/sign-in/options');
      expect(await ana.send('/passkey/touch', ana.key.answer(signIn))).toMatchObject(refused);
    });

    it.each([
      ['its key is revoked', async (ana: DeskMember) => ana.post('/do/person/revoke-own', { subject: ana.key.id })],
      ['it is signed out', async (ana: DeskMember) => ana.post('/sign-out', {})],
      ['it is signed out everywhere', async (ana: DeskMember) => ana.post('/do/person/sign-out-own', { subject: 'x' })],
    ] as const)('ends when %s, for a thief of the cookie too', async (_name, end) => {
      const ana = await own.desk.member('Ana', 'owner');
      const thief = Object.assign(own.desk.visitor(), { cookie: ana.cookie });
      expect(await isSignedIn(thief)).toBe(true);
      await end(ana);
      expect(await isSignedIn(thief)).toBe(false);
    });

    it.each([
      ['key is revoked', 'desk_key', { revoked_at: '2026-11-29T10:00:00.000Z' }],
      ['person is removed', 'desk_person', { removed_at: '2026-11-29T10:00:00.000Z' }],
    ] as const)('that another process began meanwhile opens nothing once its %s', async (_name, table, gone) => {
      const ana = await own.desk.member('Ana', 'owner');
      await suite.database.queries.updateTable(table).set(gone).execute();
      expect(await isSignedIn(ana)).toBe(false);
    });

    it('ends when the person is removed or has another role', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const [mika, jo] = [await own.desk.member('Mika', 'moderator'), await own.desk.member('Jo', 'moderator')];
      await ana.post('/do/person/remove', { subject: 'Mika' });
      await own.desk.invite('Jo', 'owner');
      expect([await isSignedIn(mika), await isSignedIn(jo), await isSignedIn(ana)]).toEqual([false, false, true]);
      expect(await mika.signIn()).toMatchObject(refused);
      expect((await jo.signIn()).statusCode).toBe(200);
    });
  });

  describe('a request of another page', () => {
    it.each([
      ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
      ['the public site', { origin: 'https://esim.example', 'sec-fetch-site': 'same-site' }],
      ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
      ['an old browser at another site', { origin: 'https://evil.example', 'sec-fetch-site': '' }],
      ['a page that only claims to be the desk’s', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
      ['a page that only claims the origin', { 'sec-fetch-site': 'same-site' }],
    ])('is refused with a row: %s', async (_name, headers) => {
      const ana = await own.desk.member('Ana', 'owner');
      await own.desk.member('Mika', 'moderator');
      const answer = await ana.post('/do/person/remove', { subject: 'Mika' }, headers);
      expect(answer.statusCode).toBe(403);
      expect(await lastRow()).toMatchObject({ operator: 'Ana', action: 'refuse', reason: 'other-origin' });
      const mika = await suite.database.queries
        .selectFrom('desk_person')
        .selectAll()
        .where('name', '=', 'Mika')
        .execute();
      expect(mika).toMatchObject([{ removed_at: null }]);
    });

    it('signs nobody out or in', async () => {
      const ana = await own.desk.member('Ana', 'owner');
      const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      expect((await ana.post('/sign-out', {}, foreign)).statusCode).toBe(403);
      const answer = ana.key.answer(await ana.ask('/passkey/sign-in/options'));
      expect((await ana.send('/passkey/sign-in', answer, foreign)).statusCode).toBe(403);
      expect(await isSignedIn(ana)).toBe(true);
    });

    it('leads through the desk’s own page, which sends the cookie', async () => {
      const arrival = await own.desk
        .visitor()
        .get('/audit?who=Ana', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' });
      expect(arrival.body).toContain('content="0;url=/audit?who=Ana"');
      const evil = await own.desk
        .visitor()
        .get('//evil.example/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' });
      expect(evil.body).not.toContain('evil.example');
    });

    it.each(['esim.example', 'localhost', '127.0.0.1', 'desk.esim.example:8443', 'desk.esim.example.evil.example'])(
      'gets nothing as %s',
      async (host) => {
        const ana = await own.desk.member('Ana', 'owner');
        for (const path of ['/', '/sign-in', '/files/desk.js', '/robots.txt'])
          expect((await ana.get(path, { host })).statusCode).toBe(421);
      },
    );
  });

  it('sends every answer with headers that no cache, frame or other site gets around', async () => {
    const ana = await own.desk.member('Ana', 'owner');
    for (const path of ['/', '/sign-in', '/invite', '/people', '/audit.csv', '/nowhere', '/do/person/invite'])
      expect((await ana.get(path)).headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none';script-src 'self';style-src 'self';.*frame-ancestors 'none'$/,
        ),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('publickey-credentials-get=(self)'),
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex, nofollow',
      });
  });
});
