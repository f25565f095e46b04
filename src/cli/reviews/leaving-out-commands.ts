import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import { success } from '#domain/kernel/result.ts';
import type { TextRange } from '#domain/review/black-out.ts';
import { reviewDecisions } from '#runtime/services/desk/review-decisions.ts';
import type { RunOnDesk } from '#cli/terminal/run-on-desk.ts';
import type { ReviewReader } from './answer-reviews.ts';
import { saying } from '#cli/terminal/answer-result.ts';

export const idArgument = (): Argument => new Argument('<id>', 'id of a review, or at least its first six characters');

/** At once; the author is told. */
export function addLeavingOut(reviews: Command, run: RunOnDesk<ReviewReader>): void {
  reviews
    .command('omit')
    .description('Leave screenshots out of a review, for good. Its author is told.')
    .addArgument(idArgument())
    .addOption(
      new Option('--picture <n...>', 'numbers of screenshots, as "reviews show" lists them')
        .makeOptionMandatory()
        .argParser((text: string, former: readonly number[] | undefined) => [...(former ?? []), parseCount(text)]),
    )
    .action((id: string, { picture }: { readonly picture: readonly number[] }) =>
      run(async (desk) => {
        const pictures = picture.map((number) => number - 1);
        const done = await desk.decideNow(reviewDecisions.omit, id, { pictures });
        return done.ok ? success(`Review ${id}: screenshot ${picture.join(', ')} left out.\n`) : done;
      }),
    );
  reviews
    .command('black-out')
    .description('Replace letters of a review by ▇, for good. Its author is told.')
    .addArgument(idArgument())
    .addOption(
      new Option('--at <from-to...>', 'part of the text, such as 120-139: counted from 0, without the last one')
        .makeOptionMandatory()
        .argParser((text: string, former: readonly TextRange[] | undefined) => [...(former ?? []), parseRange(text)]),
    )
    .action((id: string, { at: words }: { readonly at: readonly TextRange[] }) =>
      run((desk) =>
        saying(desk.decideNow(reviewDecisions.blackOut, id, { words }), () => `Review ${id}: blacked out.\n`),
      ),
    );
  reviews
    .command('note')
    .description('Note something about a review for other operators, until the decision.')
    .addArgument(idArgument())
    .requiredOption('--text <text>', 'the note')
    .action((id: string, { text }: { readonly text: string }) =>
      run((desk) => saying(desk.decideNow(reviewDecisions.note, id, { note: text }), () => `Review ${id}: noted.\n`)),
    );
}

export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
}

function parseRange(text: string): TextRange {
  const [, begins = '', ends = ''] = /^(\d{1,6})-(\d{1,6})$/.exec(text) ?? [];
  if (ends === '') throw new InvalidArgumentError('It must be two positions, such as 120-139.');
  return { begins: Number(begins), ends: Number(ends) };
}
