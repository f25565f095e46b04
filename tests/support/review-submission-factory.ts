import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { Database } from '#database/database.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ReviewDraft } from '#domain/review/review-draft.ts';
import { noFacts } from '#domain/review/review-facts.ts';
import type { BotCheck, BotRefusal } from '#reviews/bot-check.ts';
import { databaseImageStore } from '#reviews/database-image-store.ts';
import { silentMailQueue } from '#reviews/mail-queue.ts';
import type { ReviewSubmission } from '#reviews/review-submission.ts';
import { createSubmitReview, type SubmissionParts } from '#reviews/submit-review.ts';

export const submissionNow = new Date('2026-11-20T12:00:00Z');

export function makeDraft(facts: Partial<ReviewDraft> = {}): ReviewDraft {
  return {
    name: 'Aiko',
    email: 'aiko@example.org',
    countries: ['JP', 'KR'] as readonly string[] as readonly CountryCode[],
    provider: 'p1',
    text: 'Worked on the train.',
    rating: 4,
    facts: noFacts,
    ...facts,
  };
}

export function makeSubmission(facts: Partial<ReviewSubmission> = {}): ReviewSubmission {
  return {
    draft: makeDraft(),
    language: 'fr',
    images: [],
    token: 'token-1',
    idempotencyKey: null,
    client: '192.0.2.1',
    ...facts,
  };
}

/** Accepts every token once, like ALTCHA; `refused:<reason>` never. */
const testBotCheck: BotCheck = {
  kind: 'altcha',
  verify: async (token, { now }) => {
    const refused = /^refused:(.*)$/.exec(token)?.[1];
    if (refused !== undefined) return { ok: false, reason: refused as BotRefusal };
    return { ok: true, once: { hash: token, expiresAt: new Date(now.getTime() + 600_000) } };
  },
  challenge: async () => ({ kind: 'altcha', challenge: {}, usableInMs: 0, lifetimeMs: 600_000 }),
};

/** A review submission as in one process. */
export function createTestSubmit(database: Database, parts: Partial<SubmissionParts> = {}) {
  return createSubmitReview({
    database,
    botCheck: testBotCheck,
    imageStore: databaseImageStore,
    mayStore: async () => true,
    mail: silentMailQueue,
    now: () => submissionNow,
    ...parts,
  });
}

/** Sellers that reviews can be about: `p1` has plans, `p2` has none left. */
export async function addSellers({ queries }: Pick<Database, 'queries'>): Promise<void> {
  const seller = (id: number, plan_count: number) => ({
    id,
    public_id: `p${id}`,
    slug: `seller-${id}` as ProviderSlug,
    name: `Seller ${id}`,
    url: null,
    image: null,
    example: 0,
    plan_count,
  });
  await queries
    .insertInto('provider')
    .values([seller(1, 3), seller(2, 0)])
    .execute();
}

/** How many rows each table has that a review has a part in. */
export async function countReviewRows({ queries }: Pick<Database, 'queries'>): Promise<Record<string, number>> {
  const tables = ['review', 'review_country', 'review_image', 'audit_event', 'mail', 'bot_token_used'] as const;
  const counts = tables.map(async (table) => {
    const { count } = await queries
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return [table, Number(count)] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
