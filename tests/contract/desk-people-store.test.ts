import { describe, expect, it } from 'vitest';
import { checkDesk } from '#runtime/doctor/check-desk.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { openTestDesk } from '#tests/support/desk-visitor.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { isSignedIn, useDesk } from './desk-suite.ts';

describe.each(engines)('roamchart desk on %s', (engine) => {
  const suite = useTestDatabase(engine);
  const own = useDesk(suite);
  const run = (words: string, more: Record<string, string> = {}) => {
    const settings = { DATABASE_URL: suite.url, DATA_DIR: '/nonexistent', DESK_ORIGIN: own.desk.origin, ...more };
    return runCommandLine(words, settings, own.desk.now);
  };
  /** Of the only key there is. */
  const shownKeyId = async () => /key (\S+)/.exec((await run('desk people')).out)?.[1] ?? '';
  const rows = () =>
    suite.database.queries
      .selectFrom('audit_event')
      .select(['operator', 'via', 'kind', 'action', 'subject', 'before', 'after'])
      .orderBy('id')
      .execute();

  it('prints a link for somebody new, whose role must be named', async () => {
    expect(await run('desk invite Mika')).toMatchObject({ status: 1, err: expect.stringContaining('name the role') });
    expect(await rows()).toEqual([]);
    const { status, out } = await run('desk invite Mika --role moderator');
    const [, token = ''] =
      /^https:\/\/desk\.esim\.example\/invite#([\w-]{43})\n.*Mika, moderator.*10:15 UTC/.exec(out) ?? [];
    expect([status, token]).toEqual([0, expect.stringMatching(/./)]);
    expect(await rows()).toMatchObject([
      { operator: 'ann', via: 'shell', action: 'invite', subject: 'Mika', after: 'moderator' },
    ]);
    const visitor = own.desk.visitor();
    expect((await visitor.send('/passkey/new-key/options', { token })).json()).toMatchObject({ name: 'Mika' });
  });

  it('prints none while the desk is off, and none for a name that was removed', async () => {
    expect(await run('desk invite Ana --role owner', { DESK_ORIGIN: '', DEMO: 'false' })).toMatchObject({
      status: 1,
      err: expect.stringContaining('DESK_ORIGIN'),
    });
    await own.desk.member('Ana', 'owner');
    await own.desk.member('Mika', 'moderator');
    expect((await run('desk remove mika')).out).toBe('Mika is removed.\n');
    expect(await run('desk invite MIKA --role owner')).toMatchObject({
      status: 1,
      err: expect.stringContaining('Choose another name'),
    });
    expect((await run('desk invite   --role owner')).status).not.toBe(0);
    expect(
      await runCommandLine(['desk', 'invite', ' ', '--role', 'owner'], { DATABASE_URL: suite.url }, own.desk.now),
    ).toMatchObject({ status: 1 });
  });

  it('replaces all keys of somebody who has lost them', async () => {
    const ana = await own.desk.member('Ana', 'owner');
    expect((await run('desk invite Ana --replace')).status).toBe(0);
    expect([await isSignedIn(ana), (await ana.signIn()).statusCode]).toEqual([false, 403]);
    expect((await rows()).at(-2)).toMatchObject({ action: 'replace', subject: 'Ana', before: '1', after: 'owner' });
  });

  it('lists people, keys and places, and never a secret', async () => {
    const ana = await own.desk.member('Ana', 'owner');
    await own.desk.invite('Jo', 'moderator');
    const { out } = await run('desk people');
    expect(out).toMatch(
      /^Ana, owner\n {2}key [\w-]{10} {2}Laptop, for desk\.esim\.example, last used 2026-11-29\n {2}signed in: /,
    );
    expect(out).toContain('Jo, moderator\n  open link until 2026-11-29T10:15');
    const { out: json } = await run('desk people --json');
    for (const secret of [ana.cookie ?? '', 'token', 'public_key']) expect(out + json).not.toContain(secret);
  });

  it('revokes a key by the beginning of its id', async () => {
    const ana = await own.desk.member('Ana', 'owner');
    const shown = await shownKeyId();
    expect((await run(`desk revoke ${shown.slice(0, 5)}`)).status).toBe(1);
    expect((await run('desk revoke AAAAAAAAAA')).err).toContain('There is no key');
    expect((await run(`desk revoke ${shown}`)).out).toBe('The key Laptop of Ana is revoked.\n');
    expect(await isSignedIn(ana)).toBe(false);
    expect((await rows()).at(-1)).toMatchObject({ via: 'shell', action: 'revoke', subject: 'Ana', before: 'Laptop' });
  });

  it('shows no id of a key that would be read as an option', async () => {
    await own.desk.member('Ana', 'owner');
    await run('desk sign-out');
    await suite.database.queries.updateTable('desk_key').set({ id: '--dashes_are_base64url' }).execute();
    expect(await shownKeyId()).toBe('dashes_are');
    expect((await run('desk revoke dashes_are')).out).toBe('The key Laptop of Ana is revoked.\n');
  });

  it('never removes the last owner, and makes no moderator of them', async () => {
    const ana = await own.desk.member('Ana', 'owner');
    const refusal = { status: 1, err: expect.stringContaining('last owner') };
    expect(await run('desk remove Ana')).toMatchObject(refusal);
    expect(await run('desk invite Ana --role moderator')).toMatchObject(refusal);
    expect(await isSignedIn(ana)).toBe(true);
    expect(await run('desk remove Eve')).toMatchObject({ status: 1, err: expect.stringContaining('Nobody') });
  });

  it('signs out everybody and ends every link in one command', async () => {
    const [ana, mika] = [await own.desk.member('Ana', 'owner'), await own.desk.member('Mika', 'moderator')];
    const token = await own.desk.invite('Jo', 'moderator');
    expect((await run('desk sign-out')).out).toBe('Everybody is signed out. Ended: 2 sign-ins, 1 open links.\n');
    expect([await isSignedIn(ana), await isSignedIn(mika)]).toEqual([false, false]);
    expect((await own.desk.visitor().send('/passkey/new-key/options', { token })).statusCode).toBe(403);
    expect((await ana.signIn()).statusCode).toBe(200);
  });

  it('shows the trail of the last days, as text and as CSV that no spreadsheet runs', async () => {
    await own.desk.invite('=cmd', 'moderator');
    own.desk.wait(3 * 24 * 60 * 60_000);
    await own.desk.invite('Mika', 'moderator');
    expect((await run('desk audit --days 2')).out).toMatch(/^2026-12-02T10:00:00\.000Z {2}.*Mika.*\n$/);
    own.desk.wait(60_000);
    expect((await run('desk audit --days 1')).out, 'earlier today').toContain('Mika');
    const { out } = await run('desk audit --csv');
    expect(out.split('\n')).toEqual([
      'at,operator,via,kind,action,subject,before,after,reason,note',
      '2026-12-02T10:00:00.000Z,deploy,shell,person,invite,Mika,,moderator,,',
      "2026-11-29T10:00:00.000Z,deploy,shell,person,invite,'=cmd,,moderator,,",
      '',
    ]);
    expect((await run('desk audit --days 0')).status).toBe(2);
  });
});

describe.each(engines)('the audit trail at the desk on %s', (engine) => {
  const suite = useTestDatabase(engine);

  it('is filtered by who, kind, days and words, and goes on where it ends', async () => {
    await using desk = await openTestDesk({ database: suite.database });
    const ana = await desk.member('Ana', 'owner');
    for (let made = 0; made < 120; made += 1) await desk.invite(`Person ${made}`, 'moderator');
    const first = await ana.get('/audit?kind=person');
    expect(first.body).toContain('Person 119');
    expect(first.body).not.toContain('Person 19<');
    const [, next = ''] = /href="(\/audit\?kind=person&amp;before=\d+)"/.exec(first.body) ?? [];
    const second = await ana.get(next.replaceAll('&amp;', '&'));
    expect([second.body.includes('Person 19<'), second.body.includes('Person 20<')]).toEqual([true, false]);
    expect((await ana.get('/audit?q=person+11')).body).toContain('Person 110');
    expect((await ana.get('/audit?q=100%25')).body).toContain('No row fits.');
    expect((await ana.get('/audit?who=Ana&kind=sign-in')).body).not.toContain('Person 119');
    expect((await ana.get('/audit?kind=nonsense&days=x&before=x')).statusCode).toBe(200);
    desk.wait(2 * 24 * 60 * 60_000);
    await ana.signIn();
    expect((await ana.get('/audit?days=1')).body).not.toContain('Person 119');
    expect((await ana.get('/audit.csv?days=1')).body.trim().split('\n')).toHaveLength(2);
  });
});

describe.each(engines)('roamchart doctor on %s', (engine) => {
  const suite = useTestDatabase(engine);
  const own = useDesk(suite);
  const check = (origin: string) => checkDesk(suite.database.queries, { origin, port: 3100, isDefault: false });

  it('says whether somebody can sign in at the desk, and why a key opens nothing', async () => {
    expect(await checkDesk(suite.database.queries, null)).toMatchObject({
      level: 'fine',
      says: expect.stringContaining('off'),
    });
    expect(await check(own.desk.origin)).toMatchObject({ level: 'warning', says: 'Nobody can sign in at the desk.' });
    await own.desk.member('Ana', 'owner');
    expect(await check(own.desk.origin)).toMatchObject({
      level: 'fine',
      says: expect.stringContaining('people with a key: 1.'),
    });
    expect(await check('https://new.esim.example')).toMatchObject({
      level: 'warning',
      says: 'Keys made for desk.esim.example open nothing at https://new.esim.example: 1.',
    });
  });
});
