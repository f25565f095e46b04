import { isRenewing } from '#domain/plan/renewal.ts';
import { fitRank } from '#domain/trip/trip-order.ts';
import { ArrowDown, ArrowUp } from 'lucide';
import { Fragment, useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { queryText } from '#domain/kernel/query-text.ts';
import type { DestinationView, FurtherPlans, ListRow } from '#domain/listing/destination-view.ts';
import type { SortName } from '#domain/listing/list-query.ts';
import { isSameTrip, writeTrip } from '#domain/trip/trip.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { servedShare } from '#domain/plan/served-share.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useCompared } from '#web/shared/compared/compared-store.ts';
import { AfterList, useListState, WithDeferredState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { dividersOf, type Divider } from './dividers.ts';
import { ListLink } from '#web/features/list/state/list-link.tsx';
import styles from './plan-list.module.css';
import { HomeForm } from './home-form.tsx';
import { OwnSimRow, placeOfBound, useOwnSim } from './own-sim.tsx';
import { PlanRow } from './plan-row.tsx';
import { commonConditions } from './row-words.ts';

/** Whether the first of a list has the lowest price for the trip, as the first answer has. */
function isLowest({ plan, trip }: ListRow, sort: SortName): boolean {
  return sort === 'trip' && fitRank[trip.fit] === fitRank.full && !isRenewing(plan);
}

/** One page of plans, or of each provider's best one, with sortable column heads. */
export function PlanList() {
  const { href, view, data, rowsInSight } = useListState();
  const namesProvider = data.providerSlug === null;
  const saidOnce = useSaidOnce();
  const { openPlan, setOpen } = useOpenPlan(data.reportedPlan ?? (typeof data.open === 'number' ? data.open : null));
  const { notes } = useCompared();
  const lines = linesOf(view, useDeferredValue(view), rowsInSight);
  const ownSim = useOwnSim();
  const ownAt = ownSim.map(({ cost }) => placeOfBound(lines, view.list, cost.units));
  const ownRowsAt = (place: number) =>
    ownSim.map((own, index) => ownAt[index] === place && <OwnSimRow key={own.offer?.operator ?? 'bound'} {...own} />);
  return (
    <div
      className={classNames(styles['plans'], !namesProvider && styles['own'])}
      data-choosing={notes.length > 0 || undefined}
    >
      <AfterList>
        <ColumnHeads namesProvider={namesProvider} />
      </AfterList>
      <WithDeferredState>
        <ol>
          {lines.map(({ row, sort, divider, further, isBehind, total }, place) => (
            // Reusing a row for another plan changes only text, which is much faster than a new row.
            // oxlint-disable-next-line react/no-array-index-key -- see above; which row is open is known by its plan
            <Fragment key={place}>
              {ownRowsAt(place)}
              {divider !== undefined && <DividerLine divider={divider} />}
              <PlanRow
                row={row}
                sort={sort}
                isBehind={isBehind}
                namesProvider={namesProvider}
                regionNames={data.regionNames}
                marksStale={data.saysStale !== true}
                marksConverted={data.convertedFrom === null}
                isLowest={place === 0 && namesProvider && view.query.page === 1 && isLowest(row, sort)}
                isReported={data.reportedPlan === row.plan.id}
                isOpen={openPlan === row.plan.id}
                isCompared={notes.some(({ id }) => id === row.plan.id)}
                saidOnce={saidOnce}
                furtherCount={further?.count}
                areFurtherOpen={(further?.rows.length ?? 0) > 0}
                onToggle={setOpen}
              />
              {total !== undefined && <AllPlansLine provider={row.plan.provider} count={total} />}
              {/* Below the first row, which it would push down. */}
              {place === 0 && data.ownSim?.home === null && (
                <li>
                  <HomeForm {...data.ownSim} returnTo={href({ page: view.query.page })} />
                </li>
              )}
            </Fragment>
          ))}
          {ownRowsAt(lines.length)}
        </ol>
      </WithDeferredState>
    </div>
  );
}

/** Of a list of one seller: what holds for all of its rows. */
export function useSaidOnce(): readonly string[] {
  const { shell, messages } = usePage();
  const { data, view } = useListState();
  if (data.providerSlug === null) return [];
  const place = { regionNames: data.regionNames, now: shell.now };
  return commonConditions(view.list.rows, place, { locale: shell.locale, messages });
}

/** Of the lowest price of a list of one seller among all sellers, until another trip is chosen; null: it is the first. */
export function useBestRank() {
  const { data, view } = useListState();
  const { trip, usesPromo } = view.query;
  const { ranks } = data;
  if (ranks === undefined || !isSameTrip(ranks.trip, trip) || ranks.usesPromo !== usesPromo) return null;
  const [best] = Object.values(ranks.byPlan).toSorted((a, b) => a.place - b.place);
  return best === undefined || best.place === 1 ? null : best;
}

/** At most one plan is open. */
function useOpenPlan(first: number | null) {
  const [openPlan, show] = useState(first);
  const setOpen = useCallback((planId: number, isOpen: boolean) => {
    show((shown) => {
      if (isOpen) return planId;
      return shown === planId ? null : shown;
    });
  }, []);
  return { openPlan, setOpen };
}

/** A row, with the divider above it. */
interface Line {
  readonly row: ListRow;
  readonly sort: SortName;
  readonly divider: Divider | undefined;
  readonly further: FurtherPlans | undefined;
  /** True: one of the further plans. */
  readonly isBehind: boolean;
  /** The last of the further plans, where there are more: how many the provider's plans are. */
  readonly total: number | undefined;
}

/**
 * After a change only the visible rows show the new state; the rows below the fold are deferred.
 * @param earlier same as `view` when nothing is deferred
 */
function linesOf(view: DestinationView, earlier: DestinationView, inSight: number): readonly Line[] {
  const lines = allLines(view);
  if (earlier === view || lines.length <= inSight) return lines;
  const first = lines.slice(0, inSight);
  const taken = new Set(first.map(({ row }) => row.plan.id));
  const rest = allLines(earlier).slice(inSight);
  return [...first, ...rest.filter(({ row }) => !taken.has(row.plan.id))];
}

function allLines(view: DestinationView): readonly Line[] {
  const dividers = dividersOf(view);
  const { rows, further } = view.list;
  const { sort } = view.query;
  return rows.flatMap((row, index) => {
    const { count = 0, rows: shown = [] } = further[index] ?? {};
    const line = { row, sort, divider: dividers.get(row.plan.id), further: further[index], isBehind: false };
    const behind = shown.map((each, place) => {
      const isLast = place === shown.length - 1;
      return { ...lineBehind, row: each, sort, total: isLast && count > shown.length ? count + 1 : undefined };
    });
    return [{ ...line, total: undefined }, ...behind];
  });
}

const lineBehind = { divider: undefined, further: undefined, isBehind: true };

/** Names the kind of plans that follow. */
function DividerLine({ divider }: { readonly divider: Divider }) {
  const { shell, messages } = usePage();
  const { list } = messages;
  const isOfProviders = useListState().view.list.further.length > 0;
  const rows = list[isOfProviders ? 'countProviders' : 'countPlans']({ count: divider.count });
  return (
    <li className={styles['divider']}>
      {list[divider.fit]({ rows, share: formatPercent(servedShare, shell.locale) })}
    </li>
  );
}

/** A link to all plans of a provider of which some are open. */
function AllPlansLine({ provider: { slug, name }, count }: AllPlansLineProps) {
  const { shell, messages } = usePage();
  const { data, view } = useListState();
  const search = queryText(new URLSearchParams(writeTrip(view.query.trip).map(([key, value]) => [key, value])));
  return (
    <li className={styles['all']}>
      <a href={localizePath(`${data.path}/${slug}${search}`, shell.locale)}>
        {messages.list.allOf({ provider: isolateText(name), count })}
      </a>
    </li>
  );
}

interface AllPlansLineProps {
  readonly provider: ListRow['plan']['provider'];
  readonly count: number;
}

function ColumnHeads({ namesProvider }: { readonly namesProvider: boolean }) {
  const { columns } = usePage().messages.plan;
  const { query, list } = useListState().view;
  const { sort } = query;
  const isOfRegion = (list.rows[0]?.plan.coverage.countriesHere ?? 1) > 1;
  const isTrip = sort === 'trip';
  return (
    <div className={styles['heads']}>
      <div>
        <Head by="data" sort={sort}>
          {columns.data}
        </Head>
        <Head by="validity" sort={sort}>
          {columns.valid}
        </Head>
      </div>
      {namesProvider && (
        <Head by="rating" sort={sort}>
          {columns.provider}
        </Head>
      )}
      <span>{isOfRegion ? columns.share : columns.network}</span>
      <span className={styles['includes']}>{columns.includes}</span>
      <Head by={isTrip ? 'trip' : 'price'} sort={sort} isEnd>
        {isTrip ? columns.trip : columns.price}
      </Head>
    </div>
  );
}

/** Descending orders; the others are ascending. */
const mostFirst: ReadonlySet<SortName> = new Set(['data', 'validity', 'rating']);

interface HeadProps {
  readonly by: SortName;
  readonly sort: SortName;
  readonly isEnd?: boolean;
  readonly children: ReactNode;
}

/** A column head that sorts the list by the column. */
function Head({ by, sort, isEnd, children }: HeadProps) {
  const texts = usePage().messages.list.sort;
  const isCurrent = by === sort;
  return (
    <ListLink
      className={classNames(isEnd && styles['end'])}
      change={{ sort: by }}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{texts.by({ name: texts.names[by] })}</VisuallyHidden>
      {isCurrent && <Icon of={mostFirst.has(by) ? ArrowDown : ArrowUp} size={14} />}
    </ListLink>
  );
}
