import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { HiddenQuery, type QueryPart } from './hidden-query.tsx';
import { AfterList, useListState } from './list-state.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { useStatedByAddress } from '#web/components/page/use-stated-by-address.ts';
import { FilterFields } from './filter-fields.tsx';
import styles from './filters.module.css';

/** What the fields of the form say. */
const own: readonly QueryPart[] = ['facets', 'minPrice', 'maxPrice', 'usesPromo'];

export const filtersId = 'filters';

/**
 * The filters beside the list. They act at once; without scripts they are a form with a button. On small screens the form is
 * what the button of the sheet leads to until it can open the sheet.
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
      // Every control has acted already.
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
