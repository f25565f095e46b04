import { Layers } from 'lucide';
import { defineScreen } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { DataTable } from '#desk/parts/data-table.tsx';
import { Link } from '#desk/parts/go.tsx';
import { Lines } from '#desk/parts/lines.tsx';
import { sayDay, sayLastDay, sayMoney, sayPlan, sayRelative } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { SearchForm } from '#desk/parts/search-form.tsx';
import { SellerName } from '#desk/parts/seller-logo.tsx';
import type { FoundItems } from '#runtime/services/desk/find-items.ts';
import type { LaidOver } from '#runtime/services/desk/overrides.ts';

const t = texts.plans;
const most = 100;

/** Hidden plans and pins, the soonest end first; and a way to any other plan. */
export const overridesScreen = defineScreen({
  path: '/overrides',
  title: t.overrides,
  place: {
    label: t.overrides,
    icon: Layers,
    group: 2,
    order: 2,
    chord: 'o',
    count: async (desk) => {
      const { length } = await desk.readings.overrides({ limit: most });
      return length === 0 ? null : { count: length, waits: false };
    },
  },
  load: async (desk, { query }) => {
    const asked = query['q'] ?? '';
    return {
      asked,
      found: asked === '' ? null : await desk.readings.find(asked),
      over: await desk.readings.overrides({ limit: most + 1 }),
    };
  },
  view: ({ asked, found, over }, { now }) => (
    <>
      <ScreenHead
        title={t.overrides}
        facts={<span className="mut">{t.overridesText({ count: Math.min(over.length, most) })}</span>}
      />
      <SearchForm action="/overrides" label={t.find} value={asked} button={t.findButton} />
      {found !== null && <Found found={found} />}
      <OverTable over={over.slice(0, most)} now={now} />
      {over.length > most && <p className="foot foot--list">{t.cut({ most })}</p>}
    </>
  ),
});

function Found({ found: { plans, sellers, reviewId } }: { readonly found: FoundItems }) {
  const links = [
    ...plans.map((plan) => [`/plans/${plan.id}`, `${plan.seller.name}, ${sayPlan(plan)}`] as const),
    ...sellers.map(({ slug, name }) => [`/providers/${slug}`, name] as const),
    ...(reviewId === null ? [] : [[`/reviews/${reviewId}`, t.review({ id: reviewId })] as const]),
  ];
  return (
    <section className="gap-above">
      <h2 className="h3">{t.found}</h2>
      <Lines
        rows={links.map(([href, name]) => ({ key: href, text: <Link href={href} name={name} /> }))}
        none={t.nothingFound}
      />
    </section>
  );
}

function OverTable({ over, now }: { readonly over: readonly LaidOver[]; readonly now: Date }) {
  const { columns } = t;
  return (
    <DataTable
      label={t.overrides}
      className="two-line"
      columns={[
        { head: columns.plan, render: ({ plan }) => <PlanLink plan={plan} /> },
        { head: columns.what, render: (row) => <span className="tag tag--you">{sayOver(row)}</span> },
        { head: columns.why, className: 'mut', render: ({ reason }) => reason },
        { head: columns.since, className: 'mut nowrap', render: ({ saidAt }) => sayDay(saidAt, now) },
        { head: columns.until, className: 'nowrap', render: ({ endsAt }) => sayEnd(endsAt, now) },
      ]}
      rows={over}
      keyOf={(row) => `${row.plan.id} ${row.over.kind}`}
      none={t.none}
    />
  );
}

function PlanLink({ plan }: Pick<LaidOver, 'plan'>) {
  return <SellerName seller={plan.seller} href={`/plans/${plan.id}`} name={`${plan.seller.name}, ${sayPlan(plan)}`} />;
}

function sayEnd(endsAt: string | null, now: Date): string {
  return endsAt === null ? t.noEnd : `${sayLastDay(endsAt, now)}, ${sayRelative(endsAt, now)}`;
}

function sayOver({ over }: LaidOver): string {
  switch (over.kind) {
    case 'hidden':
      return t.hidden;
    case 'price':
      return t.pinnedAt({ price: sayMoney(over.pin.price) });
    case 'facts':
      return t.corrected;
  }
}
