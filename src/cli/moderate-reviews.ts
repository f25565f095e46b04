import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCancel, log, note, outro, select } from '@clack/prompts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { reviewReasons, type ReviewReason } from '#domain/review/review-status.ts';
import type { DeskReview, ReviewDesk } from '#runtime/services/open-review-desk.ts';
import { describeRefusal, writeImages } from './answer-reviews.ts';
import { describeReview } from './review-text.ts';
import type { Terminal } from './terminal.ts';

interface Session {
  readonly person: NonNullable<Terminal['person']>;
  readonly now: () => Date;
  readonly withRating: boolean;
}

/** Batch size; skipped reviews are not shown again. */
const batch = 1000;

/** Interactive moderation: shows the pending reviews one by one and applies the moderator's decisions. */
export async function moderate(desk: ReviewDesk, session: Session): Promise<Result<string>> {
  const { output } = session.person;
  const reviews = await desk.list({ status: 'pending', limit: batch });
  for (const [index, review] of reviews.entries()) {
    note(describeReview(review, session), `${index + 1} of ${reviews.length}`, { output });
    const answer = await askUntilDecided(desk, review, session);
    if (answer === 'stop') break;
    if (answer === 'skip') continue;
    const decided = await decide(desk, review, { answer, session });
    if (!decided.ok) log.error(decided.reason, { output });
  }
  outro(reviews.length === 0 ? 'No review waits.' : 'That was it.', { output });
  return success('');
}

type Answer = 'approve' | 'skip' | 'stop' | ReviewReason;

/**
 * Offers the screenshots before publication: they may show personal data. The temporary files are deleted after the
 * decision.
 */
async function askUntilDecided(desk: ReviewDesk, { id, imageCount }: DeskReview, session: Session): Promise<Answer> {
  await using folders = new AsyncDisposableStack();
  for (;;) {
    const answer = await ask(session, imageCount > 0);
    if (answer !== 'images') return answer;
    const { output } = session.person;
    const { path } = folders.use(await mkdtempDisposable(join(tmpdir(), 'roamchart-review-')));
    const written = await writeImages(desk, { id, folder: path });
    if (written.ok) log.info(written.value.trim(), { output });
    else log.error(written.reason, { output });
  }
}

async function ask({ person }: Session, hasImages: boolean): Promise<Answer | 'images'> {
  const choice = await select<Choice>({
    ...person,
    message: 'What becomes of it?',
    options: hasImages
      ? [...choices, { value: 'images', label: 'Look at the screenshots, until it is decided' }]
      : choices,
  });
  if (isCancel(choice)) return 'stop';
  if (choice !== 'reject') return choice;
  const reason = await select<ReviewReason>({
    ...person,
    message: 'Why?',
    options: reviewReasons.map((value) => ({ value })),
  });
  // Cancelling the reason leaves the review undecided.
  return isCancel(reason) ? 'skip' : reason;
}

type Choice = 'approve' | 'reject' | 'skip' | 'stop' | 'images';

const choices: { value: Choice; label: string }[] = [
  { value: 'approve', label: 'Publish' },
  { value: 'reject', label: 'Reject …' },
  { value: 'skip', label: 'Later' },
  { value: 'stop', label: 'Stop' },
];

async function decide(
  desk: ReviewDesk,
  { id }: DeskReview,
  { answer, session }: { readonly answer: Exclude<Answer, 'skip' | 'stop'>; readonly session: Session },
): Promise<Result<void>> {
  const move = answer === 'approve' ? 'approve' : 'reject';
  const reason = answer === 'approve' ? null : answer;
  const decided = await desk.decide(id, { move, reason, note: null, at: session.now() });
  return decided.ok ? success(undefined) : failure(describeRefusal(decided.reason));
}
