import { isolateText } from '#domain/kernel/bidi-text.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TicketFacts } from '#web/shared/plan/ticket-facts.tsx';
import { PlanStrip } from '#web/shared/plan/plan-strip.tsx';
import { planAddress } from '#web/features/list/state/list-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { PlanHead } from './plan-head.tsx';
import { compareCosts } from './compare-rows.ts';
import type { ComparedPlan } from './compared-row.ts';
import type { CompareData } from './load.ts';
import styles from './one-plan.module.css';

/** A single chosen plan as a ticket, and the way to others: nothing is compared with nothing. */
export function OnePlan({ plan, data }: { readonly plan: ComparedPlan; readonly data: CompareData }) {
  const { shell, messages } = usePage();
  const texts = messages.compare;
  const { place, trip, usesPromo } = data;
  const [cost] = compareCosts(data, { locale: shell.locale, messages });
  return (
    <div className={styles['one']}>
      <article className={styles['ticket']}>
        {cost !== undefined && <PlanHead plan={plan} cost={cost} data={data} />}
        <PlanStrip row={plan.row} trip={trip} size={24} />
        <TicketFacts plan={plan.row.plan} />
        {place !== null && (
          <a
            href={planAddress(plan.row.plan, { path: place.path, providerSlug: null, trip, usesPromo }, shell.locale)}
            rel="nofollow"
            aria-label={messages.trip.picks.detailsOf({ provider: isolateText(plan.row.plan.provider.name) })}
          >
            {messages.trip.picks.details}
          </a>
        )}
      </article>
      <div className={styles['more']}>
        <p>{texts.oneHint}</p>
        <ButtonLink look="primary" href={localizePath(place?.path ?? '/region', shell.locale)}>
          {place === null ? texts.empty.action : texts.addMore({ place })}
        </ButtonLink>
      </div>
    </div>
  );
}
