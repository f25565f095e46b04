import { joinFacts } from '#i18n/format-list.ts';
import { Boundary } from '#ui/boundary.tsx';
import { Heading } from '#ui/heading.tsx';
import { Wrap } from '#ui/section.tsx';
import { ChosenList } from '#web/features/list/filters/chosen-list.tsx';
import { TripDatesForm } from '#web/features/list/detail/trip-dates.tsx';
import { FilterColumn } from '#web/features/list/filters/filters.tsx';
import { ListBody } from './list-body.tsx';
import { ListNotes } from './list-notes.tsx';
import { useBestRank, useSaidOnce } from './plan-list.tsx';
import { Toolbar } from '#web/features/list/filters/toolbar.tsx';
import { AfterList, useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './plan-section.module.css';

interface PlanSectionProps {
  readonly heading?: string;
  /** ISO 8601 in UTC: when a price here was last seen. */
  readonly checkedAt: string | null;
}

/** All plans of a page with filters, orders and views. Needs a `ListStateProvider`. */
export function PlanSection({ heading, checkedAt }: PlanSectionProps) {
  const { list } = usePage().messages;
  return (
    <section id="plans" className={styles['section']}>
      <Boundary>
        <Wrap className={styles['listing']}>
          <div className={styles['head']}>
            <Heading as="h2">{heading ?? list.heading}</Heading>
            <ShownCount />
            <Toolbar />
          </div>
          <FilterColumn />
          <div className={styles['list']}>
            <TripDatesForm />
            {/* Always rendered: adding or removing an element makes browsers restyle all following siblings. */}
            <div data-list-chosen="">
              <ChosenList />
            </div>
            <ListBody />
            <AfterList>
              <ListNotes checkedAt={checkedAt} />
            </AfterList>
          </div>
        </Wrap>
      </Boundary>
    </section>
  );
}

/** How many plans, and of one seller what its rows need not say each. */
function ShownCount() {
  const { shell, messages } = usePage();
  const { list } = messages;
  const { view, data } = useListState();
  const [best, saidOnce] = [useBestRank(), useSaidOnce()];
  const countsPlans = data.providerSlug !== null || view.query.view === 'plans';
  const counted = countsPlans
    ? list.shown({ count: view.matchCount, total: view.planCount })
    : list.sellers({ count: view.providerCount, currency: data.convertedFrom });
  const facts = [
    counted,
    ...(best === null ? [] : [list.best({ rank: list.rank(best) })]),
    ...(saidOnce.length === 0 ? [] : [list.each({ conditions: joinFacts(saidOnce, shell.locale) })]),
  ];
  return (
    <span role="status" className={styles['count']}>
      {joinFacts(facts, shell.locale)}
    </span>
  );
}
