import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
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

/** Most reports first; J and K move. */
export function ReportedList({ reported: { plans, planCount }, current }: ReportedListProps) {
  const place = plans.findIndex(({ plan }) => plan.id === current);
  const keyOf = (index: number): string | undefined =>
    index === place + 1 ? 'j' : index === place - 1 ? 'k' : undefined;
  return (
    <nav className="plist" aria-label={t.list}>
      {plans.map(({ plan, reports, reason }, index) => (
        <a
          key={plan.id}
          href={`/prices/${plan.id}`}
          aria-current={plan.id === current ? 'true' : undefined}
          data-key={keyOf(index)}
        >
          <SellerLogo seller={plan.seller} size={28} />
          <div>
            <b>{plan.seller.name}</b>
            <p>
              {sayPlan(plan)}
              {t.short[reason]}
            </p>
          </div>
          <b>{reports}</b>
        </a>
      ))}
      {planCount > plans.length && <p className="foot">{t.rest({ count: planCount - plans.length })}</p>}
    </nav>
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
