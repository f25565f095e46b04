import { texts } from '#desk/messages/en.ts';
import { ActionButton } from '#desk/parts/action-form.tsx';
import { commandIn, CopyButton, sayCheck } from '#desk/parts/check-name.tsx';
import { Go } from '#desk/parts/go.tsx';
import { StateMark } from '#desk/parts/state-mark.tsx';
import { When } from '#desk/parts/when.tsx';
import type { ListedFeed } from '#runtime/services/desk/feed-list.ts';
import type { SiteCheck } from '#runtime/services/desk/site-checks.ts';
import { countIll, type TodayProps } from './today-props.ts';

const t = texts.today.ill;

/** What is ill: problems, then warnings, feeds, and that the rest is fine. */
export function Ill({ today, request }: TodayProps) {
  const { problems, warnings } = countIll(today);
  const isWell = problems + warnings === 0;
  return (
    <section className="card" aria-labelledby="ill">
      <div className="t-h">
        <h2 className="big" id="ill">
          {isWell ? (
            <small>{t.well}</small>
          ) : (
            <>
              {problems === 0 ? warnings : problems} <small>{t.head({ problems, warnings })}</small>
            </>
          )}
        </h2>
      </div>
      {today.ill.map((check) => (
        <IllCheck key={check.says} check={check} />
      ))}
      {today.illFeeds.map((feed) => (
        <IllFeed key={feed.name} feed={feed} mayFetch={request.viewer.role === 'owner'} />
      ))}
      <div className="ill">
        <StateMark kind="ok">{t.fine({ count: today.fine.length })}</StateMark>
        <div className="acts">
          <p>{today.fine.map(({ check }) => sayCheck(check)).join(', ')}</p>
          <Go href="/health" name={t.allFine} />
        </div>
      </div>
    </section>
  );
}

function IllCheck({ check: { check, level, says, advice } }: { readonly check: SiteCheck }) {
  const command = commandIn(advice);
  return (
    <div className="ill">
      <StateMark kind={level === 'problem' ? 'bad' : 'warn'}>{sayCheck(check)}</StateMark>
      <p className="says">{says}</p>
      {advice !== null && <p>{advice}</p>}
      {command !== null && (
        <div className="acts">
          <code>{command}</code>
          <CopyButton advice={advice} />
        </div>
      )}
    </div>
  );
}

function IllFeed({ feed, mayFetch }: { readonly feed: ListedFeed; readonly mayFetch: boolean }) {
  const { name, state, failures, problem, nextAt } = feed;
  return (
    <div className="ill">
      <StateMark kind="warn">{t.feed({ name })}</StateMark>
      <p className="says">{state === 'late' ? t.late : t.failed({ count: failures, problem: problem ?? '' })}</p>
      <div className="acts">
        <p>
          {nextAt !== null && (
            <>
              {t.again} <When at={nextAt} as="time" />
            </>
          )}
        </p>
        {mayFetch && <ActionButton of="feed/run" subject={name} back="/" name={texts.shared.fetchNow} />}
        <Go href={`/feeds/${encodeURIComponent(name)}`} name={texts.shared.look} />
      </div>
    </div>
  );
}
