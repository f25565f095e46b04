import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { createMemoryContext, makePlan, makeProvider, moneyOf } from '#tests/support/memory-context.ts';
import type { MemoryPlan } from '#tests/support/memory-plan.ts';
import { buildFollowFeed } from './follow-feed.ts';

const nori = makeProvider('nori', { name: 'Nori & Sons; "eSIM", 海苔' });
const plans: readonly MemoryPlan[] = [
  makePlan(1, {
    provider: nori,
    history: [
      { at: '2026-09-01T08:00:00.000Z', money: moneyOf('12.5') },
      { at: '2026-11-01T08:00:00.000Z', money: moneyOf('11.7') },
    ],
  }),
  makePlan(2, {
    provider: makeProvider('kite', { name: 'Kite' }),
    price: moneyOf('9'),
    history: [{ at: '2026-11-10T08:00:00.000Z', money: moneyOf('9') }],
  }),
  makePlan(3, { tethering: false, price: moneyOf('1') }),
];
const context = createMemoryContext({ plans });
const query = '?days=7&gb=5&hotspot=1&currency=USD';

const feed = (search = query, path = '/japan', locale: (typeof locales)[number] = 'en') =>
  buildFollowFeed({ path, search, locale }, context);

const inAll = (text: string | null, pattern: RegExp) => [...(text ?? '').matchAll(pattern)].map(([, found]) => found);

describe('the feed of a followed list', () => {
  it('has an entry for each day on which the cheapest plan for the trip changed, the newest first', async () => {
    expect(inAll(await feed(), /<title>(.*?)<\/title>/g).slice(1)).toEqual([
      'Cheaper: Kite, $9.00 (before: $11.70)',
      'Cheaper: Nori &amp; Sons; &quot;eSIM&quot;, 海苔, $11.70 (before: $12.50)',
    ]);
  });

  it('counts the plans that the list has: for this trip, these filters, in this currency', async () => {
    expect(await feed('?days=7&gb=5&hotspot=1&provider=nori&currency=EUR')).toContain(
      '≈\u00a0€5.85 (before: ≈\u00a0€6.25)',
    );
    expect(await feed('?days=7&gb=20&hotspot=1&currency=USD')).toContain('Kite, $18.00 (before: $23.40)');
    expect(await feed('?days=7&gb=5&hotspot=1&min=10&currency=USD')).not.toContain('Kite');
  });

  it('names each change for ever: the same in every language, for one list and one day', async () => {
    const ids = await Promise.all(
      locales.map(async (locale) => inAll(await feed(query, '/japan', locale), /<id>(tag:.*?)<\/id>/g)),
    );
    expect(ids[0]).toEqual([
      'tag:esim.example,2026:cheapest/2026-11-10/japan?days=7&amp;gb=5&amp;hotspot=1&amp;currency=USD',
      'tag:esim.example,2026:cheapest/2026-11-01/japan?days=7&amp;gb=5&amp;hotspot=1&amp;currency=USD',
    ]);
    expect(new Set(ids.map(String)).size).toBe(1);
    expect(inAll(await feed(`${query}&sort=price&page=2`), /<id>(tag:.*?)<\/id>/g)).toEqual(ids[0]);
  });

  it('is a feed before anything has changed', async () => {
    const quiet = await feed('?days=90&gb=unlimited&currency=USD');
    expect(quiet).not.toContain('<entry>');
    expect(quiet).toMatch(/<updated>2026-08-22T00:00:00.000Z<\/updated>/);
  });

  it.each(['/atlantis', '/region/japan', '/JAPAN', '/japan/nori', '/france'])('is not there for %s', async (path) => {
    expect(await feed(query, path)).toBeNull();
  });

  it('is not there for a query that nobody could have chosen', async () => {
    expect(
      await feed(`?${Array.from({ length: 30 }, (_none, n) => `network=${'x'.repeat(60)}${n}`).join('&')}`),
    ).toBeNull();
  });
});
