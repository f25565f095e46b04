import { Search } from 'lucide-react';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './destination-finder.module.css';
import { usePage } from './page-environment.tsx';

interface DestinationFinderProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly submit: string;
  /** What was asked for; empty: nothing yet. */
  readonly query?: string;
  /** Floats over the sea of the home page. */
  readonly isWide?: boolean;
}

/** A plain form that asks the list of destinations; one match opens its page. */
export function DestinationFinder({ label, placeholder, submit, query = '', isWide = false }: DestinationFinderProps) {
  const { shell } = usePage();
  return (
    <form
      className={classNames(styles['finder'], isWide && styles['wide'])}
      action={localizePath('/region', shell.locale)}
      role="search"
    >
      <label className={styles['cell']}>
        <span>{label}</span>
        <input
          type="search"
          name="q"
          defaultValue={query}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <div className={styles['submit']}>
        <Button type="submit" look="primary" size="large">
          <Icon of={Search} size={20} />
          {submit}
        </Button>
      </div>
    </form>
  );
}
