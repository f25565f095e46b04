import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { locales } from '#domain/kernel/locale.ts';
import { createMemoryContext, makePlan, makeProvider, moneyOf } from '#tests/support/memory-context.ts';
import { buildPriceFeed } from './price-feed.ts';

const changed = (id: number, at: string) =>
  makePlan(id, {
    name: `Plan <${id}>`,
    provider: makeProvider('nori', { name: 'Nori & Sons' }),
    history: [
      { at: '2026-08-01T00:00:00.000Z', money: moneyOf('12.5') },
      { at, money: moneyOf('11.7') },
    ],
  });
const plans = [changed(1, '2026-11-01T00:00:00.000Z'), changed(2, '2026-11-10T00:00:00.000Z'), makePlan(3)];

async function feedAt(path: string, locale: (typeof locales)[number] = 'en', from = plans): Promise<string> {
  return String(await buildPriceFeed({ path, locale }, createMemoryContext({ plans: from })));
}

describe('the feed of price changes', () => {
  it('lists the old and new price of each plan, newest first', async () => {
    const xml = await feedAt('/japan');
    expect([...xml.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
      'eSIM for Japan: price changes · Roamchart',
      'Nori &amp; Sons, Plan &lt;2&gt;: $12.50 → $11.70',
      'Nori &amp; Sons, Plan &lt;1&gt;: $12.50 → $11.70',
    ]);
    expect(xml).toContain('<updated>2026-11-10T00:00:00.000Z</updated>');
    expect(xml).toContain('href="https://esim.example/japan/nori"');
  });

  it('gives each change an id of its own, the same in every language and at every time', async () => {
    const ids = await Promise.all(
      locales.map(async (locale) =>
        [...(await feedAt('/japan', locale)).matchAll(/<id>(tag:.*?)<\/id>/g)].map(([, id]) => id),
      ),
    );
    expect(ids[0]).toEqual([
      'tag:esim.example,2026:plan-2/2026-11-10T00:00:00.000Z',
      'tag:esim.example,2026:plan-1/2026-11-01T00:00:00.000Z',
    ]);
    expect(new Set(ids.map(String)).size).toBe(1);
  });

  it('has what every Atom feed has, also before anything has changed', async () => {
    const xml = await feedAt('/japan', 'ja', [makePlan(1)]);
    expect(xml).toContain('<id>https://esim.example/ja/japan/prices.atom</id>');
    expect(xml).toContain(
      '<link rel="self" type="application/atom+xml" href="https://esim.example/ja/japan/prices.atom"/>',
    );
    expect(xml).toMatch(/<updated>2026-[^<]+<\/updated>/);
    expect(xml).not.toContain('<entry>');
  });

  it('holds a hundred entries at most', async () => {
    const many = Array.from({ length: 120 }, (_none, index) => changed(index + 1, '2026-11-10T00:00:00.000Z'));
    expect((await feedAt('/japan', 'en', many)).match(/<entry>/g)).toHaveLength(100);
  });

  it.each(['/atlantis', '/region/japan', '/JAPAN', '/france', '/japan/nori'])('is not there for %s', async (path) => {
    expect(await feedAt(path)).toBe('null');
  });
});

describe('a move that rounds to nothing', () => {
  const steps = (id: number, ...amounts: readonly string[]) =>
    makePlan(id, {
      name: `Plan ${id}`,
      history: amounts.map((amount, index) => ({ at: `2026-11-0${index + 1}T00:00:00.000Z`, money: moneyOf(amount) })),
    });

  it('is no entry: the one before it is', async () => {
    const xml = await feedAt('/japan', 'en', [steps(1, '7', '5', '4.9999'), steps(2, '5', '4.9999')]);
    expect([...xml.matchAll(/<title>(.*: \$.*)<\/title>/g)].map(([, title]) => title)).toEqual([
      expect.stringContaining('Plan 1: $7.00 → $5.00'),
    ]);
    expect(xml).toContain('<published>2026-11-02T00:00:00.000Z</published>');
  });

  it('is announced of no history', async () => {
    const anyUnits = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 2_000_000 }));
    const currency = fc.constantFrom('USD', 'JPY', 'CHF', 'KWD');
    const anyHistory = fc.tuple(currency, fc.array(anyUnits, { maxLength: 6 })).map(([code, all]) =>
      all.map((units, index) => ({
        at: `2026-11-0${index + 1}T00:00:00.000Z`,
        money: { units, currency: code as CurrencyCode },
      })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyHistory, { maxLength: 8 }), fc.constantFrom(...locales), async (all, locale) => {
        const told = all.map((history, index) => makePlan(index + 1, { history }));
        const xml = await feedAt('/japan', locale, [...told, makePlan(99)]);
        for (const [, before, now] of xml.matchAll(/<title>.*: (.*) → (.*)<\/title>/g)) expect(before).not.toBe(now);
      }),
    );
  });
});
