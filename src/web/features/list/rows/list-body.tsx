import { ArrowLeft, ArrowRight } from 'lucide';
import { useEffect, useRef } from 'react';
import { plansPerPage, tableLinesPerPage } from '#domain/listing/list-query.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { sentenceSpace } from '#i18n/punctuation.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AfterList, useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './list-body.module.css';
import { ListButton, ListLink } from '#web/features/list/state/list-link.tsx';
import { NoPlans } from '#web/features/list/filters/no-plans.tsx';
import { PlanList } from './plan-list.tsx';
import { PriceTable } from './price-table.tsx';

/**
 * The list in the chosen view, with a note on hidden plans and pagination. While plans are loaded for a change the old list
 * stands, so that the control that was pressed keeps the focus.
 */
export function ListBody() {
  const { list } = usePage().messages;
  const { view, isBusy } = useListState();
  return (
    <div aria-busy={isBusy || undefined} className={styles['body']}>
      {isBusy && <VisuallyHidden>{list.loading}</VisuallyHidden>}
      {view.matchCount === 0 ? <NoPlans /> : <ChosenView />}
      <AfterList>
        {view.matchCount > 0 && <Pages />}
        <FoldedPlans />
        <RenewingPlans />
      </AfterList>
    </div>
  );
}

function ChosenView() {
  const { view } = useListState();
  if (view.query.view === 'table' && view.list.table !== null) return <PriceTable table={view.list.table} />;
  return <PlanList />;
}

/** The number of plans dominated by the same seller's other plans, and a link to show them. */
function FoldedPlans() {
  const { shell, messages } = usePage();
  const { list } = messages;
  const { view } = useListState();
  const { showsDominated } = view.query;
  if (view.dominatedCount === 0) return null;
  return (
    <p className={styles['folded']}>
      {showsDominated ? list.unfolded : list.folded({ count: view.dominatedCount })}
      {sentenceSpace(shell.locale)}
      <ListLink change={{ showsDominated: !showsDominated }}>{showsDominated ? list.fold : list.unfold}</ListLink>
    </p>
  );
}

/** The number of plans that renew by themselves, their lowest price, and a link to show them. */
function RenewingPlans() {
  const { shell, messages } = usePage();
  const { list } = messages;
  const { renewing, query } = useListState().view;
  const { showsRenewing } = query;
  if (renewing.count === 0) return null;
  const from = renewing.from && formatMoney(renewing.from, shell.locale);
  return (
    <p className={styles['folded']}>
      {showsRenewing ? list.renewingShown : list.renewing({ count: renewing.count, from })}
      {sentenceSpace(shell.locale)}
      <ListLink change={{ showsRenewing: !showsRenewing }}>
        {showsRenewing ? list.hideRenewing : list.showRenewing}
      </ListLink>
    </p>
  );
}

/** Adds the next page to the rows and focuses its first one. */
function ShowMore() {
  const { list } = usePage().messages;
  const { view, change } = useListState();
  const { to, total, table } = view.list;
  const { pagesShown = 1 } = view.query;
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    const row = firstNew.current === null ? undefined : findRows()[firstNew.current];
    if (row === undefined) return;
    firstNew.current = null;
    row.focus();
  });
  const size = table === null ? plansPerPage : tableLinesPerPage;
  if (to === total) return null;
  return (
    <Button
      onClick={() => {
        firstNew.current = findRows().length;
        change({ pagesShown: pagesShown + 1 });
      }}
    >
      {list.showMore({ count: Math.min(size, total - to) })}
    </Button>
  );
}

/** What takes the focus in each row. */
function findRows(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('#plans :is(ol > li > details > summary, tbody a[target])');
}

/** Pagination; a followed link scrolls to the top of the list. With JavaScript the next rows are added in place. */
function Pages() {
  const { common, list } = usePage().messages;
  const { page, pages, from, to, total } = useListState().view.list;
  const isHydrated = useHydrated();
  const toTop = (): void => document.querySelector('#plans h2')?.scrollIntoView();
  if (pages === 1) return null;
  return (
    <nav className={styles['pages']} aria-label={common.paging.label}>
      {page > 1 && (
        <ListButton change={{ page: page - 1 }} rel="prev" onFollow={toTop}>
          <Icon of={ArrowLeft} size={16} />
          {common.paging.previous}
        </ListButton>
      )}
      {isHydrated ? (
        <ShowMore />
      ) : (
        page < pages && (
          <ListButton change={{ page: page + 1 }} rel="next">
            {common.paging.next}
            <Icon of={ArrowRight} size={16} />
          </ListButton>
        )
      )}
      <span>{list.range({ from, to, total })}</span>
    </nav>
  );
}
