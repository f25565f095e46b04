import { Rss } from 'lucide';
import { defineScreen, waitingCount } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { ActionButton } from '#desk/parts/action-form.tsx';
import { DataTable } from '#desk/parts/data-table.tsx';
import { Note } from '#desk/parts/note.tsx';
import { sayNumber } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { When } from '#desk/parts/when.tsx';
import type { ListedFeed } from '#runtime/services/desk/feed-list.ts';
import { FeedMark } from './feed-mark.tsx';

const t = texts.feeds;

export const feedsScreen = defineScreen({
  path: '/feeds',
  title: t.title,
  place: {
    label: t.title,
    icon: Rss,
    group: 1,
    order: 4,
    chord: 'f',
    tab: t.title,
    count: async (desk) => waitingCount(await desk.readings.heldRuns()),
  },
  load: (desk) => desk.readings.feeds(),
  view: ({ feeds, mistakes }, { viewer }) => (
    <>
      <ScreenHead title={t.title} facts={<span className="mut">{t.text({ count: feeds.length })}</span>} />
      {mistakes.map((mistake) => (
        <Note key={mistake} kind="bad">
          {mistake}
        </Note>
      ))}
      <FeedTable feeds={feeds} isOwner={viewer.role === 'owner'} />
    </>
  ),
});

function FeedTable({ feeds, isOwner }: { readonly feeds: readonly ListedFeed[]; readonly isOwner: boolean }) {
  const { columns } = t;
  return (
    <DataTable
      label={t.title}
      className="two-line"
      columns={[
        { head: columns.name, render: linkTo },
        { head: columns.state, render: stateOf },
        {
          head: columns.last,
          className: 'mut',
          render: ({ lastRun }) => lastRun && <When at={new Date(lastRun.startedAt)} as="row" />,
        },
        {
          head: columns.next,
          className: 'mut',
          render: ({ nextAt, schedule }) =>
            nextAt === null ? schedule !== null && t.nextUnknown : <When at={nextAt} as="time" />,
        },
        { head: columns.plans, isRight: true, render: ({ plans }) => plans !== null && sayNumber(plans) },
        {
          head: columns.more,
          isHeadHidden: true,
          isRight: true,
          render: (feed) => <FeedActions feed={feed} isOwner={isOwner} />,
        },
      ]}
      rows={feeds}
      keyOf={({ name }) => name}
      none={t.none}
    />
  );
}

function linkTo({ name }: ListedFeed) {
  return <Link look="row strong" href={`/feeds/${encodeURIComponent(name)}`} name={name} />;
}

function stateOf(feed: ListedFeed) {
  return (
    <>
      <FeedMark feed={feed} />
      {feed.problem !== null && <span className="s13 mut"> {feed.problem}</span>}
    </>
  );
}

function FeedActions({ feed, isOwner }: { readonly feed: ListedFeed; readonly isOwner: boolean }) {
  const { name, heldRun, schedule, state } = feed;
  const end = { look: 'btn btn--sm btn--bad', title: t.endMeans };
  return (
    <div className="acts acts--end">
      {heldRun !== null && <Link look="btn btn--sm btn--p" href={`/feeds/runs/${heldRun}`} name={t.look} />}
      {isOwner && schedule !== null && (
        <ActionButton of="feed/run" subject={name} back="/feeds" name={texts.shared.fetchNow} />
      )}
      {isOwner && state === 'retired' && (
        <ActionButton of="feed/retire" subject={name} back="/feeds" name={t.end} button={end} />
      )}
    </div>
  );
}
