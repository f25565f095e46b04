import { Search } from 'lucide';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './destination-finder.module.css';
import { usePage } from '#web/shared/page/page-environment.tsx';

interface DestinationFinderProps {
  readonly label: string;
  readonly submit: string;
  /** The page that answers, without language prefix; default: that of all destinations. */
  readonly path?: string;
  /** The search text; default: empty. */
  readonly query?: string;
  /** Trip parameters for the address of the opened page. */
  readonly trip?: Readonly<Record<string, string>>;
}

/** A plain form that searches destinations; a single match opens its page. */
export function DestinationFinder({ label, submit, path = '/region', query = '', trip = {} }: DestinationFinderProps) {
  const { shell } = usePage();
  return (
    <form className={styles['finder']} action={localizePath(path, shell.locale)} role="search">
      <label className={styles['cell']}>
        <Icon of={Search} size={20} />
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          type="search"
          name="q"
          placeholder={label}
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      {Object.entries(trip).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="primary" size="large">
        {submit}
      </Button>
    </form>
  );
}
