import { Search } from 'lucide';
import { localizePath } from '#i18n/localized-path.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { ErrorView } from '#web/features/failure/error-view.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Flag } from '#ui/flag.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './page.module.css';

/** A destination that may have been meant. */
export interface NearPlace {
  readonly name: string;
  /** Without language prefix. */
  readonly path: string;
  /** ISO 3166-1 alpha-2; null: a region. */
  readonly flag: string | null;
}

export interface NotFoundData {
  /** The requested path, as shown. */
  readonly path: string;
  /** Nearest first. */
  readonly places: readonly NearPlace[];
  /** The destination that the address names, which nobody sells plans for; null: it names none. */
  readonly noPlans: PlaceForms | null;
}

export function Page({ path, places, noPlans }: NotFoundData) {
  const { heading, message, help, ...texts } = usePage().messages.errors.notFound;
  const near = noPlans === null ? texts.nearest : texts.near;
  return (
    <ErrorView heading={noPlans === null ? heading : texts.noPlans({ place: noPlans })}>
      <p>{message({ path })}</p>
      {noPlans === null && <p>{help}</p>}
      <PlaceSearch />
      {places.length > 0 && <NearPlaces heading={near} places={places} />}
    </ErrorView>
  );
}

/** The header has none here. */
function PlaceSearch() {
  const { shell, messages } = usePage();
  const label = messages.common.nav.search;
  return (
    <form className={styles['search']} action={localizePath('/region', shell.locale)} role="search">
      <input type="search" name="q" required maxLength={100} placeholder={label} aria-label={label} />
      <Button type="submit" aria-label={label}>
        <Icon of={Search} size={20} />
      </Button>
    </form>
  );
}

function NearPlaces({ heading, places }: Pick<NotFoundData, 'places'> & { readonly heading: string }) {
  const { shell } = usePage();
  return (
    <>
      <h2 className={styles['heading']} id="near-places">
        {heading}
      </h2>
      <ul className={styles['places']} aria-labelledby="near-places">
        {places.map(({ name, path, flag }) => (
          <li key={path}>
            <ButtonLink size="small" href={localizePath(path, shell.locale)}>
              {flag !== null && <Flag src={flagAddress(flag)} />}
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}
