import { texts } from '#desk/messages/en.ts';
import { StateMark } from '#desk/parts/state-mark.tsx';
import type { FeedState, ListedFeed } from '#runtime/services/desk/feed-list.ts';

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

export function FeedMark({ feed }: { readonly feed: Pick<ListedFeed, 'state' | 'failures'> }) {
  const { state, failures } = feed;
  return (
    <StateMark kind={marks[state]}>{state === 'failing' ? t.failures({ count: failures }) : t.states[state]}</StateMark>
  );
}
