import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { SortName } from '#domain/list-query.ts';
import { classNames } from '#ui/class-names.ts';
import { IconSymbols } from '#ui/icon-symbols.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useListState } from '#web/components/list-state.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import { planIcons } from '#web/components/plan-icons.ts';
import { dividersOf, type Divider } from './dividers.ts';
import { ListLink } from './list-link.tsx';
import styles from './plan-list.module.css';
import { PlanRow } from './plan-row.tsx';

/** One page of plans under heads that order them. */
export function PlanList() {
  const { view, data } = useListState();
  const { rows } = view.list;
  const namesProvider = data.providerSlug === null;
  const dividers = dividersOf(view);
  return (
    <div className={classNames(styles['plans'], !namesProvider && styles['own'])}>
      <IconSymbols icons={planIcons} />
      <ColumnHeads namesProvider={namesProvider} sort={view.query.sort} />
      <ol>
        {rows.map((row) => (
          <Fragment key={row.plan.id}>
            {dividers.has(row.plan.id) && <DividerLine divider={dividers.get(row.plan.id)} />}
            <PlanRow
              row={row}
              sort={view.query.sort}
              namesProvider={namesProvider}
              regionNames={data.regionNames}
              isReported={data.reportedPlan === row.plan.id}
            />
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

/** Says what kind of plans follow. */
function DividerLine({ divider }: { readonly divider: Divider | undefined }) {
  const texts = usePage().messages.list;
  if (divider === undefined) return null;
  return (
    <li className={styles['divider']}>
      {divider.fit === 'unknown' ? texts.unclearCount({ count: divider.count }) : texts.short({ count: divider.count })}
    </li>
  );
}

function ColumnHeads({ namesProvider, sort }: { readonly namesProvider: boolean; readonly sort: SortName }) {
  const { columns } = usePage().messages.plan;
  const isTrip = sort === 'trip';
  return (
    <div className={styles['heads']}>
      {namesProvider && (
        <Head by="rating" sort={sort}>
          {columns.provider}
        </Head>
      )}
      <Head by="data" sort={sort}>
        {columns.data}
      </Head>
      <Head by="validity" sort={sort}>
        {columns.valid}
      </Head>
      <span>{columns.network}</span>
      <span className={styles['includes']}>{columns.includes}</span>
      <Head by={sort === 'per-day' ? 'per-day' : 'per-gb'} sort={sort}>
        {columns.perGb}
      </Head>
      <Head by={isTrip ? 'trip' : 'price'} sort={sort} isEnd>
        {isTrip ? columns.trip : columns.price}
      </Head>
    </div>
  );
}

interface HeadProps {
  readonly by: SortName;
  readonly sort: SortName;
  readonly isEnd?: boolean;
  readonly children: ReactNode;
}

/** A column's name; it orders the list by the column. */
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
      {isCurrent && <Icon of={ArrowDown} size={14} />}
    </ListLink>
  );
}
