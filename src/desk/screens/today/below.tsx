import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { Lines } from '#desk/parts/lines.tsx';
import { sayCount, sayPlan, sayRelative } from '#desk/parts/say.ts';
import { When } from '#desk/parts/when.tsx';
import { sayDid, sayWho } from '#desk/parts/event-words.ts';
import type { LaidOver } from '#runtime/services/desk/overrides.ts';
import type { DoneBefore } from '#runtime/services/desk/since-last-visit.ts';
import type { TodayProps } from './today-props.ts';

const t = texts.today;

/** "Mika published 26 reviews". */
function sayDone(row: DoneBefore): string {
  const [one, other] = t.since.items[row.kind];
  return t.since.done({ who: sayWho(row), did: sayDid(row), what: sayCount(row.count, one, other) });
}

function sayEnding({ plan, over }: Pick<LaidOver, 'plan' | 'over'>): string {
  return `${over.kind === 'price' ? t.ending.pin : t.ending.correction}: ${plan.seller.name}, ${sayPlan(plan)}`;
}

/** What happened meanwhile, what ends, what was not found. */
export function Below({ today, request: { now } }: TodayProps) {
  const { since, ending, missed } = today;
  const { published } = since;
  const done = since.done.map((row) => ({
    key: `${row.operator} ${row.via} ${row.kind} ${row.action}`,
    text: sayDone(row),
    aside: <When at={new Date(row.last)} as="time" />,
  }));
  const feeds = { key: 'feeds', text: t.since.published(published) };
  return (
    <div className="t2">
      <section>
        <h2>
          {t.since.head}
          {since.lastHere !== null && (
            <>
              , <When at={new Date(since.lastHere)} as="row" />
            </>
          )}
        </h2>
        <Lines rows={[...done, ...(published.runs > 0 ? [feeds] : [])]} none={t.since.nothing} />
      </section>
      <section>
        <h2>{t.ending.head}</h2>
        <Lines
          rows={ending.map(({ plan, over, endsAt }) => ({
            key: `${plan.id} ${over.kind}`,
            text: <Link href={`/plans/${plan.id}`} name={sayEnding({ plan, over })} />,
            aside: endsAt !== null && sayRelative(endsAt, now),
          }))}
          none={t.ending.none}
        />
      </section>
      <section>
        <h2>{t.missed.head}</h2>
        <Lines
          rows={missed.map(({ name, count }) => ({ key: name, text: name, aside: t.missed.times({ count }) }))}
          none={t.missed.none}
        />
      </section>
    </div>
  );
}
