import { Rss } from 'lucide';
import { defineScreen } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { HeadTable } from '#desk/parts/head-table.tsx';
import { ActionButton } from '#desk/parts/action-button.tsx';
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
    count: async (desk) => countOf(await desk.readings.heldRuns()),
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
      {feeds.length === 0 ? (
        <p className="mut">{t.none}</p>
      ) : (
        <FeedTable feeds={feeds} isOwner={viewer.role === 'owner'} />
      )}
    </>
  ),
});

function countOf(count: number) {
  return count === 0 ? null : { count, waits: true };
}

function FeedTable({ feeds, isOwner }: { readonly feeds: readonly ListedFeed[]; readonly isOwner: boolean }) {
  const { columns } = t;
  return (
    <HeadTable
      label={t.title}
      className="two-line"
      columns={[
        columns.name,
        columns.state,
        columns.last,
        columns.next,
        { right: columns.plans },
        { hidden: columns.more },
      ]}
    >
      {feeds.map((feed) => (
        <FeedRow key={feed.name} feed={feed} isOwner={isOwner} />
      ))}
    </HeadTable>
  );
}

function FeedRow({ feed, isOwner }: { readonly feed: ListedFeed; readonly isOwner: boolean }) {
  const { name, lastRun, nextAt, plans, heldRun, problem, schedule, state } = feed;
  return (
    <tr>
      <td>
        <a className="row strong" href={`/feeds/${encodeURIComponent(name)}`}>
          {name}
        </a>
      </td>
      <td>
        <FeedMark feed={feed} />
        {problem !== null && <span className="s13 mut"> {problem}</span>}
      </td>
      <td className="mut">{lastRun !== null && <When at={new Date(lastRun.startedAt)} as="row" />}</td>
      <td className="mut">{nextAt !== null ? <When at={nextAt} as="time" /> : schedule !== null && t.nextUnknown}</td>
      <td className="r">{plans !== null && sayNumber(plans)}</td>
      <td className="r">
        <div className="acts acts--end">
          {heldRun !== null && (
            <a className="btn btn--sm btn--p" href={`/feeds/runs/${heldRun}`}>
              {t.look}
            </a>
          )}
          {isOwner && schedule !== null && (
            <ActionButton of="feed/run" subject={name} back="/feeds" name={texts.shared.fetchNow} />
          )}
          {isOwner && state === 'retired' && (
            <ActionButton
              of="feed/retire"
              subject={name}
              back="/feeds"
              name={t.end}
              className="btn btn--sm btn--bad"
              title={t.endMeans}
            />
          )}
        </div>
      </td>
    </tr>
  );
}
