import { Search } from 'lucide';
import { useRef, useState, type FormEvent } from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { navigateTo } from '#web/components/page/navigate-to.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import { useSlashKey } from '#web/components/page/use-slash-key.ts';
import { DataCell } from './data-cell.tsx';
import { DaysCell } from './days-cell.tsx';
import { searchAddress, tripAddress, type FinderTrip } from './finder-address.ts';
import styles from './trip-finder.module.css';
import { WhereCell } from './where-cell.tsx';

const anyTrip: FinderTrip = { days: null, gb: null };

/**
 * Place, days and data: a picked destination opens its plans, ordered for the trip. Typed text is submitted to the destinations
 * page, which opens a single match; so does the form without JavaScript.
 */
export function TripFinder() {
  const { shell, messages } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const [where, setWhere] = useState('');
  const [trip, setTrip] = useState(anyTrip);
  const focusWhere = (): void => form.current?.querySelector('input')?.focus();
  useSlashKey(focusWhere);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = searchAddress(where, trip);
    if (address === null) focusWhere();
    else navigateTo(localizePath(address, shell.locale));
  };
  const change = (part: Partial<FinderTrip>): void => setTrip((before) => ({ ...before, ...part }));
  return (
    <form
      ref={form}
      className={styles['finder']}
      role="search"
      action={localizePath('/region', shell.locale)}
      onSubmit={submit}
    >
      <WhereCell where={where} onChange={setWhere} addressOf={({ path }) => tripAddress(path, trip)} />
      <DaysCell days={trip.days} onChange={(days) => change({ days })} />
      <DataCell gb={trip.gb} onChange={(gb) => change({ gb })} />
      <div className={styles['submit']}>
        <Button type="submit" look="primary" size="large">
          <Icon of={Search} size={20} />
          {messages.search.finder.submit}
        </Button>
      </div>
    </form>
  );
}
