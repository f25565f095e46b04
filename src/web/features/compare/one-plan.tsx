import { useState } from 'react';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TicketFacts } from '#web/shared/plan/ticket-facts.tsx';
import { PlanStrip } from '#web/shared/plan/plan-strip.tsx';
import { planAddress } from '#web/features/list/state/list-address.ts';
import { Check } from '#ui/check.tsx';
import { formatMoney } from '#i18n/format-money.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { toggleCompared } from '#web/shared/compared/compared-store.ts';
import { sayData, sayValidity } from '#web/shared/plan/plan-words.ts';
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
        {data.rivals.length > 0 && <Rivals plan={plan} rivals={data.rivals} />}
        <ButtonLink
          look={data.rivals.length > 0 ? 'outline' : 'primary'}
          href={localizePath(place?.path ?? '/region', shell.locale)}
        >
          {place === null ? texts.empty.action : texts.addMore({ place })}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Two to tick, in a form that works without scripts. */
function Rivals({ plan, rivals }: Pick<CompareData, 'rivals'> & { readonly plan: ComparedPlan }) {
  const { shell, messages } = usePage();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const language = { locale: shell.locale, messages };
  return (
    <form method="get" action={localizePath('/compare', shell.locale)} className={styles['rivals']}>
      <h2>{messages.compare.rivals}</h2>
      <input type="hidden" name="plans" value={plan.row.plan.id} />
      {rivals.map(({ plan: rival, prices }) => (
        <Check
          key={rival.id}
          name="plans"
          value={String(rival.id)}
          label={
            <>
              <bdi>{rival.provider.name}</bdi>
              <small>
                {joinFacts([sayData(rival, language), sayValidity(rival.validityDays, language)], shell.locale)}
              </small>
            </>
          }
          count={prices.cost === null ? '' : formatMoney(prices.cost, shell.locale)}
          isChecked={ticked.includes(rival.id)}
          onChange={(isTicked) => {
            setTicked((all) => (isTicked ? [...all, rival.id] : all.filter((id) => id !== rival.id)));
            toggleCompared(rival);
          }}
        />
      ))}
      <Button type="submit" look="primary">
        {messages.compare.withRivals}
      </Button>
    </form>
  );
}
