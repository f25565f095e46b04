import { LayoutDashboard } from 'lucide';
import { defineScreen, type ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { When } from '#desk/parts/when.tsx';

const t = texts.today;

export const todayScreen = defineScreen({
  path: '/',
  title: t.title,
  role: 'moderator',
  place: { label: t.title, icon: LayoutDashboard, group: 1, order: 1, chord: 't', tab: t.title, count: null },
  load: async () => ({}),
  view: (_data, request) => <Today {...request} />,
});

function Today({ now, viewer }: ScreenRequest) {
  return (
    <>
      <div className="top">
        <h1>
          {new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
            .format(now)
            .replace(',', '')}
        </h1>
        <div className="mut s13 dk">
          {t.ends} <When at={viewer.endsAt} as="time" />
        </div>
      </div>
      <section className="card card--sim">
        <p className="big big--empty">{t.empty.title}</p>
        <p className="mut">{t.empty.text}</p>
      </section>
    </>
  );
}
