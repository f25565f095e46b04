import { Search } from 'lucide';
import { useRef, useState, type FormEvent } from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { navigateTo } from '#web/components/navigate-to.ts';
import { usePage } from '#web/components/page-environment.tsx';
import { useSlashKey } from '#web/components/use-slash-key.ts';
import { DataCell } from './data-cell.tsx';
import { DaysCell } from './days-cell.tsx';
import { finderAddress, type FinderChoices } from './finder-address.ts';
import styles from './trip-finder.module.css';
import { WhereCell } from './where-cell.tsx';

const nothingChosen: FinderChoices = { where: { text: '', path: null }, days: null, gb: null };

/**
 * Where, for how long and with how much data: leads to the plans of that place, ordered for that trip. Only "Where" has to
 * be said. Without JavaScript it is a form that asks the page of all destinations, which opens the only one it finds.
 */
export function TripFinder() {
  const { shell, messages } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState(nothingChosen);
  const focusWhere = (): void => form.current?.querySelector('input')?.focus();
  useSlashKey(focusWhere);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = finderAddress(choices);
    if (address === null) focusWhere();
    else navigateTo(localizePath(address, shell.locale));
  };
  const change = (part: Partial<FinderChoices>): void => setChoices((before) => ({ ...before, ...part }));
  return (
    <form
      ref={form}
      className={styles['finder']}
      role="search"
      action={localizePath('/region', shell.locale)}
      onSubmit={submit}
    >
      <WhereCell where={choices.where} onChange={(where) => change({ where })} />
      <DaysCell days={choices.days} onChange={(days) => change({ days })} />
      <DataCell gb={choices.gb} onChange={(gb) => change({ gb })} />
      <div className={styles['submit']}>
        <Button type="submit" look="primary" size="large">
          <Icon of={Search} size={20} />
          {messages.search.finder.submit}
        </Button>
      </div>
    </form>
  );
}
