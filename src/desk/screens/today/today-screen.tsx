import { LayoutDashboard } from 'lucide';
import { defineScreen, type ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { sayNumber, sayRelative } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { When } from '#desk/parts/when.tsx';
import type { Today } from '#runtime/services/desk/today.ts';
import { Below } from './below.tsx';
import { Earned } from './earned.tsx';
import { Ill } from './ill.tsx';
import { countIll, countWaiting, type TodayProps } from './today-props.ts';
import { Waits } from './waits.tsx';

const t = texts.today;

export const todayScreen = defineScreen({
  path: '/',
  title: t.title,
  place: { label: t.title, icon: LayoutDashboard, group: 1, order: 1, chord: 't', tab: t.title },
  load: (desk, { viewer }) => desk.readings.today(viewer),
  view: viewToday,
});

const longDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

function viewToday(today: Today, request: ScreenRequest) {
  const { now, viewer } = request;
  const checked = t.checked({ age: sayRelative(today.checkedAt, now) });
  return (
    <>
      <ScreenHead title={longDay.format(now).replace(',', '')} facts={<span className="mut s13">{checked}</span>}>
        <span className="mut s13 dk">
          {t.ends} <When at={viewer.endsAt} as="time" />
        </span>
      </ScreenHead>
      <InShort today={today} />
      <p className="note note--info" data-news="" hidden>
        <Link href="/" name={t.news} />
      </p>
      <div className="t3" data-refresh={markOf(today)}>
        <Waits today={today} request={request} />
        <Ill today={today} request={request} />
        <Earned today={today} request={request} />
      </div>
      <Below today={today} request={request} />
    </>
  );
}

/** On phones: three figures, each jumps to its part. */
function InShort({ today }: Pick<TodayProps, 'today'>) {
  const { problems, warnings } = countIll(today);
  return (
    <nav className="sum ph" aria-label={t.short}>
      <a href="#waits">
        <b>{sayNumber(countWaiting(today))}</b>
        <span>{t.waits.short}</span>
      </a>
      <a href="#ill" className={problems > 0 ? 'st--bad' : undefined}>
        <b>{problems === 0 ? warnings : problems}</b>
        <span>{t.ill.head({ problems, warnings })}</span>
      </a>
      <a href="#earned">
        <b>{sayNumber(today.earned.clicks)}</b>
        <span>{t.earned.short}</span>
      </a>
    </nav>
  );
}

/** Differs when something else waits or is ill. */
function markOf({ waits, ill, illFeeds }: TodayProps['today']): string {
  const waiting = waits.map(({ kind, count, oldest }) => `${kind} ${count} ${oldest}`);
  return [...waiting, ...ill.map(({ says }) => says), ...illFeeds.map(({ name }) => name)].join('; ');
}
