import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import { locales as allLocales, type Locale } from '#domain/kernel/locale.ts';
import { alertRules } from '#domain/price-watch/price-alert.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { alertTexts } from '#i18n/alert-mail-texts.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import { createLog } from '#runtime/services/log.ts';
import type { OpenContext } from '#runtime/open-context.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import { deliverMail } from '#server/tasks/deliver-mail.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { makeProvider, money, plansOf } from '#tests/support/plan-factory.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { startSmtp, type SmtpStandIn } from '#tests/support/smtp-stand-in.ts';

const site = { name: 'Roamchart', origin: 'https://esim.example', contactEmail: null, operatorName: null };
const start = Date.parse('2026-11-20T09:00:00Z');
const { fall, renew } = alertTexts.en;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const bee = makeProvider({ slug: 'bee' as ProviderSlug, name: 'Bee', example: false });

describe.each(engines)('price alerts on %s', (engine) => {
  let suite: TestDatabase;
  let smtp: SmtpStandIn;
  let rooms: OpenContext;
  let app: FastifyInstance;
  let now: number;
  let logged: string;
  const log = createLog({ level: 'info', destination: { write: (line) => void (logged += line) } });

  const openRooms = async (locales: readonly Locale[] = allLocales): Promise<OpenContext> =>
    openTestContext({
      databaseUrl: suite.url,
      dataDir: '',
      site: { ...site, locales },
      reviews: { ...defaultReviewSettings, mail: { url: smtp.url, from: 'news@esim.example' } },
      now: () => new Date(now),
    });

  beforeEach(async () => {
    [suite, smtp] = await Promise.all([createTestDatabase(engine), startSmtp()]);
    [now, logged] = [start, ''];
    rooms = await openRooms();
    app = await buildTestServer({ context: rooms.context, log });
    await offer(100_000);
  });
  afterEach(async () => {
    await app.close();
    await rooms.close();
    await smtp[Symbol.asyncDispose]();
    await suite[Symbol.asyncDispose]();
  });

  /** @param units of a plan that serves the trip; in dollars by default */
  async function offer(units: number, currency = 'USD'): Promise<void> {
    const coverage = ['JP'] as CountryCode[];
    const facts = { externalId: 'a', coverage, price: money(units, currency), ownPrices: [], promo: null };
    const plans = plansOf(bee, { ...facts, dataKind: 'total', dataMb: 10_000, validityDays: 30 });
    const options = { source: 'test', now: new Date(now), dryRun: false, withdrawMissing: true };
    await rooms.writer.apply(plans, options);
  }

  async function post(url: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
    return app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'esim.example', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  const wish = { path: '/japan', search: 'days=7&gb=5', currency: 'USD', locale: 'en', address: 'ann@example.org' };

  async function deliver(): Promise<void> {
    if (rooms.reviewMaintenance.sendMail === null) throw new Error('mail is not switched on');
    await deliverMail(rooms.reviewMaintenance.sendMail, { site, log });
  }

  /** What the next hour's round does. */
  async function check() {
    now += hourMs;
    const round = await rooms.alertMaintenance.checkWhenDue();
    await deliver();
    return round;
  }

  const rows = () => suite.database.queries.selectFrom('price_alert').selectAll().execute();
  const linkIn = (text: string | undefined, page: string): string =>
    new RegExp(`https://esim\\.example(?:/ja)?/follow/${page}\\?t=(\\S+)`).exec(text ?? '')?.[1] ?? 'no link';

  async function subscribe(fields: Partial<typeof wish> = {}): Promise<void> {
    await post('/alerts', { ...wish, ...fields });
    await deliver();
    await post(`/alerts/keep?t=${linkIn(smtp.mails.at(-1)?.text, 'keep')}`, { locale: 'en' });
  }

  it('begin with a mail whose link only a pressed button uses, and only once', async () => {
    expect(await post('/alerts', wish)).toMatchObject({ statusCode: 303 });
    await deliver();
    expect(smtp.mails).toMatchObject([{ to: ['ann@example.org'], headers: { from: 'Roamchart <news@esim.example>' } }]);
    const token = linkIn(smtp.mails[0]?.text, 'keep');
    const seen = await app.inject(`/alerts/keep?t=${token}`);
    expect([seen.statusCode, seen.headers['location']]).toEqual([303, `/follow/keep?t=${token}`]);
    expect(await rows()).toMatchObject([{ confirmed_at: null }]);
    const kept = await post(`/alerts/keep?t=${token}`, { locale: 'en' });
    expect(kept.headers['location']).toBe('/follow?at=japan&days=7&gb=5&mail=kept#mail');
    expect(await rows()).toMatchObject([
      { confirmed_at: new Date(start).toISOString(), ends_at: new Date(start + alertRules.keepMs).toISOString() },
    ]);
    now += dayMs;
    const again = await post(`/alerts/keep?t=${token}`, { locale: 'en' });
    expect(again.headers['location']).toBe(`/follow/keep?t=${token}`);
    expect(await rows()).toMatchObject([{ ends_at: new Date(start + alertRules.keepMs).toISOString() }]);
  });

  it('are asked for in the language of the page, and go on in English when it is switched off', async () => {
    await post('/alerts', { ...wish, locale: 'ja' });
    await deliver();
    expect(smtp.mails[0]?.headers['subject']).toContain('日本のeSIM料金');
    expect(linkIn(smtp.mails[0]?.text, 'keep')).not.toBe('no link');
    await subscribe({ locale: 'ja' });
    await check();
    await offer(80_000);
    await rooms.close();
    rooms = await openRooms(['en', 'fr']);
    await check();
    expect(smtp.mails.at(-1)?.headers['content-language']).toBe('en');
    expect(smtp.mails.at(-1)?.text).not.toMatch(/\/ja\/|[ぁ-ん]/);
  });

  it('answer alike whether an address is known or not, and write to it once', async () => {
    await subscribe();
    const [known, unknown] = [
      await post('/alerts', wish),
      await post('/alerts', { ...wish, address: 'bob@example.org' }),
    ];
    expect([known.statusCode, known.payload, known.headers['location']]).toEqual([
      unknown.statusCode,
      unknown.payload,
      unknown.headers['location'],
    ]);
    await post('/alerts', { ...wish, address: 'bob@example.org' });
    await deliver();
    expect(smtp.mails.map(({ to }) => to[0])).toEqual(['ann@example.org', 'bob@example.org']);
    expect(await rows()).toHaveLength(2);
  });

  it('tell of a price that has fallen by enough, once, and of the next fall a day later at the earliest', async () => {
    await subscribe();
    await check();
    await offer(96_000);
    await check();
    expect(smtp.mails).toHaveLength(1);
    await offer(94_000);
    expect(await check()).toMatchObject({ checked: 1, told: 1 });
    expect(smtp.mails).toHaveLength(2);
    expect(smtp.mails[1]?.headers).toMatchObject({ subject: 'eSIM for Japan: 6% cheaper' });
    expect(smtp.mails[1]?.text).toContain(
      fall.price({ provider: 'Bee', before: '$10.00', after: '$9.40', percent: 6 }),
    );
    expect(smtp.mails[1]?.text).toContain('https://esim.example/japan?days=7&gb=5');
    await offer(50_000);
    await check();
    expect(smtp.mails).toHaveLength(2);
    now += dayMs;
    await check();
    expect(smtp.mails).toHaveLength(3);
    expect(smtp.mails[2]?.text).toContain(
      fall.price({ provider: 'Bee', before: '$9.40', after: '$5.00', percent: 46 }),
    );
  });

  it('tell of no fall that rounds to nothing, but of several that add up', async () => {
    await offer(440);
    await subscribe();
    await check();
    await offer(400);
    await check();
    expect(smtp.mails).toHaveLength(1);
    await offer(340);
    await check();
    expect(smtp.mails).toHaveLength(2);
    expect(smtp.mails[1]?.text).toContain(
      fall.price({ provider: 'Bee', before: '$0.04', after: '$0.03', percent: 22 }),
    );
  });

  it('do not take a rise and a fall back for news, nor a move of the exchange rates', async () => {
    await offer(100_000, 'EUR');
    await subscribe();
    await check();
    await offer(150_000, 'EUR');
    await check();
    await offer(100_000, 'EUR');
    await check();
    await suite.database.queries
      .updateTable('exchange_rate')
      .set({ per_usd_e8: 200_000_000 })
      .where('currency', '=', 'EUR' as CurrencyCode)
      .execute();
    await suite.database.write(async (transaction) => {
      await transaction
        .updateTable('data_version')
        .set(({ eb }) => ({ value: eb('value', '+', 1) }))
        .execute();
    });
    await check();
    expect(smtp.mails).toHaveLength(1);
  });

  it('double no mail when the server stops half-way or two of them look at once', async () => {
    await subscribe();
    await check();
    await offer(50_000);
    now += hourMs;
    const other = await openRooms();
    const rounds = await Promise.all([rooms.alertMaintenance.checkWhenDue(), other.alertMaintenance.checkWhenDue()]);
    expect(rounds.reduce((sum, round) => sum + (round?.told ?? 0), 0)).toBe(1);
    await other.close();
    await rooms.close();
    rooms = await openRooms();
    await check();
    await check();
    expect(smtp.mails).toHaveLength(2);
  });

  it('end with one click in a mail program, and nothing of the address stays', async () => {
    await subscribe();
    await check();
    await offer(50_000);
    await check();
    const headers = smtp.mails.at(-1)?.headers ?? {};
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url =
      /^<https:\/\/esim\.example(\/alerts\/stop\?t=[^>]+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    const boundary = 'x';
    const stopped = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, host: 'esim.example' },
      payload: `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`,
    });
    expect([stopped.statusCode, stopped.headers['location']]).toEqual([303, '/follow/stop?done=1']);
    expect(await rows()).toEqual([]);
    expect(await suite.database.queries.selectFrom('mail').selectAll().execute()).toEqual([]);
    // Pressed twice, it is still done.
    expect((await post(url)).headers['location']).toBe('/follow/stop?done=1');
    expect(logged).not.toContain('ann@');
    expect(logged).not.toContain(url.slice(-20));
  });

  it('take no made-up link, nor one link for the other', async () => {
    await subscribe();
    const keep = linkIn(smtp.mails[0]?.text, 'keep');
    for (const token of ['', 'x', keep, keep.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))]) {
      expect((await post(`/alerts/stop?t=${token}`)).headers['location']).toBe('/follow/stop?wrong=1');
    }
    expect(await rows()).toHaveLength(1);
  });

  it('forget who does not confirm within 48 hours', async () => {
    await post('/alerts', wish);
    await deliver();
    now += alertRules.confirmMs - 2 * hourMs;
    await check();
    expect(await rows()).toHaveLength(1);
    const token = linkIn(smtp.mails[0]?.text, 'keep');
    now += 2 * hourMs;
    expect((await post(`/alerts/keep?t=${token}`, { locale: 'en' })).headers['location']).toBe(
      `/follow/keep?t=${token}`,
    );
    expect(await check()).toMatchObject({ deleted: 1 });
    expect(await rows()).toEqual([]);
    expect(await suite.database.queries.selectFrom('mail').selectAll().execute()).toEqual([]);
  });

  it('ask before the year is over, go on when told so, and end otherwise', async () => {
    await subscribe();
    await subscribe({ address: 'bob@example.org' });
    now = start + alertRules.keepMs - alertRules.askAgainMs;
    expect(await check()).toMatchObject({ asked: 2 });
    expect(await check()).toMatchObject({ asked: 0 });
    const mail = smtp.mails.find(
      ({ headers, to }) =>
        to[0] === 'ann@example.org' &&
        headers['subject'] === renew.subject({ place: formsOfPlace('JP' as CountryCode, 'en') }),
    );
    await post(`/alerts/keep?t=${linkIn(mail?.text, 'keep')}`, { locale: 'en' });
    now = start + alertRules.keepMs;
    expect(await check()).toMatchObject({ deleted: 1 });
    expect(await rows()).toMatchObject([{ address: 'ann@example.org' }]);
  });

  it('write to an address five times a day at most, and follow twenty trips at most', async () => {
    for (let days = 1; days <= 7; days += 1) {
      expect((await post('/alerts', { ...wish, search: `days=${days}&gb=5` })).statusCode).toBe(303);
    }
    await deliver();
    expect(smtp.mails).toHaveLength(5);
    for (let days = 10; days <= 40; days += 1)
      await rooms.context.alerts.request({ ...request, search: `days=${days}&gb=1` }, new Date(now));
    expect(await rows()).toHaveLength(alertRules.mostPerAddress);
  });

  const request = {
    path: '/japan',
    search: '',
    currency: money(1).currency,
    locale: 'en',
    address: wish.address,
  } as const;

  it('let one client ask ten times an hour', async () => {
    for (let index = 0; index < 10; index += 1) await post('/alerts', { ...wish, address: `a${index}@example.org` });
    const answer = await post('/alerts', { ...wish, address: 'last@example.org' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600']);
  });

  it.each([
    ['another site', {}, { origin: 'https://evil.example' }, 403],
    ['no such page', { path: '/atlantis' }, {}, 400],
    ['a seller’s page', { path: '/japan/bee' }, {}, 400],
    ['no currency', { currency: 'ZZZ' }, {}, 400],
    ['a query without end', { search: `network=${'x'.repeat(1001)}` }, {}, 400],
    ['no address', { address: 'ann' }, {}, 400],
    ['an address of no domain', { address: 'ann@localhost' }, {}, 400],
    ['two lines', { address: 'ann@example.org\r\nBcc: bob@example.org' }, {}, 400],
  ])('refuse a form with %s', async (_name, fields, headers, status) => {
    expect((await post('/alerts', { ...wish, ...fields }, headers as Record<string, string>)).statusCode).toBe(status);
    expect(await rows()).toEqual([]);
  });
});

describe.each(engines)('a site without mail on %s', (engine) => {
  it('asks nobody for an address and takes none', async () => {
    await using suite = await createTestDatabase(engine);
    await using opened = await openTestContext({
      databaseUrl: suite.url,
      dataDir: '',
      site,
      now: () => new Date(start),
    });
    expect(opened.context.alerts.isOpen).toBe(false);
    expect(await opened.alertMaintenance.checkWhenDue()).toBeNull();
  });
});
