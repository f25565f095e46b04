import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { QueueList } from '#desk/frame/queue.tsx';
import { sayPlan } from '#desk/parts/say.ts';
import { SellerLogo } from '#desk/parts/seller-logo.tsx';
import { When } from '#desk/parts/when.tsx';
import type { ReportedPlans } from '#runtime/services/desk/reported-plans.ts';
import type { WrongPrice } from '#runtime/services/desk/wrong-price.ts';

const t = texts.prices;

interface ReportedListProps {
  readonly reported: ReportedPlans;
  readonly current: number;
}

/** Most reports first. */
export function ReportedList({ reported: { plans, planCount }, current }: ReportedListProps) {
  const rows = plans.map(({ plan, reports, reason }) => ({
    id: plan.id,
    body: (
      <>
        <SellerLogo seller={plan.seller} size={28} />
        <div>
          <b>{plan.seller.name}</b>
          <p>
            {sayPlan(plan)}
            {t.short[reason]}
          </p>
        </div>
        <b>{reports}</b>
      </>
    ),
  }));
  return (
    <QueueList label={t.list} path="/prices" rows={rows} current={current}>
      {planCount > plans.length && <p className="foot">{t.rest({ count: planCount - plans.length })}</p>}
    </QueueList>
  );
}

export function PriceHead({ price: { plan, reports } }: { readonly price: WrongPrice }) {
  const [first] = reports;
  return (
    <div className="rv-h">
      <SellerLogo seller={plan.seller} size={40} />
      <div>
        <h2>{sayPlan(plan)}</h2>
        <p>
          <span>{plan.seller.name}</span>
          <Link href={`/plans/${plan.id}`} name={t.facts({ id: plan.id })} />
          {first !== undefined && (
            <span>
              {t.reports({ count: reports.length, reason: t.reasons[first.reason] })} {t.since}{' '}
              <When at={new Date(first.reportedAt)} as="row" />
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
