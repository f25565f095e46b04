import type { ReviewFlagTable } from '#database/desk-tables.ts';
import type { TransactionQueries } from '#database/schema.ts';
import { findTextFlags } from '#domain/review/text-flags.ts';
import { hasQrCode } from './find-qr-code.ts';
import type { ReviewImage } from './image-store.ts';
import { beginningOf, textBeginning } from './text-beginning.ts';

/** Something to look at in a review. */
export type ReviewFlag = Omit<ReviewFlagTable, 'review_id' | 'position' | 'other_id'> & {
  /** The other review; null: none. */
  readonly otherId: string | null;
};

/** So many for one provider in so short a time are hardly a coincidence. */
const burst = { most: 3, withinMs: 10 * 60_000 };

/** What a submission itself shows. */
export async function findFlags(text: string, images: readonly ReviewImage[]): Promise<readonly ReviewFlag[]> {
  const flags: ReviewFlag[] = findTextFlags(text).map((flag) => ({ ...flag, otherId: null }));
  for (const [position, { bytes }] of images.entries())
    if (await hasQrCode(bytes)) flags.push({ kind: 'qr-code', begins: position, ends: null, otherId: null });
  return flags;
}

interface Flagged {
  readonly id: string;
  readonly providerId: number;
  readonly authorName: string;
  readonly text: string;
  readonly at: Date;
  readonly found: readonly ReviewFlag[];
}

/** Stores what was found, with what a comparison with other reviews shows. */
export async function storeFlags(transaction: TransactionQueries, review: Flagged): Promise<void> {
  const flags = [...review.found, ...(await compare(transaction, review))];
  if (flags.length === 0) return;
  await transaction
    .insertInto('review_flag')
    .values(
      flags.map(({ otherId, ...flag }, position) => ({ review_id: review.id, position, ...flag, other_id: otherId })),
    )
    .execute();
}

async function compare(
  transaction: TransactionQueries,
  { id, providerId, authorName, text, at }: Flagged,
): Promise<readonly ReviewFlag[]> {
  const others = transaction.selectFrom('review').select('id').where('id', '<>', id);
  const whole = { begins: null, ends: null };
  const sameText = await others
    .where('provider_id', '=', providerId)
    .where(textBeginning('review.text'), '=', beginningOf(text))
    .where('text', '=', text)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  const sameAuthor = await others
    .where('author_name', '=', authorName)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const recent = await others
    .where('provider_id', '=', providerId)
    .where('created_at', '>', new Date(at.getTime() - burst.withinMs).toISOString())
    .limit(burst.most)
    .execute();
  return [
    ...(sameText === undefined ? [] : [{ kind: 'same-text', ...whole, otherId: sameText.id } as const]),
    ...(sameAuthor === undefined ? [] : [{ kind: 'same-author', ...whole, otherId: sameAuthor.id } as const]),
    ...(recent.length < burst.most ? [] : [{ kind: 'burst', ...whole, otherId: null } as const]),
  ];
}
