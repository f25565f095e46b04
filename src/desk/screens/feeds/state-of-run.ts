import type { FeedRun, ShownFeedRun } from '#runtime/services/desk/open-readings.ts';

/** What became of a run, decisions included. */
export function stateOfRun(
  { status, revertedAt }: Pick<FeedRun, 'status' | 'revertedAt'>,
  held: ShownFeedRun['held'],
): FeedRun['status'] | 'released' | 'discarded' | 'outdated' | 'reverted' {
  if (revertedAt !== null) return 'reverted';
  return held?.decision ?? status;
}
