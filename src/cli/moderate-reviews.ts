import { isCancel, log, note, outro, select } from '@clack/prompts';
import { failure, success, type Result } from '#domain/result.ts';
import { reviewReasons, type ReviewReason } from '#domain/review-status.ts';
import type { DeskReview, ReviewDesk } from '#runtime/open-review-desk.ts';
import { describeRefusal } from './answer-reviews.ts';
import { describeReview } from './review-text.ts';
import type { Terminal } from './terminal.ts';

interface Session {
  readonly person: NonNullable<Terminal['person']>;
  readonly now: () => Date;
  readonly withRating: boolean;
}

/** Reviews that are fetched at once; those that a moderator skips do not come again. */
const batch = 1000;

/** Shows the reviews that wait, one after the other, and does what the moderator says. Stops when told to. */
export async function moderate(desk: ReviewDesk, session: Session): Promise<Result<string>> {
  const { output } = session.person;
  const reviews = await desk.list({ status: 'pending', limit: batch });
  for (const [index, review] of reviews.entries()) {
    note(describeReview(review, session), `${index + 1} of ${reviews.length}`, { output });
    const answer = await ask(session);
    if (answer === 'stop') break;
    if (answer === 'skip') continue;
    const decided = await decide(desk, review, { answer, session });
    if (!decided.ok) log.error(decided.reason, { output });
  }
  outro(reviews.length === 0 ? 'No review waits.' : 'That was it.', { output });
  return success('');
}

type Answer = 'approve' | 'skip' | 'stop' | ReviewReason;

async function ask({ person }: Session): Promise<Answer> {
  const choice = await select({
    ...person,
    message: 'What becomes of it?',
    options: [
      { value: 'approve', label: 'Publish' },
      { value: 'reject', label: 'Reject …' },
      { value: 'skip', label: 'Later' },
      { value: 'stop', label: 'Stop' },
    ] as const,
  });
  if (isCancel(choice)) return 'stop';
  if (choice !== 'reject') return choice;
  const reason = await select<ReviewReason>({
    ...person,
    message: 'Why?',
    options: reviewReasons.map((value) => ({ value })),
  });
  // Who turns back from a reason has not decided yet.
  return isCancel(reason) ? 'skip' : reason;
}

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
