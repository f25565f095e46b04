import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';

const year = 365 * 24 * 60 * 60;

describe('POST /settings', () => {
  let app: FastifyInstance;

  beforeEach(async () => {
    app = await buildTestServer({ context: emptyContext({ origin: 'http://localhost:3000' }) });
  });

  afterEach(async () => {
    await app.close();
  });

  function post(form: string | Record<string, string>, headers: Record<string, string> = {}) {
    const payload = typeof form === 'string' ? form : new URLSearchParams(form).toString();
    return app.inject({
      method: 'POST',
      url: '/settings',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000', ...headers },
      payload,
    });
  }

  it('stores the currency for a year and goes back to the page', async () => {
    const answer = await post({ currency: 'eur', returnTo: '/ja/japan?page=2' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['location']).toBe('/ja/japan?page=2');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies).toEqual([{ name: 'currency', value: 'EUR', path: '/', maxAge: year, sameSite: 'Lax' }]);
  });

  it('stores theme and language', async () => {
    const answer = await post({ theme: 'dark', locale: 'fr', returnTo: '/fr' });
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['locale', 'fr'],
      ['theme', 'dark'],
    ]);
  });

  it('stores the country of the own SIM, or that there is none', async () => {
    for (const home of ['ES', 'none'])
      expect((await post({ home })).cookies).toEqual([expect.objectContaining({ name: 'home', value: home })]);
    expect((await post({ home: 'XX' })).statusCode).toBe(400);
  });

  it('deletes the theme cookie when the system is to decide', async () => {
    const answer = await post({ theme: 'system', returnTo: '/' });
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'theme', value: '', path: '/', expires: new Date(0) }),
    ]);
  });

  it('marks cookies as secure behind an https origin', async () => {
    await app.close();
    app = await buildTestServer({ context: emptyContext({ origin: 'https://esim.example' }) });
    const answer = await post({ currency: 'EUR' });
    expect(answer.cookies).toEqual([expect.objectContaining({ name: 'currency', secure: true })]);
  });

  it.each([
    ['an unknown currency', 'currency=XTS'],
    ['an unknown theme', 'theme=pink'],
    ['an unknown language', 'locale=de'],
    ['an unknown field', 'currency=EUR&admin=1'],
    ['a field named twice', 'currency=EUR&currency=USD'],
  ])('refuses %s and stores nothing', async (_what, form) => {
    const answer = await post(form);
    expect([answer.statusCode, answer.cookies]).toEqual([400, []]);
  });

  it.each([
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a hostile origin', { origin: 'http://[' }],
    ['an origin with another port', { origin: 'http://localhost:3001' }],
    ['a name that was led to this machine', { origin: 'http://evil.example', host: 'evil.example' }],
    ['another origin that claims to be this one', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ])('refuses %s', async (_who, headers) => {
    const answer = await post({ currency: 'EUR' }, headers);
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  });

  it.each([
    ['its own pages', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
    ['its own pages without fetch metadata', { origin: 'http://localhost:3000' }],
    ['the host it was asked at', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['the name of the machine itself', { origin: 'http://localhost:8080', host: 'localhost:8080' }],
    ['a client that is no browser', {}],
  ])('takes a form from %s', async (_who, headers) => {
    expect((await post({ currency: 'EUR' }, headers)).statusCode).toBe(303);
  });

  it('refuses other types of body and bodies that are too large', async () => {
    expect((await post('{"currency":"EUR"}', { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await post('currency=EUR', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await post(`currency=${'E'.repeat(20_000)}`)).statusCode).toBe(413);
  });

  it('is no page', async () => {
    const answer = await app.inject('/settings');
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
    const other = await app.inject({ method: 'DELETE', url: '/settings' });
    expect([other.statusCode, other.headers['allow']]).toEqual([405, 'POST']);
  });
});
