import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { createVisitorLog } from '#visitors/create-visitor-log.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import type { DeskMember } from '#tests/support/desk-visitor.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';
import { storeReview } from '#tests/support/stored-review.ts';
import { minute, useDesk } from './desk-suite.ts';

const nori = makeProvider({ slug: 'nori' as ProviderSlug, name: 'Nori', example: false });

describe.each(engines)('forms of the desk on %s', (engine) => {
  const suite = useTestDatabase(engine);
  const own = useDesk(suite);
  let ana: DeskMember;

  beforeEach(async () => {
    const plans = ['a', 'b'].map((externalId) => ({ provider: nori, plan: makePlan({ externalId }) }));
    await createCatalogueWriter(suite.database).apply(plans, {
      source: 'test',
      now: new Date('2026-11-01T08:00:00Z'),
      dryRun: false,
      withdrawMissing: true,
    });
    ana = await own.desk.member('Ana', 'owner');
  });

  /** Decisions that wait, with what goes with them. */
  async function waiting(): Promise<readonly (readonly [string, unknown])[]> {
    const rows = await suite.database.queries
      .selectFrom('due_decision')
      .select(['kind', 'action', 'subject', 'parameters'])
      .where('state', '=', 'waiting')
      .orderBy('id')
      .execute();
    return rows.map(({ kind, action, subject, parameters }) => [
      `${kind} ${action} ${subject}`,
      JSON.parse(parameters),
    ]);
  }

  const decide = async (path: string, fields: Record<string, string>, by = ana): Promise<number> =>
    (await by.post(`/do/${path}`, { back: '/', ...fields })).statusCode;

  it('publish a review without what was left out, once its pictures were opened', async () => {
    const images = [Uint8Array.of(1), Uint8Array.of(2)];
    const id = await storeReview(suite.database, { text: 'Call +00 90 5550 0142 now', images });
    expect(await decide('review/approve', { subject: id })).toBe(409);
    expect((await ana.get(`/reviews/${id}`)).body).toContain('Open or leave out picture 1, 2 first');
    expect((await ana.get(`/reviews/${id}/pictures/0`)).rawPayload).toEqual(Buffer.from([1]));
    expect((await ana.get(`/reviews/${id}`)).body).toContain('Open or leave out picture 2 first');
    const left = { subject: id, 'picture:1': 'on', 'words:5-21': 'on' };
    expect(await decide('review/approve', left)).toBe(303);
    expect(await waiting()).toMatchObject([
      [`review approve ${id}`, { pictures: [1], words: [{ begins: 5, ends: 21 }] }],
    ]);
    const [row] = await suite.database.queries.selectFrom('due_decision').select('id').execute();
    expect((await ana.get('/')).body).toContain('Nori, by Ann');
    expect(await decide('decision/take-back', { subject: String(row?.id) })).toBe(303);
    expect(await waiting()).toEqual([]);
    expect(await decide('decision/take-back', { subject: String(row?.id) })).toBe(409);
  });

  it('take back own decisions alone', async () => {
    const id = await storeReview(suite.database);
    await decide('review/reject', { subject: id, reason: 'legal' });
    const mika = await own.desk.member('Mika', 'moderator');
    const row = await suite.database.queries.selectFrom('due_decision').select('id').executeTakeFirstOrThrow();
    expect(await decide('decision/take-back', { subject: String(row.id) }, mika)).toBe(409);
    expect(await waiting()).toHaveLength(1);
  });

  it('answer a wrong price in three ways', async () => {
    const { reportPrice } = createVisitorLog(suite.database);
    for (const planId of [1, 2])
      await reportPrice({ planId, reason: 'wrong-price', price: money(45_000) }, own.desk.now);
    const pin = { subject: '1', currency: 'usd', until: '2026-12-12', reason: 'seen' };
    const refused = await ana.post('/do/report/pin', { ...pin, amount: 'much', back: '/prices/1' });
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('Write the price as a number')]);
    expect((await ana.post('/do/report/pin', { ...pin, amount: '' })).body).toContain('Write the price that you see');
    expect((await ana.post('/do/report/pin', { ...pin, amount: '5', currency: 'dollars' })).statusCode).toBe(409);
    expect(await decide('report/pin', { ...pin, amount: '5,20' })).toBe(303);
    expect(await decide('report/close', { subject: '2' })).toBe(303);
    expect(await waiting()).toMatchObject([
      ['report pin 1', { price: money(52_000), until: '2026-12-12', isSure: false }],
      ['report close 2', {}],
    ]);
  });

  it('change facts and links of a provider, the links with a touch', async () => {
    expect(
      await decide('provider/set', { subject: 'nori', fact: 'support', support: 'a@b.example\n\nc@d.example' }),
    ).toBe(303);
    expect(await waiting()).toEqual([['provider set nori', { support: ['a@b.example', 'c@d.example'] }]]);
    await suite.database.queries.updateTable('due_decision').set({ state: 'done', ended_at: 'x' }).execute();
    expect(await decide('provider/set', { subject: 'nori', fact: 'payment', 'payment:card': 'on' })).toBe(303);
    expect((await waiting())[0]?.[1]).toEqual({ payment: ['card'] });
    await suite.database.queries.updateTable('due_decision').set({ state: 'done', ended_at: 'x' }).execute();
    const link = { subject: 'nori', linkTemplate: 'https://go.example/?to={url}', paidLinks: '' };
    own.desk.wait(6 * minute);
    expect(await decide('provider/link', link)).toBe(403);
    await ana.touch();
    expect(await decide('provider/link', link)).toBe(303);
    expect((await waiting())[0]?.[1]).toEqual({ linkTemplate: link.linkTemplate, paidLinks: null });
  });

  it('take a logo as a file, re-encode it, and refuse what is none', async () => {
    const send = async (bytes: Uint8Array): Promise<number> => {
      const form = new FormData();
      form.set('subject', 'nori');
      form.set('back', '/providers/nori');
      form.set('logo', new File([Buffer.from(bytes)], 'logo.png'));
      const request = new Request(own.desk.origin, { method: 'POST', body: form });
      const headers = {
        host: new URL(own.desk.origin).host,
        origin: own.desk.origin,
        cookie: `__Host-desk=${ana.cookie}`,
        'content-type': request.headers.get('content-type') ?? '',
      };
      const payload = Buffer.from(await request.arrayBuffer());
      return (await own.desk.app.inject({ url: '/do/provider/logo', method: 'POST', headers, payload })).statusCode;
    };
    expect(await send(Uint8Array.of(1, 2, 3))).toBe(409);
    expect(await send(new Uint8Array())).toBe(409);
    const png = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    expect(await send(png)).toBe(303);
    const hash = expect.stringMatching(/^[\da-f]{16}$/);
    expect(await waiting()).toMatchObject([['provider logo nori', { logo: { hash } }]]);
    await suite.database.queries.updateTable('due_decision').set({ state: 'done', ended_at: 'x' }).execute();
    expect(await decide('provider/logo', { subject: 'nori', remove: 'on' })).toBe(303);
    expect((await waiting())[0]?.[1]).toEqual({ logo: null });
  });

  it('are read for nobody who is not signed in where they may hold a file', async () => {
    const headers = {
      host: new URL(own.desk.origin).host,
      origin: own.desk.origin,
      'content-type': 'Multipart/form-data; boundary=x',
    };
    const send = (cookie: string) =>
      own.desk.app.inject({
        url: '/do/provider/logo',
        method: 'POST',
        headers: { ...headers, cookie: `__Host-desk=${cookie}` },
        payload: 'no form',
      });
    expect(await send('nobody')).toMatchObject({ statusCode: 303, headers: { location: '/sign-in' } });
    expect((await send(ana.cookie ?? '')).statusCode).toBe(400);
  });

  it('publish a correction in the languages that were written', async () => {
    const said = { 'wrong:en': 'It was in cents.', 'done:en': 'It was read again.', 'wrong:fr': '', 'done:fr': '' };
    expect(await decide('correction/add', { subject: 'new', day: '2026-11-28', ...said, plan: '7x' })).toBe(409);
    expect(await decide('correction/add', { subject: 'new', day: '2026-11-28', ...said, plan: '' })).toBe(303);
    expect((await waiting())[0]?.[1]).toMatchObject({
      day: '2026-11-28',
      planId: null,
      said: { en: { wrong: 'It was in cents.', done: 'It was read again.' } },
    });
  });

  it('refuse a moderator what is an owner’s, and say so in place of its buttons', async () => {
    const mika = await own.desk.member('Mika', 'moderator');
    const before = await waiting();
    for (const [path, subject] of [
      ['plan/pin', '1'],
      ['plan/hide', '1'],
      ['plan/unpin', '1'],
      ['provider/set', 'nori'],
      ['provider/link', 'nori'],
      ['provider/hide', 'nori'],
      ['feed/release', '1'],
      ['feed/discard', '1'],
      ['feed/retire', 'x'],
      ['report/hide', '1'],
      ['correction/add', 'new'],
      ['rates/update', 'rates'],
    ] as const)
      expect([path, await decide(path, { subject }, mika)]).toEqual([path, 403]);
    expect(await waiting()).toEqual(before);
    const far = { subject: '1', amount: '4.60', currency: 'USD', until: '2027-03-01', reason: 'seen' };
    expect((await mika.post('/do/report/pin', far)).body).toContain('Moderators can pin a price for 30 days at most.');
    const plan = (await mika.get('/plans/1')).body;
    expect(plan).not.toMatch(/edit=hide|do\/plan/);
    expect(plan).toContain('Owners decide about this.');
    expect((await mika.get('/corrections')).body).toContain('Owners publish corrections.');
  });

  it('show pictures to nobody who is not signed in', async () => {
    const id = await storeReview(suite.database, { images: [Uint8Array.of(1)] });
    const stranger = own.desk.visitor();
    for (const path of [`/reviews/${id}/pictures/0`, `/reviews/${id}/pictures/0/blurred`, '/logos/nori'])
      expect([path, (await stranger.get(path)).statusCode]).toEqual([path, 403]);
    expect(await suite.database.queries.selectFrom('review_image_opened').selectAll().execute()).toEqual([]);
    expect((await ana.get(`/reviews/${id}/pictures/7`)).statusCode).toBe(404);
  });

  it('are on pages with one heading and nothing inline, each of which finds its item or says that there is none', async () => {
    const id = await storeReview(suite.database, { text: 'Good. Very good.' });
    await createVisitorLog(suite.database).reportPrice(
      { planId: 1, reason: 'wrong-price', price: money(1) },
      own.desk.now,
    );
    const pages = [
      '/',
      `/reviews/${id}?sheet=reasons`,
      '/reviews/list',
      '/prices/1',
      '/feeds',
      '/providers',
      '/overrides?q=nori',
    ];
    for (const path of [...pages, '/providers/nori?edit=link', '/plans/1', '/corrections', '/figures', '/health']) {
      const { statusCode, body } = await ana.get(path);
      expect([path, statusCode, body.match(/<h1/g)?.length]).toEqual([path, 200, 1]);
      expect(body).not.toMatch(/<style|style="|\son\w+="/);
    }
    for (const path of [
      '/prices/99',
      '/plans/99',
      '/plans/x',
      '/providers/x',
      '/reviews/abcdef',
      '/feeds/x',
      '/feeds/runs/9',
    ])
      expect([path, (await ana.get(path)).statusCode]).toEqual([path, 404]);
    expect((await ana.get('/prices')).headers.location).toBe('/prices/1');
    expect((await ana.get('/reviews')).headers.location).toBe(`/reviews/${id}`);
  });
});
