import { describe, expect, it, vi } from 'vitest';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { isSignedIn, minute, useDesk } from './desk-suite.ts';

describe.each(engines)('answers of the desk on %s', (engine) => {
  const suite = useTestDatabase(engine);
  const own = useDesk(suite);

  it('tell strangers nothing of what there is', async () => {
    const stranger = own.desk.visitor();
    for (const path of ['/nowhere', '/do/person/remove', '/people/Ana']) {
      const { statusCode, body } = await stranger.get(path);
      expect([statusCode, body]).toEqual([404, '404\n']);
    }
    const ana = await own.desk.member('Ana', 'owner');
    const missing = await ana.get('/nowhere');
    expect([missing.statusCode, missing.body.includes('Nothing is here')]).toEqual([404, true]);
    own.desk.wait(31 * minute);
    expect((await ana.get('/nowhere')).body).toBe('404\n');
  });

  it('lead back to where somebody was, and nowhere else', async () => {
    const stranger = own.desk.visitor();
    expect((await stranger.get('/audit?who=Ana&days=7')).headers['location']).toBe(
      '/sign-in?back=%2Faudit%3Fwho%3DAna%26days%3D7',
    );
    const asked = await stranger.get('/sign-in?back=%2Faudit%3Fwho%3DAna');
    expect(asked.body).toContain('data-back="/audit?who=Ana"');
    for (const back of ['//evil.example', 'https://evil.example', String.raw`/\evil.example`, 'javascript:alert(1)'])
      expect((await stranger.get(`/sign-in?back=${encodeURIComponent(back)}`)).body).toContain('data-back="/"');
    const ana = await own.desk.member('Ana', 'owner');
    const chosen = await ana.post('/do/person/choose', { theme: 'dark', back: '//evil.example' });
    expect(chosen.headers['location']).toBe('/');
    expect((await ana.get('/sign-in?back=/people')).headers['location']).toBe('/people');
  });

  it('bring the next page along where the script asks for it, as the person may see it then', async () => {
    const ana = await own.desk.member('Ana', 'owner');
    const prefer = { prefer: 'return=representation' };
    const choose = (back: string, headers = {}) => ana.post('/do/person/choose', { theme: 'dark', back }, headers);
    expect((await choose('/people')).statusCode).toBe(303);
    const next = await choose('/audit?q=choose', prefer);
    expect([next.statusCode, next.headers['content-location']]).toEqual([200, '/audit?q=choose']);
    expect(next.body).toContain('data-theme="dark"');
    expect(next.body).toContain('value="choose"');
    for (const back of ['/nowhere', '/feeds/%E0%A4%A'])
      expect(await choose(back, prefer)).toMatchObject({ statusCode: 303, headers: { location: back } });
    const ended = await ana.post('/do/person/sign-out-own', { subject: 'Ana', back: '/people' }, prefer);
    expect([ended.statusCode, ended.headers['location']]).toEqual([303, '/sign-in?back=%2Fpeople']);
  });

  it('refuse what no form of the desk sends', async () => {
    const ana = await own.desk.member('Ana', 'owner');
    const send = async (payload: string, type: string): Promise<number> => {
      const headers = {
        origin: own.desk.origin,
        'content-type': type,
        host: 'desk.esim.example',
        cookie: `__Host-desk=${ana.cookie}`,
      };
      return (await own.desk.app.inject({ url: '/do/person/remove', method: 'POST', headers, payload })).statusCode;
    };
    expect(await send('subject=Ana&subject=Mika', 'application/x-www-form-urlencoded')).toBe(400);
    expect(await send(`subject=${'x'.repeat(20_000)}`, 'application/x-www-form-urlencoded')).toBe(413);
    expect(await send('subject=Ana', 'text/plain')).toBe(415);
    expect(await send('{', 'application/json')).toBe(400);
    expect(await send('{"subject":{"a":1}}', 'application/json')).toBe(400);
    expect((await ana.post('/do/person/nothing', { subject: 'Ana' })).statusCode).toBe(404);
    expect(await isSignedIn(ana)).toBe(true);
  });

  it('say that nothing has changed when the database is away, and nothing of why', async () => {
    const ana = await own.desk.member('Ana', 'owner');
    await suite.database.queries.schema.alterTable('desk_session').renameTo('gone').execute();
    for (const path of ['/', '/people']) {
      const { statusCode, body } = await ana.get(path);
      expect([statusCode >= 500, body.includes('Nothing has changed. Error ')]).toEqual([true, true]);
      expect(body).not.toMatch(/desk_session|SQL|select|relation/i);
    }
    expect((await ana.signIn()).statusCode).toBeGreaterThanOrEqual(500);
    expect((await ana.signIn()).json()).toEqual({ done: false });
  });

  it('keep a desk open that is used, and not one that only refreshes itself', async () => {
    const ana = await own.desk.member('Ana', 'owner');
    const seen = async () =>
      (await suite.database.queries.selectFrom('desk_session').select('seen_at').executeTakeFirstOrThrow()).seen_at;
    own.desk.wait(20 * minute);
    await ana.get('/', { 'desk-refresh': '1' });
    await ana.get('/');
    await vi.waitFor(async () => expect(await seen()).toBe(own.desk.now.toISOString()));
    own.desk.wait(20 * minute);
    expect((await ana.get('/', { 'desk-refresh': '1' })).statusCode).toBe(200);
    own.desk.wait(11 * minute);
    expect((await ana.get('/')).statusCode).toBe(403);
  });

  it('keep what somebody has chosen, with a row', async () => {
    const mika = await own.desk.member('Mika', 'moderator');
    expect((await mika.get('/audit')).body).not.toContain('The same as');
    await mika.post('/do/person/choose', { theme: 'dark', commands: 'on', back: '/audit' });
    const shown = (await mika.get('/audit')).body;
    expect(shown).toContain('data-theme="dark"');
    expect(shown).toContain('The same as');
    expect(shown).toContain('data-keys="off"');
    expect(shown).toContain('changed their own desk');
  });

  it('offer no decision to a moderator that is an owner’s', async () => {
    await own.desk.member('Ana', 'owner');
    const mika = await own.desk.member('Mika', 'moderator');
    const forms = [...(await mika.get('/people')).body.matchAll(/action="(\/do\/[^"]+)"/g)].map(([, action]) => action);
    expect(new Set(forms)).toEqual(new Set(['/do/person/revoke-own', '/do/person/sign-out-own', '/do/person/choose']));
  });
});
