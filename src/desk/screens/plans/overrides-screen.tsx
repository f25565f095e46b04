import { Layers } from 'lucide';
import { defineScreen } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { HeadTable } from '#desk/parts/head-table.tsx';
import { sayDay, sayLastDay, sayMoney, sayPlan, sayRelative } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { SellerLogo } from '#desk/parts/seller-logo.tsx';
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
      <form className="acts filter" role="search" action="/overrides">
        <input
          className="in in--sm"
          id="find"
          name="q"
          defaultValue={asked}
          aria-label={t.find}
          placeholder={t.find}
          data-key="/"
        />
        <button type="submit" className="btn btn--sm">
          {t.findButton}
        </button>
      </form>
      {found !== null && <Found found={found} />}
      {over.length === 0 ? (
        <p className="mut gap-above">{t.none}</p>
      ) : (
        <OverTable over={over.slice(0, most)} now={now} />
      )}
      {over.length > most && <p className="foot foot--list">{t.cut({ most })}</p>}
    </>
  ),
});

function Found({ found: { plans, sellers, reviewId } }: { readonly found: FoundItems }) {
  const isEmpty = plans.length + sellers.length === 0 && reviewId === null;
  return (
    <section className="gap-above">
      <h2 className="h3">{t.found}</h2>
      {isEmpty && <p className="mut">{t.nothingFound}</p>}
      <ul className="lines">
        {plans.map((plan) => (
          <li key={plan.id}>
            <a className="link" href={`/plans/${plan.id}`}>
              {plan.seller.name}, {sayPlan(plan)}
            </a>
          </li>
        ))}
        {sellers.map(({ slug, name }) => (
          <li key={slug}>
            <a className="link" href={`/providers/${slug}`}>
              {name}
            </a>
          </li>
        ))}
        {reviewId !== null && (
          <li>
            <a className="link" href={`/reviews/${reviewId}`}>
              {t.review({ id: reviewId })}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

function OverTable({ over, now }: { readonly over: readonly LaidOver[]; readonly now: Date }) {
  const { columns } = t;
  return (
    <HeadTable
      label={t.overrides}
      className="two-line"
      columns={[columns.plan, columns.what, columns.why, columns.since, columns.until]}
    >
      {over.map((row) => (
        <OverRow key={`${row.plan.id} ${row.over.kind}`} row={row} now={now} />
      ))}
    </HeadTable>
  );
}

function OverRow({ row, now }: { readonly row: LaidOver; readonly now: Date }) {
  const { plan, saidAt, reason, endsAt } = row;
  return (
    <tr>
      <td>
        <PlanLink plan={plan} />
      </td>
      <td>
        <span className="tag tag--you">{sayOver(row)}</span>
      </td>
      <td className="mut">{reason}</td>
      <td className="mut nowrap">{sayDay(saidAt, now)}</td>
      <td className="nowrap">
        {endsAt === null ? t.noEnd : `${sayLastDay(endsAt, now)}, ${sayRelative(endsAt, now)}`}
      </td>
    </tr>
  );
}

function PlanLink({ plan }: Pick<LaidOver, 'plan'>) {
  return (
    <a className="row who" href={`/plans/${plan.id}`}>
      <SellerLogo seller={plan.seller} size={24} />
      <b>
        {plan.seller.name}, {sayPlan(plan)}
      </b>
    </a>
  );
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
