import type { Database } from '#database/database.ts';
import type { ReviewMove, ReviewReason, ReviewStatus } from '#domain/review/review-status.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Decider } from '#runtime/services/desk/decide.ts';
import { openDesk, type Desk } from '#runtime/services/desk/open-desk.ts';
import { createOverrideDesk, type OverrideDesk } from '#runtime/services/plans/override-desk.ts';
import { openReviews, type ReviewDesk } from '#runtime/services/reviews/open-reviews.ts';
import { reviewDecisions } from '#runtime/services/desk/review-decisions.ts';
import { loadConfig } from '#runtime/settings/config.ts';
import { makeFolder } from './make-folder.ts';

interface DeskFacts extends Partial<Pick<Decider, 'by' | 'role'>> {
  readonly at?: Date;
  /** Default: authors get no mail. */
  readonly mails?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Who decides in tests, on a database that is open. */
export function deciderOf(database: Database, facts: DeskFacts = {}): Decider {
  const { at = new Date('2026-11-21T09:00:00.000Z'), mails = false, settings = {} } = facts;
  const { by = { operator: 'ann', via: 'desk' }, role = 'owner' } = facts;
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'news@esim.example' };
  const config = loadConfig({ DATA_DIR: makeFolder(), ...(mails && smtp), ...settings });
  if (!config.ok) throw new Error(config.reason.join('\n'));
  return { database, config: config.value, by, role, now: () => at };
}

/** The desk with the readers of its nouns. */
export interface TestDesk extends Desk {
  readonly reviews: ReviewDesk;
  readonly overrides: OverrideDesk;
}

export function deskOf(database: Database, facts: DeskFacts = {}): TestDesk {
  const desk = openDesk(deciderOf(database, facts));
  return { ...desk, reviews: openReviews(desk), overrides: createOverrideDesk(database, desk.now) };
}

interface MoveFacts extends Pick<DeskFacts, 'at' | 'mails'> {
  readonly reason?: ReviewReason | null;
  readonly note?: string | null;
}

/** Moves a review at once. */
export function moveReviewNow(
  database: Database,
  id: string,
  move: ReviewMove,
  { reason = null, note = null, ...facts }: MoveFacts = {},
): Promise<Result<ReviewStatus>> {
  return deskOf(database, facts).decideNow(reviewDecisions[move], id, { reason, note, pictures: [], words: [] });
}
