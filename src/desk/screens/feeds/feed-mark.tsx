import { texts } from '#desk/messages/en.ts';
import { StateMark } from '#desk/parts/state-mark.tsx';
import type { FeedState, ListedFeed } from '#runtime/services/desk/feed-list.ts';
import type { FeedRun, ShownFeedRun } from '#runtime/services/desk/open-readings.ts';

const t = texts.feeds;

const marks: Readonly<Record<FeedState, 'ok' | 'warn' | 'bad' | 'off'>> = {
  fine: 'ok',
  held: 'bad',
  failing: 'warn',
  late: 'warn',
  running: 'ok',
  'never-run': 'warn',
  'by-hand': 'off',
  retired: 'off',
};

export function FeedMark({ feed: { state, failures } }: { readonly feed: Pick<ListedFeed, 'state' | 'failures'> }) {
  return (
    <StateMark kind={marks[state]}>{state === 'failing' ? t.failures({ count: failures }) : t.states[state]}</StateMark>
  );
}

/** What became of a run, decisions included. */
export function stateOfRun(
  { status, revertedAt }: Pick<FeedRun, 'status' | 'revertedAt'>,
  held: ShownFeedRun['held'],
): FeedRun['status'] | 'released' | 'discarded' | 'outdated' | 'reverted' {
  return revertedAt === null ? (held?.decision ?? status) : 'reverted';
}
