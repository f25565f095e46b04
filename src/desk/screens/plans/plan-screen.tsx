import { defineScreen, type ViewRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { GoToPage } from '#desk/parts/go.tsx';
import { ItemTrail } from '#desk/parts/item-trail.tsx';
import { LayerTable } from '#desk/parts/layer-table.tsx';
import { PricePlot } from '#desk/parts/price-plot.tsx';
import { publicPath, sayMoney, sayPlan } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { SellerLogo } from '#desk/parts/seller-logo.tsx';
import { sayDid, sayWho } from '#desk/parts/event-words.ts';
import type { PlanLayers } from '#runtime/services/desk/plan-layers.ts';
import { PlanForms } from './plan-forms.tsx';
import { layersOf } from './plan-layers.tsx';

const t = texts.plans;

/** One plan: what its feed says, what lies over it, what visitors see. */
export const planScreen = defineScreen({
  path: '/plans/:plan',
  title: ({ plan }: PlanLayers) => t.title({ id: plan.id }),
  under: '/overrides',
  load: async (desk, { params }) => {
    const id = params['plan'] ?? '';
    return /^\d{1,15}$/.test(id) ? desk.readings.plan(Number(id)) : null;
  },
  view: viewPlan,
});

function viewPlan(layers: PlanLayers, request: ViewRequest) {
  const { plan } = layers;
  const { now, viewer, siteOrigin } = request;
  return (
    <>
      <ScreenHead
        title={sayPlan(plan)}
        parent={{ href: '/overrides', name: t.overrides }}
        facts={
          <span className="who mut">
            <SellerLogo seller={plan.seller} size={22} />
            {t.facts({ seller: plan.seller.name, id: plan.id })}
          </span>
        }
      >
        <GoToPage href={siteOrigin + publicPath(plan)} />
      </ScreenHead>
      <div className="side">
        <div>
          <p className="intro">
            {t.intro} <b>{t.introBlue}</b>
            {t.introEnd}
          </p>
          <LayerTable layers={layersOf({ layers, now, isOwner: viewer.role === 'owner' })} ends />
          <Plot layers={layers} now={now} />
        </div>
        <div className="column">
          <PlanForms layers={layers} request={request} />
          <ItemTrail rows={trailOf(layers)} />
        </div>
      </div>
    </>
  );
}

function Plot({ layers, now }: { readonly layers: PlanLayers; readonly now: Date }) {
  const { shownLine, feedLine, plan, stated, over } = layers;
  const label = t.lineText({ shown: sayMoney(plan.price), feed: stated === null ? t.noPromo : sayMoney(stated.price) });
  return (
    <section className="gap-above">
      <h2 className="h3">{t.line}</h2>
      <PricePlot shown={shownLine} feed={feedLine} pinnedAt={over.pin?.pinnedAt ?? null} now={now} label={label} />
    </section>
  );
}

/** What people did, and what the feed did, newest first. */
function trailOf({ trail, feedLine }: PlanLayers) {
  const people = trail.map((event) => ({
    key: String(event.id),
    at: event.at,
    text: [`${sayWho(event)} ${sayDid(event)}`, event.after, event.note].filter((part) => part !== null).join(', '),
  }));
  const feed = feedLine.flatMap(({ at, money }, place) => {
    const before = feedLine[place - 1]?.money ?? null;
    if (before === null || money === null || sayMoney(before) === sayMoney(money)) return [];
    return [{ key: at, at, text: t.feedMoved({ from: sayMoney(before), to: sayMoney(money) }) }];
  });
  return [...people, ...feed].toSorted((a, b) => (a.at < b.at ? 1 : -1));
}
