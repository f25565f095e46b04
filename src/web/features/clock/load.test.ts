import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/kernel/locale.ts';
import { countryOf, createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { loadClock } from './load.ts';

const context = createMemoryContext({
  plans: [
    makePlan(1, { validityDays: 7, activation: 'first-use', dayCount: '24h', installWithinDays: 30 }),
    makePlan(2, { validityDays: 7, coverage: [countryOf('JP'), countryOf('US')] }),
    makePlan(3, { validityDays: null }),
  ],
});
const load = async (search: string, locale: Locale = 'en') =>
  expectPage(await loadClock(makePageRequest({ parameters: {}, search, locale }), context));
const endsAt = async (search: string) => (await load(search)).data.ends?.map((end) => end.endsAt);

describe('loadClock', () => {
  it('answers for a plan by its own rules, and knows its only place', async () => {
    const { data, head } = await load('?plan=1&landing=2026-12-05T14:30&days=99&starts=purchase');
    expect(data).toMatchObject({ place: 'japan', zone: 'Asia/Tokyo', plan: { installWithinDays: 30 }, refused: [] });
    expect(data.ends).toMatchObject([{ activation: 'first-use', endsAt: '2026-12-12T14:30+09:00', shifts: false }]);
    expect(data.clocks).toBe('Japan Standard Time (UTC+9)');
    expect(data.buyFrom).toBe('Thursday, 5 November 2026');
    expect(head.noIndex).toBe(true);
  });

  it('says it in the language of the page', async () => {
    const { data } = await load('?plan=1&landing=2026-12-05T14:30', 'ja');
    expect(data.ends?.[0]?.ends).toBe('2026年12月12日土曜日 14:30');
    expect(data.clocks).toBe('日本標準時（UTC+9）');
  });

  it('names the offset from UTC at the end, not at the landing', async () => {
    const { data } = await load('?days=7&starts=first-use&counts=24h&in=france&landing=2027-03-25T10:00');
    expect(data.ends).toMatchObject([{ endsAt: '2027-04-01T11:00+02:00', shifts: true }]);
    expect(data.clocks).toMatch(/\(UTC\+2\)$/);
  });

  it('reads what a seller leaves open in every way', async () => {
    expect(await endsAt('?plan=2&in=japan&landing=2026-12-05T14:30&before=2')).toEqual([
      '2026-12-10T00:00+09:00',
      '2026-12-10T14:30+09:00',
      '2026-12-12T00:00+09:00',
      '2026-12-12T14:30+09:00',
    ]);
  });

  it('asks for the time zone of a country with several, and only then', async () => {
    const { data } = await load('?plan=2&in=united-states&landing=2026-12-05T14:30');
    expect(data.zones.length).toBeGreaterThan(4);
    expect(data).toMatchObject({ ends: null, refused: ['zone'] });
    const east = data.zones.find(({ label }) => label === 'Eastern Time (UTC-5)');
    expect(east).toBeDefined();
    const answered = await load(`?plan=2&in=united-states&landing=2026-12-05T14:30&zone=${east?.value}`);
    expect(answered.data).toMatchObject({ refused: [], clocks: 'Eastern Time (UTC-5)' });
  });

  it('has no end for a plan that does not expire', async () => {
    expect((await load('?plan=3&landing=2026-12-05T14:30')).data.ends).toEqual([]);
  });

  it('says that a plan is gone and lets its rules be entered', async () => {
    for (const plan of ['99', 'x', '-1', '1e3', '']) {
      const { data } = await load(`?plan=${plan}&in=japan&landing=2026-12-05T14:30&days=2&counts=24h&starts=first-use`);
      expect(data).toMatchObject({ plan: null, isPlanGone: true });
      expect(data.ends?.[0]?.endsAt).toBe('2026-12-07T14:30+09:00');
    }
  });

  it('refuses what cannot be meant, field by field', async () => {
    const { data } = await load('?days=0&in=atlantis&landing=2026-02-30T10:00&before=-1');
    expect(data.refused.toSorted()).toEqual(['before', 'days', 'in', 'landing']);
    expect(data.ends).toBeNull();
    expect((await load('?plan=1&in=france')).data.refused).toEqual(['in']);
  });

  it('is for search engines without a query', async () => {
    expect((await load('')).head.noIndex).toBeUndefined();
  });
});
