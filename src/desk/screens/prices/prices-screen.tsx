import { Tag } from 'lucide';
import { defineScreen, type ViewRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { defineQueue } from '#desk/frame/queue.tsx';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import type { ReportedPlans } from '#runtime/services/desk/reported-plans.ts';
import type { WrongPrice } from '#runtime/services/desk/wrong-price.ts';
import { Answers } from './answers.tsx';
import { PriceCards } from './price-cards.tsx';
import { PriceLine } from './price-line.tsx';
import { PriceHead, ReportedList } from './reported-list.tsx';

const t = texts.prices;

/** Leads to the plan that most visitors doubt. */
export const pricesScreen = defineQueue({
  path: '/prices',
  place: { label: t.title, icon: Tag, group: 1, order: 3, chord: 'p', tab: t.tab },
  empty: t.empty,
  count: async (desk) => (await desk.readings.reportedPlans()).planCount,
  first: async (desk) => (await desk.readings.reportedPlans()).plans[0]?.plan.id,
});

interface PriceData {
  readonly reported: ReportedPlans;
  readonly price: WrongPrice;
}

/** One doubted price: what visitors see, what we stored, what the provider asks, and three answers. */
export const priceScreen = defineScreen({
  path: '/prices/:plan',
  title: t.title,
  under: '/prices',
  load: async (desk, { params }): Promise<PriceData | null> => {
    const price = await desk.readings.wrongPrice(Number(params['plan']));
    return price && { reported: await desk.readings.reportedPlans(), price };
  },
  view: viewPrice,
});

function viewPrice({ reported, price }: PriceData, request: ViewRequest) {
  const { planCount, reportCount } = reported;
  const mayCorrect = price.over.pin !== null && request.viewer.role === 'owner';
  return (
    <>
      <ScreenHead
        title={t.title}
        facts={<span className="mut">{t.text({ reports: reportCount, plans: planCount })}</span>}
      >
        <span className="mut s13 dk">
          <kbd>J</kbd> <kbd>K</kbd> {t.move}&ensp;<kbd>O</kbd> {t.opens}
        </span>
      </ScreenHead>
      <div className="pr">
        <ReportedList reported={reported} current={price.plan.id} />
        <div>
          <PriceHead price={price} />
          <PriceCards price={price} now={request.now} siteOrigin={request.siteOrigin} />
          <PriceLine price={price} now={request.now} />
          {price.reports.length === 0 ? (
            <p className="mut">
              {t.closed} {mayCorrect && <Link href={`/corrections?plan=${price.plan.id}`} name={t.correction} />}
            </p>
          ) : (
            <Answers price={price} request={request} next={nextOf(reported, price.plan.id)} />
          )}
        </div>
      </div>
    </>
  );
}

/** Where an answer leads: to the next plan, or to what is left. */
function nextOf({ plans }: ReportedPlans, current: number): string {
  const place = plans.findIndex(({ plan }) => plan.id === current);
  const next = plans[place + 1] ?? plans.find(({ plan }) => plan.id !== current);
  return next === undefined ? '/prices' : `/prices/${next.plan.id}`;
}
