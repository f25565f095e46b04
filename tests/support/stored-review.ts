import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { randomUUID } from 'node:crypto';
import type { Database } from '#database/database.ts';
import type { ReviewStatus } from '#domain/review/review-status.ts';
import { recount } from '#reviews/review-counters.ts';

/** What a test says about a review; the rest is the same for all. */
export interface StoredReviewFacts {
  readonly id?: string;
  readonly providerId?: number;
  readonly status?: ReviewStatus;
  readonly name?: string;
  readonly email?: string;
  readonly rating?: number;
  readonly text?: string;
  readonly language?: string | null;
  readonly countries?: readonly string[];
  readonly createdAt?: string;
  /** Bytes of its screenshots. */
  readonly images?: readonly Uint8Array[];
}

/** An invented seller for reviews to be about. */
export async function storeSeller({ queries }: Pick<Database, 'queries'>, id = 1, slug = 'tanuki-sim'): Promise<void> {
  const facts = { url: null, image: null, example: 0, plan_count: 1 };
  await queries
    .insertInto('provider')
    .values({
      id,
      public_id: `id-${slug}`,
      slug: slug as ProviderSlug,
      name: slug === 'tanuki-sim' ? 'Tanuki SIM' : slug,
      ...facts,
    })
    .execute();
}

/** Puts a review where the server would, and gives its id. */
export async function storeReview(
  { queries }: Pick<Database, 'queries'>,
  facts: StoredReviewFacts = {},
): Promise<string> {
  const { id = randomUUID(), status = 'pending', createdAt = '2026-11-01T08:00:00.000Z', countries = ['JP'] } = facts;
  await queries
    .insertInto('review')
    .values({
      id,
      provider_id: facts.providerId ?? 1,
      author_name: facts.name ?? 'Ann',
      email: facts.email ?? 'ann@example.org',
      text: facts.text ?? 'Worked on the train.',
      rating: facts.rating ?? 4,
      language: facts.language === undefined ? 'en' : facts.language,
      status,
      created_at: createdAt,
      published_at: status === 'published' ? createdAt : null,
      decided_at: status === 'pending' ? null : createdAt,
    })
    .execute();
  for (const country of countries) {
    await queries
      .insertInto('review_country')
      .values({ review_id: id, country: country as CountryCode })
      .execute();
  }
  for (const [position, bytes] of (facts.images ?? []).entries()) {
    const size = { type: 'image/jpeg', width: 8, height: 6, byte_count: bytes.length };
    const place = { public_id: randomUUID(), bytes, file_key: null };
    await queries
      .insertInto('review_image')
      .values({ review_id: id, position, ...size, ...place })
      .execute();
  }
  if (status === 'published') await recount(queries);
  return id;
}

/** An open report of a review, by nobody. */
export async function storeReviewReport(
  { queries }: Pick<Database, 'queries'>,
  report: { readonly id: string; readonly reviewId: string },
): Promise<void> {
  const said = { reason: 'abusive', explanation: 'Rude.', name: '', email: '', locale: 'en' } as const;
  await queries
    .insertInto('review_report')
    .values({
      id: report.id,
      review_id: report.reviewId,
      ...said,
      created_at: '2026-11-25T08:00:00.000Z',
      status: 'open',
    })
    .execute();
}
