import type { Queries } from '#database/schema.ts';
import { claimItem, readClaims, type Claim } from '#operators/claims.ts';
import { createReviewDesk, type ReviewDeskParts } from '#reviews/review-desk.ts';
import type { DeskFilter } from '#reviews/desk-reader.ts';
import type { DeskReview } from '#reviews/desk-review.ts';
import { readNamedSellers } from './named-plans.ts';
import type { Reading } from './reading.ts';

export type { DeskReviewDetail } from '#reviews/desk-reader.ts';
export type { DeskReview } from '#reviews/desk-review.ts';
export type { DeskReviewReport } from '#reviews/report-reader.ts';

/** Waiting reviews between which somebody moves by keys. */
const queueLength = 50;

/** What the screens of reviews show. Methods throw when the database fails; null: there is no such review. */
export function openReviewReadings({ database, imageStore, now }: ReviewDeskParts & { readonly now: () => Date }) {
  const { queries } = database;
  const desk = createReviewDesk({ database, imageStore });
  const readQueue = async (): Promise<readonly DeskReview[]> =>
    (await desk.list({ status: 'pending', isUndecided: true, limit: queueLength })).reviews;
  const sellersOf = (reviews: readonly Pick<DeskReview, 'provider'>[]) =>
    readNamedSellers(
      queries,
      reviews.map(({ provider }) => provider.slug),
    );
  return {
    /** Reading it makes it this person's for three minutes, unless somebody else reads it. @param name who reads */
    review: async ({
      id,
      name,
      takesOver,
    }: {
      readonly id: string;
      readonly name: string;
      readonly takesOver: boolean;
    }) => {
      const shown = await desk.show(id);
      if (!shown.ok) return null;
      const review = shown.value;
      const queue = await readQueue();
      const place = queue.findIndex((each) => each.id === review.id);
      const personId = await readPersonId(queries, name);
      const item = itemOf(review.id);
      const claim = personId === null ? null : await claimItem(queries, { item, personId, now: now(), takesOver });
      return {
        review,
        seller: (await sellersOf([review])).get(review.provider.slug) ?? { ...review.provider, image: null },
        /** Positions of the pictures that this person has not opened. */
        unopened: await desk.unopened(review.id, name),
        /** Who else reads it; null: nobody, and it is this person's for three minutes. */
        claimedBy: claim === null || claim.personId === personId ? null : claim,
        /** From 1 on among those that wait, as far as a page shows them; null: it does not wait, or is farther behind. */
        place: place === -1 ? null : place + 1,
        waiting: await desk.waiting(),
        /** The one that follows, and the one before; null: none. */
        next: queue[place + 1] ?? queue.find((each) => each.id !== review.id) ?? null,
        previous: queue[place - 1] ?? null,
      };
    },
    /** The id of the review to read next; null: nothing waits. */
    nextReview: async (name: string) => {
      const queue = await readQueue();
      const claims = await readClaimsOf(queries, queue, now());
      const free = queue.find(({ id }) => (claims.get(id)?.name ?? name) === name);
      return (free ?? queue[0])?.id ?? null;
    },
    reviewList: async (filter: DeskFilter) => {
      const page = await desk.list(filter);
      return {
        ...page,
        waiting: await desk.waiting(),
        /** Pictures of the providers, by slug. */
        sellers: await sellersOf(page.reviews),
        /** Who reads what, by the id of the review. */
        claims: await readClaimsOf(queries, page.reviews, now()),
      };
    },
    /** A picture as it is, which opens it for this person. */
    reviewPicture: (id: string, position: number, operator: string) =>
      desk.openImage(id, position, { operator, at: now() }),
    /** What stands for a picture that nobody has to see yet. */
    blurredPicture: (id: string, position: number) => desk.blurredImage(id, position),
  };
}

type ReviewReadings = ReturnType<typeof openReviewReadings>;

/** One review for somebody who reads it. */
export type ReadReview = Reading<ReviewReadings['review']>;

export type ReadReviewList = Reading<ReviewReadings['reviewList']>;

function itemOf(id: string): string {
  return `review:${id}`;
}

async function readPersonId(queries: Queries, name: string): Promise<number | null> {
  const row = await queries
    .selectFrom('desk_person')
    .select('id')
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function readClaimsOf(
  queries: Queries,
  reviews: readonly DeskReview[],
  now: Date,
): Promise<ReadonlyMap<string, Claim>> {
  const items = new Map(reviews.map(({ id }) => [itemOf(id), id]));
  const claims = await readClaims(queries, [...items.keys()], now);
  return new Map(claims.map((claim) => [items.get(claim.item) ?? '', claim]));
}
