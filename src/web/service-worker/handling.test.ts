import { describe, expect, it } from 'vitest';
import { handlingOf, isKeepable, type Handling } from './handling.ts';

const origin = 'https://esim.example';
const ask = (path: string, mode = 'cors', method = 'GET') => handlingOf({ method, mode, url: origin + path }, origin);

describe('handlingOf', () => {
  it.each<[Handling, string, string, string?]>([
    ['page', '/japan?days=5', 'navigate'],
    ['page', '/', 'navigate'],
    ['steps', '/arrival?plan=1', 'navigate'],
    ['steps', '/ja/arrival?plan=1&stop=japan.7', 'navigate'],
    ['page', '/arrivals', 'navigate'],
    ['network', '/arrival.ics?plan=1', 'navigate'],
    ['way-out', '/settings', 'navigate', 'POST'],
    ['way-out', '/japan', 'navigate', 'POST'],
    ['way-out', '/go/12', 'navigate'],
    ['way-out', '/api/openapi', 'navigate'],
    ['network', '/blog/feed.xml', 'navigate'],
    ['payload', '/japan/_payload.json?days=5', 'cors'],
    ['payload', '/_payload.json', 'cors'],
    ['asset', '/assets/site-BcZ_1a-b.js', 'cors'],
    ['asset', '/assets/site-Bc1a2b3d.css', 'no-cors'],
    ['picture', '/assets/maps/europe/a.json', 'cors'],
    ['network', '/assets/reviews/site-Bc1a2b3d.jpg', 'no-cors'],
    ['network', '/assets/site.js', 'cors'],
    ['picture', '/assets/pictures/country/jp.webp', 'no-cors'],
    ['picture', '/assets/flags/jp.svg', 'no-cors'],
    ['picture', '/assets/badges/app-store.en.png', 'no-cors'],
    ['picture', '/favicon.svg', 'no-cors'],
    ['data', '/api/destinations/JP/plans?currency=USD', 'cors'],
    ['data', '/api/countries', 'cors'],
    ['network', '/api/countries', 'cors', 'POST'],
    ['network', '/api/destinations/JP/plans/1', 'cors'],
    ['network', '/api/reviews', 'cors'],
    ['network', '/api/reviews', 'cors', 'POST'],
    ['network', '/builds/latest.json', 'cors'],
    ['network', '/assets/site.js', 'cors', 'POST'],
    ['network', '/sw.js', 'same-origin'],
    ['network', '/goa/_payload.jsonx', 'cors'],
  ])('is %s for %s (%s)', (handling, path, mode, method) => {
    expect(ask(path, mode, method)).toBe(handling);
  });

  it('leaves other sites alone', () => {
    expect(handlingOf({ method: 'GET', mode: 'navigate', url: 'https://other.example/japan' }, origin)).toBe('network');
  });
});

describe('isKeepable', () => {
  const answer = (facts: object = {}, headers: Record<string, string> = {}) => ({
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      ...headers,
    }),
    ...facts,
  });

  it('keeps a whole page', () => {
    expect(isKeepable('page', answer())).toBe(true);
  });

  it.each([
    [{ status: 404 }, {}],
    [{ status: 503 }, {}],
    [{ status: 206 }, {}],
    [{ status: 0, type: 'opaqueredirect' }, {}],
    [{ type: 'opaque' }, {}],
    [{ redirected: true }, {}],
    [{}, { 'cache-control': 'no-store' }],
    [{}, { 'content-type': 'application/json' }],
  ])('does not keep %j %j', (facts, headers) => {
    expect(isKeepable('page', answer(facts, headers))).toBe(false);
  });

  it('keeps nothing that it has no place for', () => {
    expect(isKeepable('network', answer())).toBe(false);
    expect(isKeepable('way-out', answer())).toBe(false);
  });
});
