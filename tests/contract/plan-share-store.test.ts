import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import { inhabitedMembers } from '#domain/place/inhabited-members.ts';
import { engines } from '#tests/support/database.ts';
import { makePlan, makeProvider } from '#tests/support/plan-factory.ts';
import { useStoredSite } from './stored-site.ts';

const now = new Date('2026-11-20T09:00:00Z');
const region = 'balkans' as RegionSlug;
const members = inhabitedMembers(region);

/** Plans for so many countries of the region each, all named after it, some for one outside of it too. */
const covered = [2, members.length, 1, members.length - 1, 2, members.length, Math.ceil(members.length / 2), 2];

interface Page {
  readonly plans: readonly {
    readonly id: number;
    readonly coverage: readonly string[];
    readonly destinationShare: { readonly covered: number; readonly of: number } | null;
  }[];
  readonly next: string | null;
}

describe.each(engines)('the share of a region on %s', (engine) => {
  const stored = useStoredSite(engine, { now: () => now }, async (rooms) => {
    const provider = makeProvider();
    const plans = covered.map((count, index) => ({
      provider,
      plan: makePlan({
        externalId: `plan-${index}`,
        scope: 'regional',
        region,
        coverage: [...members.slice(0, count), ...(['JP', 'KR'] as CountryCode[]).slice(0, 1 + (index % 2))],
      }),
    }));
    await rooms.writer.apply(plans, { source: 'test', now, dryRun: false, withdrawMissing: true });
  });

  async function get(query: string): Promise<Page> {
    const answer = await stored.app.inject(`/api/v1/plans?destination=${region}${query}`);
    expect([answer.statusCode, query, answer.statusCode === 200 ? '' : answer.payload]).toEqual([200, query, '']);
    return answer.json<Page>();
  }

  const sharesIn = ({ plans }: Page): readonly (number | undefined)[] =>
    plans.map(({ destinationShare }) => destinationShare?.covered);

  it('is said of each plan where a destination is asked for', async () => {
    expect(sharesIn(await get(''))).toEqual(covered);
    expect((await get('')).plans[0]?.destinationShare).toEqual({ covered: 2, of: members.length });
    const everywhere = (await stored.app.inject('/api/v1/plans?limit=1')).json<Page>();
    expect(everywhere.plans[0]?.destinationShare).toBeNull();
    const inJapan = (await stored.app.inject('/api/v1/plans?destination=JP&limit=1')).json<Page>();
    expect(inJapan.plans[0]?.destinationShare).toEqual({ covered: 1, of: 1 });
  });

  it.each([
    ['all', (share: number) => share === 1],
    ['75', (share: number) => share >= 0.75],
    ['50', (share: number) => share >= 0.5],
    ['less', (share: number) => share < 0.5],
  ])('filters by %s', async (value, isIn) => {
    const expected = covered.filter((count) => isIn(count / members.length));
    expect(sharesIn(await get(`&share=${value}`))).toEqual(expected);
    expect(sharesIn(await get(`&share=${value}&sort=share`))).toEqual(expected.toSorted((a, b) => b - a));
  });

  it('orders by it, equals by number, in pages of any size, each plan once', async () => {
    const expected = covered
      .map((count, index) => ({ count, id: index + 1 }))
      .toSorted((a, b) => b.count - a.count || a.id - b.id)
      .map(({ id }) => id);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 10 }), async (limit) => {
        const ids: number[] = [];
        let cursor: string | null = '';
        for (let pages = 0; cursor !== null && pages < 20; pages += 1) {
          const page: Page = await get(`&sort=share&limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`);
          expect(page.plans.length).toBeLessThanOrEqual(limit);
          ids.push(...page.plans.map(({ id }) => id));
          cursor = page.next;
        }
        expect([ids, cursor]).toEqual([expected, null]);
      }),
      { numRuns: 10 },
    );
  });

  it.each([
    ['share=all', 'share'],
    ['share=all&destination=JP', 'share'],
    ['sort=share', 'sort'],
    ['sort=share&destination=JP', 'sort'],
    ['share=most&destination=balkans', 'share'],
    ['sort=price&destination=balkans', 'sort'],
  ])('refuses %s and names the parameter', async (query, name) => {
    const answer = await stored.app.inject(`/api/v1/plans?${query}`);
    expect([answer.statusCode, answer.json<{ error: { message: string } }>().error.message]).toEqual([
      400,
      expect.stringContaining(name),
    ]);
  });

  it('refuses the cursor of another order', async () => {
    const { next } = await get('&limit=1');
    const answer = await stored.app.inject(`/api/v1/plans?destination=${region}&sort=share&cursor=${next}`);
    expect([answer.statusCode, answer.payload]).toEqual([400, expect.stringContaining('cursor')]);
    const byShare = await get('&limit=1&sort=share');
    const other = await stored.app.inject(`/api/v1/plans?destination=${region}&cursor=${byShare.next}`);
    expect([other.statusCode, other.payload]).toEqual([400, expect.stringContaining('cursor')]);
  });
});
