import { useId, type ReactNode } from 'react';
import type { ListRow } from '#domain/destination-view.ts';
import { followPath } from '#domain/price-feed-path.ts';
import { Notice } from '#ui/notice.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { localizePath } from '#i18n/localized-path.ts';
import { CompareToggle } from '#web/components/compare/compare-toggle.tsx';
import { useListState } from '#web/components/list-state.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import { UnlimitedDecoded } from '#web/components/unlimited-decoded.tsx';
import styles from './plan-detail.module.css';
import { PlanFacts } from './plan-facts.tsx';
import { PlanPrice } from './plan-price.tsx';
import { PlanPromo } from './plan-promo.tsx';
import { ReportPrice } from './report-price.tsx';
import { TripReasons } from './trip-reasons.tsx';
import { usePlanAnswer } from './use-plan-answer.ts';

interface PlanDetailProps {
  readonly row: ListRow;
  readonly isOpen: boolean;
  readonly isReported: boolean;
}

/** Everything about a plan: its facts, what it means for the trip, its price over time, and the way to the seller. */
export function PlanDetail({ row, isOpen, isReported }: PlanDetailProps) {
  const texts = usePage().messages.plan;
  const { data, view } = useListState();
  const answer = usePlanAnswer(row.plan.id, isOpen);
  const slowsDown = row.plan.dataKind === 'unlimited' || row.plan.reducedSpeedKbps !== null;
  return (
    <div className={styles['detail']}>
      {isReported && (
        <div className={styles['notice']}>
          <Notice kind="ok" role="status">
            {texts.report.thanks}
          </Notice>
        </div>
      )}
      <Part heading={texts.detail.facts}>
        <PlanFacts plan={row.plan} answer={answer.plan} />
        {row.plan.validityDays !== null && <ClockLink row={row} />}
      </Part>
      <Part heading={texts.detail.trip}>
        <TripReasons row={row} />
        {slowsDown && <UnlimitedDecoded row={row} trip={view.query.trip} />}
        <PlanPromo row={row} />
      </Part>
      <Part heading={texts.history.heading}>
        <PlanPrice row={row} answer={answer} />
        <SellerLink row={row} />
        <p className={styles['compare']}>
          <CompareToggle plan={row.plan} />
        </p>
        {data.providerSlug === null && <ProviderLink row={row} />}
        {data.providerSlug === null && <FollowLink row={row} />}
        <ReportPrice planId={row.plan.id} />
      </Part>
    </div>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {children}
    </section>
  );
}

/** To the end of the plan in local time; from a country's page with that country. */
function ClockLink({ row: { plan } }: { readonly row: ListRow }) {
  const { shell, messages } = usePage();
  const { data } = useListState();
  const [, place = ''] = data.path.split('/');
  const query = new URLSearchParams([
    ['plan', String(plan.id)],
    ...(place === 'region' || place === 'global' ? [] : [['in', place]]),
  ]);
  return (
    <p className={styles['clock']}>
      <a className={styles['link']} href={`${localizePath('/clock', shell.locale)}?${query.toString()}`}>
        {messages.plan.detail.whenEnds}
      </a>
    </p>
  );
}

/** To what this seller's cheapest plan for the trip costs from now on. */
function FollowLink({ row: { plan } }: { readonly row: ListRow }) {
  const { shell, messages } = usePage();
  const { data, view } = useListState();
  const { slug: provider, name } = plan.provider;
  const facets = { ...view.query.facets, provider: [provider] };
  return (
    <p>
      <a
        className={styles['link']}
        href={localizePath(followPath(data.path, { ...view.query, facets }), shell.locale)}
        rel="nofollow"
      >
        {messages.plan.detail.follow({ provider: name })}
      </a>
    </p>
  );
}

function SellerLink({ row: { plan } }: { readonly row: ListRow }) {
  const texts = usePage().messages.plan;
  if (!plan.hasOffer) return <p className={styles['quiet']}>{texts.detail.noLink}</p>;
  return (
    <p className={styles['seller']}>
      <ButtonLink look="primary" href={`/go/${plan.id}`} rel="sponsored nofollow noopener">
        {texts.detail.go({ provider: plan.provider.name })}
      </ButtonLink>
      <span>{texts.sponsored}</span>
    </p>
  );
}

function ProviderLink({ row: { plan } }: { readonly row: ListRow }) {
  const { shell, messages } = usePage();
  const { data } = useListState();
  return (
    <p>
      <a className={styles['link']} href={localizePath(`${data.path}/${plan.provider.slug}`, shell.locale)}>
        {messages.plan.detail.allPlans({ provider: plan.provider.name })}
      </a>
    </p>
  );
}
