import type { SortName } from '#domain/listing/list-query.ts';
import { sortsOffered } from '#domain/listing/region-shares.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { HiddenQuery } from '#web/features/list/state/hidden-query.tsx';
import { OwnPriceButton } from '#web/features/list/ruler/own-price-link.tsx';
import { AfterList, useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useStatedByAddress } from '#web/shared/visit/use-stated-by-address.ts';
import { FilterButton } from './filter-sheet.tsx';
import { ListLink } from '#web/features/list/state/list-link.tsx';
import styles from './toolbar.module.css';

/** View and order of the list, and on phones its filters. */
export function Toolbar() {
  return (
    <div className={styles['tools']}>
      <AfterList>
        <FilterButton />
        <ViewSwitch />
        <OwnPriceButton />
      </AfterList>
      <AfterList own={({ sort }) => sort}>
        <SortForm />
      </AfterList>
    </div>
  );
}

/** Links, because every view has an address. */
function ViewSwitch() {
  const texts = usePage().messages.list.views;
  const { view } = useListState();
  return (
    <nav className={styles['views']} aria-label={texts.label}>
      {(['best', 'table'] as const).map((name) => (
        <ListLink key={name} change={{ view: name }} aria-current={name === view.query.view ? 'true' : undefined}>
          {texts[name]}
        </ListLink>
      ))}
    </nav>
  );
}

function SortForm() {
  const { shell, messages } = usePage();
  const { data, view, change } = useListState();
  const texts = messages.list.sort;
  const statedByAddress = useStatedByAddress();
  const names = sortsOffered(view.countryCount);
  return (
    <form
      className={styles['sort']}
      {...statedByAddress}
      method="get"
      action={localizePath(data.path, shell.locale)}
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        name="sort"
        label={texts.label}
        value={names.includes(view.query.sort) ? view.query.sort : 'trip'}
        options={names.map((name) => ({ value: name, label: texts.names[name] }))}
        onChange={(value) => change({ sort: value as SortName })}
      />
      <HiddenQuery without={['sort']} />
      <noscript>
        <Button type="submit" size="small">
          {texts.submit}
        </Button>
      </noscript>
    </form>
  );
}
