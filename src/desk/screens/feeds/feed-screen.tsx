import { defineScreen } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { When } from '#desk/parts/when.tsx';
import type { FeedRun } from '#runtime/services/desk/open-readings.ts';
import { stateOfRun } from './state-of-run.ts';

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
      <ul className="lines">
        {runs.map((run) => (
          <li key={run.id}>
            <span>
              <a className="link" href={`/feeds/runs/${run.id}`}>
                {run.id}
              </a>{' '}
              {t.run.states[stateOfRun(run, null)]}. <span className="mut">{run.sentence}</span>
            </span>
            <span className="fnt">
              <When at={new Date(run.startedAt)} as="row" />
            </span>
          </li>
        ))}
      </ul>
    </>
  ),
});
