import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { isCancel, log, note, outro, select, text } from '@clack/prompts';
import { success, type Result } from '#domain/kernel/result.ts';
import { reviewReasons, type ReviewReason } from '#domain/review/review-status.ts';
import type { DeskReview } from '#runtime/services/reviews/open-reviews.ts';
import { moveOne, undoOne, writeImages, type DeskOfReviews } from './answer-reviews.ts';
import { describeReview } from './review-text.ts';
import type { Terminal } from '#cli/terminal/terminal.ts';

interface Session {
  readonly person: NonNullable<Terminal['person']>;
  readonly now: () => Date;
  readonly withRating: boolean;
}

/** Batch size; skipped reviews are not shown again. */
const batch = 1000;

/**
 * Interactive moderation: shows the pending reviews one by one and applies the moderator's decisions. Enter alone
 * decides nothing, and no key that was pressed before a question is shown answers it.
 */
export async function moderate(desk: DeskOfReviews, session: Session): Promise<Result<string>> {
  const { output } = session.person;
  const page = await desk.reviews.list({ status: 'pending', limit: batch });
  const reviews = page.reviews.filter(({ waiting }) => waiting === null);
  for (const [index, review] of reviews.entries()) {
    note(describeReview(review, session), `${index + 1} of ${reviews.length}`, { output });
    if ((await moderateOne(desk, review, session)) === 'stop') break;
  }
  outro(reviews.length === 0 ? 'No reviews are waiting.' : 'Done.', { output });
  return success('');
}

/** Asks until a decision stands, or the review is left for later. */
async function moderateOne(desk: DeskOfReviews, review: DeskReview, session: Session): Promise<'next' | 'stop'> {
  for (;;) {
    const decision = await askUntilDecided(desk, review, session);
    if (decision === 'stop') return 'stop';
    if (decision === 'later') return 'next';
    const decided = await moveOne(desk, review.id, { ...decision, isNow: false });
    const { output } = session.person;
    if (!decided.ok) {
      log.error(decided.reason, { output });
      return 'next';
    }
    const next = await askToUndo(session, decided.value);
    if (next !== 'undo') return next;
    const undone = await undoOne(desk, review.id);
    if (!undone.ok) {
      log.error(undone.reason, { output });
      return 'next';
    }
  }
}

interface Decision {
  readonly move: 'approve' | 'reject';
  readonly reason: ReviewReason | null;
  readonly note: string | null;
}

/**
 * Screenshots are looked at before their review can be published: they may show personal data. The temporary files
 * are deleted after the decision.
 */
async function askUntilDecided(
  desk: DeskOfReviews,
  { id, imageCount }: DeskReview,
  session: Session,
): Promise<Decision | 'later' | 'stop'> {
  await using folders = new AsyncDisposableStack();
  let words: string | null = null;
  let unseen = imageCount > 0;
  for (;;) {
    const choice = await ask(session, { unseen, words });
    if (choice === 'images') {
      const { path } = folders.use(await mkdtempDisposable(join(tmpdir(), 'roamchart-review-')));
      const written = await writeImages(desk, { id, folder: path, at: session.now() });
      unseen = !written.ok;
      const { output } = session.person;
      if (written.ok) log.info(written.value.trim(), { output });
      else log.error(written.reason, { output });
    } else if (choice === 'note') words = await askForNote(session, words);
    else if (choice === 'approve') return { move: 'approve', reason: null, note: words };
    else if (choice === 'reject') {
      const reason = await askForReason(session);
      if (reason !== null) return { move: 'reject', reason, note: words };
    } else return choice;
  }
}

type Choice = 'later' | 'images' | 'approve' | 'reject' | 'note' | 'stop';

/** The first choice is harmless: Enter pressed once too often decides nothing. */
async function ask({ person }: Session, { unseen, words }: { unseen: boolean; words: string | null }): Promise<Choice> {
  await dropTypedKeys(person.input);
  const choice = await select<Choice>({
    ...person,
    message: 'What do you want to do?',
    options: [
      { value: 'later', label: 'Later' },
      unseen
        ? { value: 'images', label: 'Save the screenshots to look at', hint: 'required before publishing' }
        : { value: 'approve', label: 'Publish' },
      { value: 'reject', label: 'Reject …' },
      { value: 'note', label: words === null ? 'Add a note' : 'Change the note', hint: words ?? 'for other operators' },
      { value: 'stop', label: 'Stop' },
    ],
  });
  return isCancel(choice) ? 'stop' : choice;
}

/** Null: back to the question before. */
async function askForReason({ person }: Session): Promise<ReviewReason | null> {
  await dropTypedKeys(person.input);
  const reason = await select<ReviewReason | null>({
    ...person,
    message: 'For what reason?',
    options: [{ value: null, label: 'Back' }, ...reviewReasons.map((value) => ({ value }))],
  });
  return isCancel(reason) ? null : reason;
}

async function askForNote({ person }: Session, words: string | null): Promise<string | null> {
  await dropTypedKeys(person.input);
  const answer = await text({ ...person, message: 'Note for other operators', initialValue: words ?? '' });
  return isCancel(answer) ? words : answer.trim() || null;
}

async function askToUndo({ person }: Session, decided: string): Promise<'next' | 'undo' | 'stop'> {
  await dropTypedKeys(person.input);
  const choice = await select<'next' | 'undo' | 'stop'>({
    ...person,
    message: decided.trim(),
    options: [
      { value: 'next', label: 'Next review' },
      { value: 'undo', label: 'Take it back' },
      { value: 'stop', label: 'Stop' },
    ],
  });
  return isCancel(choice) ? 'stop' : choice;
}

/** Drops what was typed so far, so that a key pressed for one question never answers the next. */
async function dropTypedKeys(input: Readable): Promise<void> {
  input.resume();
  // What the terminal holds is read in the poll phase between two immediates.
  await setImmediate();
  await setImmediate();
  input.pause();
}
