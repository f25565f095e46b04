import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';

it('gives the steps after a purchase and their dates, with styles and script in the policy', async () => {
  const app = await buildTestServer();
  const page = await app.inject('/ja/arrival?plan=1');
  expect([page.statusCode, page.payload]).toEqual([200, '<html lang="ja">']);
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' });
  expect(page.headers.vary).toContain('User-Agent');
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(page.headers['content-security-policy']).toContain(`style-src ${hash('p{}')};`);
  expect(page.headers['content-security-policy']).toContain(`script-src ${hash('print()')} `);
  const dates = await app.inject('/arrival.ics?plan=1');
  expect([dates.payload, dates.headers['content-type']]).toEqual(['BEGIN:VCALENDAR', 'text/calendar; charset=utf-8']);
  expect((await app.inject('/arrival?plan=2')).statusCode).toBe(404);
  await app.close();
});

it('counts towards the limit of a client on pages', async () => {
  const context = { ...emptyContext(), limits: { consume: async () => false } };
  const app = await buildTestServer({ context });
  const refused = await app.inject({ url: '/arrival?plan=1', headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(context.limitedPages.ofHour(context.now())).toMatchObject({ count: 1 });
  await app.close();
});
