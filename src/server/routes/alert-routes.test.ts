import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closedAlerts, type PriceAlerts } from '#alerts/price-alerts.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';

const known = 'a-token';
const list = { path: '/japan', search: 'days=7&gb=5', currency: 'USD' as CurrencyCode };
const asked: unknown[] = [];
const alerts: PriceAlerts = {
  ...closedAlerts,
  isOpen: true,
  request: async ({ locale }) => void asked.push(locale),
  keep: async (token) => (token === known ? list : null),
  stop: async (token) => token === known,
};

/** A page or a mail of before `LOCALES` changed still posts its language. */
describe('forms of price alerts in a language that is switched off', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    const context = createMemoryContext({ alerts, origin: 'http://localhost:3000' });
    app = await buildTestServer({ context: { ...context, site: { ...context.site, locales: ['en', 'fr'] } } });
  });
  afterEach(() => app.close());

  async function leadsTo(url: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
    const { headers } = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000' },
      payload: new URLSearchParams(fields).toString(),
    });
    return headers['location'];
  }

  it.each([
    [`/alerts/stop?t=${known}`, '/follow/stop?done=1'],
    ['/alerts/stop?t=other', '/follow/stop?wrong=1'],
    [`/alerts/keep?t=${known}`, '/follow?at=japan&days=7&gb=5&mail=kept#mail'],
    ['/alerts/keep?t=other', '/follow/keep?t=other'],
  ])('lead from %s to the English page, and in one that is on to its own', async (url, path) => {
    expect(await leadsTo(url, { locale: 'ja' })).toBe(path);
    expect(await leadsTo(url, { locale: 'fr' })).toBe(`/fr${path}`);
    expect(await leadsTo(url, {})).toBe(path);
  });

  it('ask for an alert in English', async () => {
    const wish = { ...list, address: 'ann@example.org' };
    const page = '/follow?at=japan&days=7&gb=5&mail=sent#mail';
    expect(await leadsTo('/alerts', { ...wish, locale: 'ja' })).toBe(page);
    expect(await leadsTo('/alerts', { ...wish, locale: 'fr' })).toBe(`/fr${page}`);
    expect(asked).toEqual(['en', 'fr']);
  });
});
