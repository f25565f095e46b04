import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { HiddenQuery, type QueryPart } from '#web/features/list/state/hidden-query.tsx';
import { AfterList, useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useStatedByAddress } from '#web/shared/visit/use-stated-by-address.ts';
import { FilterFields } from './filter-fields.tsx';
import styles from './filters.module.css';

/** The parts of the query that the form's own fields cover. */
const own: readonly QueryPart[] = [
  ...(['kind', 'share', 'network', 'provider', 'refund', 'scope', 'breakout', 'checked'] as const),
  ...(['minPrice', 'maxPrice', 'usesPromo'] as const),
];

export const filtersId = 'filters';

/**
 * The filters beside the list. They apply at once; without JavaScript they are a form with a button. On small screens the
 * sheet's button links to the form until hydration.
 */
export function FilterColumn() {
  const { shell, messages } = usePage();
  const { data } = useListState();
  const texts = messages.list.filters;
  const isHydrated = useHydrated();
  const statedByAddress = useStatedByAddress();
  return (
    <form
      id={filtersId}
      className={styles['column']}
      data-live={isHydrated || undefined}
      method="get"
      action={localizePath(data.path, shell.locale)}
      aria-label={texts.heading}
      {...statedByAddress}
      // Every control has applied already.
      onSubmit={(event) => event.preventDefault()}
    >
      <FilterFields />
      <AfterList>
        <HiddenQuery without={own} />
      </AfterList>
      <noscript>
        <Button type="submit" look="primary">
          {texts.apply}
        </Button>
      </noscript>
    </form>
  );
}
