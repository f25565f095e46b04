import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildTestServer } from '#tests/support/server-parts.ts';

it('gives the steps after a purchase and their dates, with the styles in the policy', async () => {
  const app = await buildTestServer();
  const page = await app.inject('/ja/arrival?plan=1');
  expect([page.statusCode, page.payload]).toEqual([200, '<html lang="ja">']);
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' });
  const hash = createHash('sha256').update('p{}').digest('base64');
  expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
  const dates = await app.inject('/arrival.ics?plan=1');
  expect([dates.payload, dates.headers['content-type']]).toEqual(['BEGIN:VCALENDAR', 'text/calendar; charset=utf-8']);
  expect((await app.inject('/arrival?plan=2')).statusCode).toBe(404);
  await app.close();
});
