import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { noFacts, type ReviewFacts } from '#domain/review/review-facts.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { moveReviewNow } from '#tests/support/desk-of.ts';
import { makePlan, makeProvider } from '#tests/support/plan-factory.ts';
import { createTestSubmit, makeDraft, makeSubmission } from '#tests/support/review-submission-factory.ts';

const nori = 'nori' as ProviderSlug;

describe.each(engines)('what reviews can be weighed by, on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let provider: string;
  let token = 0;

  beforeEach(async () => {
    const plans = [3000, 1000, 1000].map((dataMb, place) => ({
      provider: makeProvider({ slug: nori, name: 'Nori', example: false }),
      plan: makePlan({ externalId: String(place), dataMb }),
    }));
    const other = { provider: makeProvider({ slug: 'kaze' as ProviderSlug, name: 'Kaze' }), plan: makePlan({}) };
    await createCatalogueWriter(suite.database).apply([...plans, other], {
      source: 'test',
      now: new Date('2026-11-01T08:00:00Z'),
      dryRun: false,
      withdrawMissing: true,
    });
    const { queries } = suite.database;
    const row = await queries.selectFrom('provider').select('public_id').where('slug', '=', nori).execute();
    provider = row[0]?.public_id ?? '';
  });

  const reader = () => createReviewReader(suite.database);

  /** Sends a review and publishes it. */
  async function publish(facts: Partial<ReviewFacts>, rating = 4): Promise<void> {
    const draft = makeDraft({ provider, rating, facts: { ...noFacts, ...facts } });
    const answer = await createTestSubmit(suite.database)(makeSubmission({ draft, token: `token-${(token += 1)}` }));
    if (answer.status !== 'stored') throw new Error(answer.status);
    expect((await moveReviewNow(suite.database, answer.id, 'approve')).ok).toBe(true);
  }

  it('is kept and read with the plan, which is one of the seller', async () => {
    const [smallest, ...others] = await reader().plansOf(provider);
    expect([smallest?.dataMb, others.map(({ dataMb }) => dataMb)]).toEqual([1000, [3000]]);
    const facts = { ...noFacts, month: '2026-10', worked: { calls: 'no' }, planId: smallest?.id ?? 0 } as const;
    await publish(facts);
    const { reviews } = await reader().published({ page: 1, pageSize: 9 });
    expect(reviews).toMatchObject([{ facts, plan: { dataMb: 1000 } }]);
  });

  it('leaves out plans of others and months that have not come', async () => {
    const { queries } = suite.database;
    const [other] = await queries
      .selectFrom('plan')
      .innerJoin('provider', 'provider.id', 'plan.provider_id')
      .select('plan.id')
      .where('slug', '<>', nori)
      .execute();
    await publish({ planId: other?.id ?? 0, month: '2026-12', phone: 'apple-iphone-15' });
    const { reviews } = await reader().published({ page: 1, pageSize: 9 });
    expect(reviews).toMatchObject([{ facts: { planId: null, month: null, phone: 'apple-iphone-15' }, plan: null }]);
  });

  it('shows reviews for which something was given, without their stars', async () => {
    await publish({}, 2);
    await publish({ isGiven: true }, 5);
    const list = { page: 1, pageSize: 9, provider: nori };
    expect(await reader().summary({ provider: nori })).toMatchObject({ mean: 2, count: 1 });
    expect((await reader().ratings()).get(nori)).toEqual({ mean: 2, count: 1 });
    const shown = await reader().published(list);
    expect([shown.total, shown.reviews.filter(({ facts }) => facts.isGiven).length]).toEqual([2, 1]);
    expect(await reader().published({ ...list, rating: 5 })).toMatchObject({ total: 1, reviews: [{ rating: 5 }] });
    expect((await reader().published({ ...list, pageSize: 1, page: 2 })).reviews).toHaveLength(1);
  });
});
