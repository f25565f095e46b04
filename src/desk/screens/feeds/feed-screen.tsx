import { defineScreen } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { Lines } from '#desk/parts/lines.tsx';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { When } from '#desk/parts/when.tsx';
import type { FeedRun } from '#runtime/services/desk/open-readings.ts';
import { stateOfRun } from './feed-mark.tsx';

const t = texts.feeds;
const runsShown = 50;

export const feedScreen = defineScreen({
  path: '/feeds/:name',
  title: ({ feed }: { readonly feed: string; readonly runs: readonly FeedRun[] }) => t.history({ feed }),
  under: '/feeds',
  load: async (desk, { params }) => {
    const feed = params['name'] ?? '';
    const runs = await desk.readings.feedHistory({ feed, limit: runsShown });
    return runs.length === 0 ? null : { feed, runs };
  },
  view: ({ feed, runs }) => (
    <>
      <ScreenHead
        title={feed}
        parent={{ href: '/feeds', name: t.title }}
        facts={<span className="mut">{t.historyText({ count: runs.length })}</span>}
      />
      <Lines
        rows={runs.map((run) => ({
          key: run.id,
          text: (
            <>
              <Link href={`/feeds/runs/${run.id}`} name={run.id} /> {t.run.states[stateOfRun(run, null)]}.{' '}
              <span className="mut">{run.sentence}</span>
            </>
          ),
          aside: <When at={new Date(run.startedAt)} as="row" />,
        }))}
      />
    </>
  ),
});
