import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalLimits } from '#limits/create-client-limits.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { openTestDesk, type DeskMember, type TestDesk } from '#tests/support/desk-visitor.ts';
import { createSoftKey } from '#tests/support/soft-key.ts';

const minute = 60_000;

describe.each(engines)('the desk on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let desk: TestDesk;
  beforeEach(async () => void (desk = await openTestDesk({ database: suite.database })));
  afterEach(() => desk[Symbol.asyncDispose]());

  const trail = () =>
    suite.database.queries
      .selectFrom('audit_event')
      .select(['operator', 'kind', 'action', 'reason'])
      .orderBy('id')
      .execute();
  const lastRow = async () => (await trail()).at(-1);
  const isSignedIn = async ({ get }: Pick<DeskMember, 'get'>): Promise<boolean> => (await get('/')).statusCode === 200;

  /** The one answer to whatever does not sign in. */
  const refused = { statusCode: 403, body: '{"done":false}' };

  describe('signing in', () => {
    it('lets in whoever has a key, and nobody else', async () => {
      const ana = await desk.member('Ana', 'owner');
      expect(await isSignedIn(ana)).toBe(true);
      ana.cookie = null;
      expect((await ana.get('/')).headers['location']).toBe('/sign-in');
      expect((await ana.signIn()).statusCode).toBe(200);
      expect(await isSignedIn(ana)).toBe(true);
      expect(await lastRow()).toMatchObject({ operator: 'Ana', kind: 'sign-in', action: 'sign-in' });
    });

    it('takes an answer once', async () => {
      const ana = await desk.member('Ana', 'owner');
      const answer = ana.key.answer(await ana.ask('/passkey/sign-in/options'));
      const thief = desk.visitor();
      expect((await ana.send('/passkey/sign-in', answer)).statusCode).toBe(200);
      expect(await thief.send('/passkey/sign-in', answer)).toMatchObject(refused);
      expect(thief.cookie).toBeNull();
      expect(await lastRow()).toMatchObject({ operator: '', action: 'refuse', reason: 'expired' });
    });

    it('takes an answer of two requests at the same time once', async () => {
      const ana = await desk.member('Ana', 'owner');
      const answer = ana.key.answer(await ana.ask('/passkey/sign-in/options'));
      const statuses = await Promise.all(
        [1, 2, 3, 4].map(async () => (await desk.visitor().send('/passkey/sign-in', answer)).statusCode),
      );
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 403, 403, 403]);
    });

    it('takes no answer after five minutes', async () => {
      const ana = await desk.member('Ana', 'owner');
      const challenge = await ana.ask('/passkey/sign-in/options');
      desk.wait(5 * minute);
      expect(await ana.send('/passkey/sign-in', ana.key.answer(challenge))).toMatchObject(refused);
    });

    it('takes no answer to a challenge that it has not made', async () => {
      const ana = await desk.member('Ana', 'owner');
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
      const ana = await desk.member('Ana', 'owner');
      const answer = ana.key.answer(await ana.ask('/passkey/sign-in/options'), facts);
      const forger = desk.visitor();
      expect(await forger.send('/passkey/sign-in', answer)).toMatchObject(refused);
      expect(forger.cookie).toBeNull();
      expect(await lastRow()).toMatchObject({ action: 'refuse', reason: 'wrong-answer' });
    });

    it('takes no answer of a copied key whose counter stands still', async () => {
      const ana = await desk.member('Ana', 'owner');
      const counted = async (counter: number) =>
        ana.send('/passkey/sign-in', ana.key.answer(await ana.ask('/passkey/sign-in/options'), { counter }));
      expect((await counted(5)).statusCode).toBe(200);
      expect(await counted(5)).toMatchObject(refused);
      expect((await counted(6)).statusCode).toBe(200);
    });

    it('opens nothing with a key that was made for another host', async () => {
      const ana = await desk.member('Ana', 'owner');
      await suite.database.queries.updateTable('desk_key').set({ relying_party: 'old.esim.example' }).execute();
      expect(await ana.signIn()).toMatchObject(refused);
      expect(await isSignedIn(ana)).toBe(false);
    });

    it('answers unknown keys, revoked ones and nonsense alike', async () => {
      const ana = await desk.member('Ana', 'owner');
      const stranger = createSoftKey(desk.origin);
      const unknown = await ana.send('/passkey/sign-in', stranger.answer(await ana.ask('/passkey/sign-in/options')));
      await suite.database.queries.updateTable('desk_key').set({ revoked_at: desk.now.toISOString() }).execute();
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
        const { options } = (await desk.visitor().send('/passkey/sign-in/options', {})).json<{ options: object }>();
        return Object.keys(options).toSorted();
      };
      const before = await keysOf();
      await desk.member('Ana', 'owner');
      expect(await keysOf()).toEqual(before);
      expect(before).not.toContain('allowCredentials');
    });

    it('stores neither challenge nor token', async () => {
      const ana = await desk.member('Ana', 'owner');
      const challenge = await ana.ask('/passkey/sign-in/options');
      const token = await desk.invite('Mika', 'moderator');
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

  describe('a link', () => {
    const useLink = async (token: string) => {
      const visitor = desk.visitor();
      const asked = await visitor.send('/passkey/new-key/options', { token });
      if (asked.statusCode !== 200) return asked;
      const { challenge } = asked.json<{ options: { challenge: string } }>().options;
      return visitor.send('/passkey/new-key', {
        token,
        name: 'Phone',
        answer: createSoftKey(desk.origin).make(challenge),
      });
    };

    it('works once', async () => {
      const token = await desk.invite('Mika', 'moderator');
      expect((await useLink(token)).statusCode).toBe(200);
      expect(await useLink(token)).toMatchObject(refused);
      expect(await lastRow()).toMatchObject({ action: 'refuse', reason: 'used-link' });
    });

    it('works once for two who open it at the same time', async () => {
      const token = await desk.invite('Mika', 'moderator');
      const both = await Promise.all([useLink(token), useLink(token)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 403]);
      expect(await suite.database.queries.selectFrom('desk_key').select('id').execute()).toHaveLength(1);
    });

    it('ends after fifteen minutes, and with a newer one', async () => {
      const late = await desk.invite('Mika', 'moderator');
      desk.wait(15 * minute);
      expect(await useLink(late)).toMatchObject(refused);
      const older = await desk.invite('Mika', 'moderator');
      const newer = await desk.invite('Mika', 'moderator');
      expect(await useLink(older)).toMatchObject(refused);
      expect((await useLink(newer)).statusCode).toBe(200);
    });

    it.each([
      ['of another origin', { origin: 'https://evil.example' }],
      ['for another host', { host: 'evil.example' }],
      ['of a key that was not unlocked', { isVerified: false }],
      ['to another question', { type: 'webauthn.get' }],
    ] as const)('makes no key of an answer %s', async (_name, facts) => {
      const token = await desk.invite('Mika', 'moderator');
      const visitor = desk.visitor();
      const challenge = await visitor.ask('/passkey/new-key/options', { token });
      const answer = createSoftKey(desk.origin).make(challenge, facts);
      expect(await visitor.send('/passkey/new-key', { token, name: 'x', answer })).toMatchObject(refused);
      expect(await suite.database.queries.selectFrom('desk_key').select('id').execute()).toEqual([]);
    });

    it('takes over no key of somebody else', async () => {
      const ana = await desk.member('Ana', 'owner');
      const token = await desk.invite('Mika', 'moderator');
      const visitor = desk.visitor();
      const challenge = await visitor.ask('/passkey/new-key/options', { token });
      const answer = ana.key.make(challenge);
      expect(await visitor.send('/passkey/new-key', { token, name: 'x', answer })).toMatchObject(refused);
      expect((await ana.signIn()).statusCode).toBe(200);
    });

    it('with --replace stops old keys and sign-ins at once', async () => {
      const ana = await desk.member('Ana', 'owner');
      await desk.invite('Ana', 'owner', true);
      expect(await isSignedIn(ana)).toBe(false);
      expect(await ana.signIn()).toMatchObject(refused);
    });
  });

  describe('a session', () => {
    it('has a cookie that no script reads, no other site sends and no other host sets', async () => {
      const ana = await desk.member('Ana', 'owner');
      const { headers } = await ana.signIn();
      expect(headers['set-cookie']).toMatch(
        /^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
    });

    it('has a new cookie for every sign-in: a planted one is worth nothing', async () => {
      const ana = await desk.member('Ana', 'owner');
      const planted = 'A'.repeat(43);
      ana.cookie = planted;
      expect(await isSignedIn(ana)).toBe(false);
      await ana.signIn();
      expect(ana.cookie).not.toBe(planted);
      const attacker = Object.assign(desk.visitor(), { cookie: planted });
      expect(await isSignedIn(attacker)).toBe(false);
    });

    it('ends when its browser signs in again', async () => {
      const ana = await desk.member('Ana', 'owner');
      const former = Object.assign(desk.visitor(), { cookie: ana.cookie });
      await ana.signIn();
      expect([await isSignedIn(ana), await isSignedIn(former)]).toEqual([true, false]);
    });

    it('lasts twelve hours', async () => {
      const ana = await desk.member('Ana', 'owner');
      for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
        expect(await isSignedIn(ana)).toBe(true);
        await ana.touch();
        desk.wait(20 * minute);
      }
      expect((await ana.get('/')).headers['location']).toBe('/sign-in');
      expect((await ana.get('/sign-in')).body).toContain('Your sign-in ended at');
    });

    it('locks after half an hour: nothing is read or done until its own key was touched', async () => {
      const [ana, mika] = [await desk.member('Ana', 'owner'), await desk.member('Mika', 'moderator')];
      desk.wait(30 * minute + 1000);
      const locked = await ana.get('/people');
      expect([locked.statusCode, locked.body.includes('Laptop')]).toEqual([403, false]);
      expect((await ana.post('/do/person/revoke-own', { subject: ana.key.id })).statusCode).toBe(403);
      const other = mika.key.answer(await ana.ask('/passkey/touch/options'));
      expect(await ana.send('/passkey/touch', other)).toMatchObject(refused);
      const { cookie } = ana;
      expect((await ana.touch()).statusCode).toBe(200);
      expect([await isSignedIn(ana), ana.cookie]).toEqual([true, cookie]);
    });

    it('takes no touch that was asked for by another session, nor a sign-in for a touch', async () => {
      const ana = await desk.member('Ana', 'owner');
      const second = Object.assign(desk.visitor(), { cookie: null as string | null });
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
      const ana = await desk.member('Ana', 'owner');
      const thief = Object.assign(desk.visitor(), { cookie: ana.cookie });
      expect(await isSignedIn(thief)).toBe(true);
      await end(ana);
      expect(await isSignedIn(thief)).toBe(false);
    });

    it('ends when the person is removed or has another role', async () => {
      const ana = await desk.member('Ana', 'owner');
      const [mika, jo] = [await desk.member('Mika', 'moderator'), await desk.member('Jo', 'moderator')];
      await ana.post('/do/person/remove', { subject: 'Mika' });
      await desk.invite('Jo', 'owner');
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
      ['a page that only claims the origin', { 'sec-fetch-site': 'same-site' }],
    ])('is refused with a row: %s', async (_name, headers) => {
      const ana = await desk.member('Ana', 'owner');
      await desk.member('Mika', 'moderator');
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
      const ana = await desk.member('Ana', 'owner');
      const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      expect((await ana.post('/sign-out', {}, foreign)).statusCode).toBe(403);
      const answer = ana.key.answer(await ana.ask('/passkey/sign-in/options'));
      expect((await ana.send('/passkey/sign-in', answer, foreign)).statusCode).toBe(403);
      expect(await isSignedIn(ana)).toBe(true);
    });

    it('leads through the desk’s own page, which sends the cookie', async () => {
      const arrival = await desk
        .visitor()
        .get('/audit?who=Ana', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' });
      expect(arrival.body).toContain('content="0;url=/audit?who=Ana"');
      const evil = await desk
        .visitor()
        .get('//evil.example/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' });
      expect(evil.body).not.toContain('evil.example');
    });

    it.each(['esim.example', 'localhost', '127.0.0.1', 'desk.esim.example:8443', 'desk.esim.example.evil.example'])(
      'gets nothing as %s',
      async (host) => {
        const ana = await desk.member('Ana', 'owner');
        for (const path of ['/', '/sign-in', '/files/desk.js', '/robots.txt'])
          expect((await ana.get(path, { host })).statusCode).toBe(421);
      },
    );
  });

  describe('a moderator', () => {
    it.each([
      ['invite', { subject: 'Eve', role: 'owner' }],
      ['cancel-link', { subject: 'Jo' }],
      ['remove', { subject: 'Ana' }],
      ['sign-out', { subject: 'Ana' }],
      ['revoke', { subject: '' }],
    ])('cannot %s by hand', async (action, fields) => {
      const ana = await desk.member('Ana', 'owner');
      const mika = await desk.member('Mika', 'moderator');
      await desk.invite('Jo', 'moderator');
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
      const ana = await desk.member('Ana', 'owner');
      const mika = await desk.member('Mika', 'moderator');
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
      const ana = await desk.member('Ana', 'owner');
      desk.wait(5 * minute + 1000);
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

    it('never leaves the desk without an owner', async () => {
      const ana = await desk.member('Ana', 'owner');
      await desk.invite('Jo', 'owner');
      const answer = await ana.post('/do/person/remove', { subject: 'Ana' });
      expect([answer.statusCode, answer.body.includes('the last owner who can sign in')]).toEqual([409, true]);
      await desk.member('Jo', 'owner');
      expect((await ana.post('/do/person/remove', { subject: 'Ana' })).statusCode).toBe(303);
    });
  });

  it('sends every answer with headers that no cache, frame or other site gets around', async () => {
    const ana = await desk.member('Ana', 'owner');
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
