import { InvalidArgumentError, Option, type Command } from 'commander';
import {
  isReviewReason,
  reviewReasons,
  reviewStatuses,
  undoMs,
  type ReviewMove,
  type ReviewReason,
  type ReviewStatus,
} from '#domain/review/review-status.ts';
import { entriesOf } from '#domain/kernel/records.ts';
import { openReviews } from '#runtime/services/reviews/open-reviews.ts';
import { runOnDesk, type RunOnDesk } from '#cli/terminal/run-on-desk.ts';
import { listReviews, moveOne, replyToOne, showOne, undoOne, type ReviewReader } from './answer-reviews.ts';
import { addLeavingOut, idArgument, parseCount } from './leaving-out-commands.ts';
import { addReports } from './report-commands.ts';
import { moderate } from './moderate-reviews.ts';
import type { AddCommand, Terminal } from '#cli/terminal/terminal.ts';

interface Runner {
  readonly terminal: Terminal;
  readonly run: RunOnDesk<ReviewReader>;
}

export const addReviewsCommand: AddCommand = (reviews, terminal, finish) => {
  const run: Runner['run'] = async (work) =>
    finish(await runOnDesk(terminal, (desk) => work({ ...desk, reviews: openReviews(desk) })));
  const runner = { terminal, run };
  addModerate(reviews, runner);
  addReading(reviews, runner);
  addMoves(reviews, runner);
  addUndo(reviews, runner);
  addLeavingOut(reviews, run);
  addAnswers(reviews, runner);
  addReports(reviews, run);
};

const withRating = (): Option => new Option('--with-rating', 'show the rating, which moderation leaves out');
const json = (): Option => new Option('--json', 'print JSON');

function addModerate(reviews: Command, { terminal, run }: Runner): void {
  reviews
    .command('moderate', { isDefault: true })
    .description('Go through the pending reviews one by one. Without a terminal, list them.')
    .addOption(withRating())
    .action((options: { readonly withRating?: true }) => {
      const shown = { withRating: options.withRating === true };
      const { person } = terminal;
      return run((desk) =>
        person === null
          ? listReviews(desk, { status: 'pending', limit: 20, json: false, ...shown })
          : moderate(desk, { person, now: terminal.now, ...shown }),
      );
    });
}

interface ListOptions {
  readonly status: ReviewStatus;
  readonly from?: string;
  readonly limit: number;
  readonly withRating?: true;
  readonly json?: true;
}

function addReading(reviews: Command, { terminal, run }: Runner): void {
  reviews
    .command('list')
    .description('List reviews with one status: pending ones oldest first, others newest first.')
    .addOption(new Option('--status <status>', 'the status').choices(reviewStatuses).default('pending'))
    .addOption(new Option('--from <email>', 'all reviews from this email address, whatever their status'))
    .addOption(new Option('--limit <count>', 'at most this many').argParser(parseCount).default(20))
    .addOption(withRating())
    .addOption(json())
    .action(({ status, from, limit, ...options }: ListOptions) =>
      run((desk) =>
        listReviews(desk, {
          ...(from === undefined ? { status } : { email: from }),
          limit,
          withRating: options.withRating === true,
          json: options.json === true,
        }),
      ),
    );
  reviews
    .command('show')
    .description('Show one review and everything that was done with it. The email address is never shown.')
    .addArgument(idArgument())
    .option('--images <folder>', 'write its screenshots to this folder', terminal.locate)
    .addOption(withRating())
    .addOption(json())
    .action((id: string, options: Pick<ListOptions, 'withRating' | 'json'> & { readonly images?: string }) =>
      run((desk) =>
        showOne(desk, id, {
          images: options.images ?? null,
          withRating: options.withRating === true,
          json: options.json === true,
          at: terminal.now(),
        }),
      ),
    );
}

interface MoveOptions {
  readonly reason?: ReviewReason;
  readonly note?: string;
  readonly now?: true;
}

const moves: Readonly<Record<ReviewMove, string>> = {
  approve: 'Publish a pending or rejected review.',
  reject: 'Reject a pending review.',
  remove: 'Take down a published review.',
  restore: 'Publish a review that was taken down.',
};

function addMoves(reviews: Command, { run }: Runner): void {
  for (const [move, description] of entriesOf(moves)) {
    const command = reviews.command(move).description(description).addArgument(idArgument());
    if (move === 'reject' || move === 'remove') {
      command.addOption(
        new Option('--reason <code>', `the reason, which is counted publicly: ${reviewReasons.join(', ')}`)
          .makeOptionMandatory()
          .argParser(parseReason),
      );
    }
    command
      .option('--note <text>', 'a note for other operators, kept in the audit trail')
      .option('--now', `at once: without it the decision takes effect after ${undoMs / 1000} seconds`)
      .action((id: string, { reason, note, now }: MoveOptions) =>
        run((desk) => moveOne(desk, id, { move, reason: reason ?? null, note: note ?? null, isNow: now === true })),
      );
  }
}

function addUndo(reviews: Command, { run }: Runner): void {
  reviews
    .command('undo')
    .description('Take back the decision on a review that has not taken effect yet. Nobody was told of it.')
    .addArgument(idArgument())
    .action((id: string) => run((desk) => undoOne(desk, id)));
}

function addAnswers(reviews: Command, { terminal, run }: Runner): void {
  reviews
    .command('reply')
    .description('Publish the provider’s reply below a review, or delete it.')
    .addArgument(idArgument())
    .addOption(new Option('--text <text>', 'the reply').conflicts(['file', 'delete']))
    .addOption(
      new Option('--file <path>', 'a text file with the reply')
        .conflicts(['text', 'delete'])
        .argParser(terminal.locate),
    )
    .addOption(new Option('--delete', 'delete the reply'))
    .action((id: string, options: { readonly text?: string; readonly file?: string; readonly delete?: true }) =>
      run((desk) => replyToOne(desk, id, options)),
    );
}

function parseReason(text: string): ReviewReason {
  if (isReviewReason(text)) return text;
  throw new InvalidArgumentError(`It must be one of ${reviewReasons.join(', ')}.`);
}
