import { localizePath } from '#i18n/localized-path.ts';
import { ErrorView } from '#web/features/failure/error-view.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Flag } from '#ui/flag.tsx';
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
}

export function Page({ path, places }: NotFoundData) {
  const { errors } = usePage().messages;
  return (
    <ErrorView heading={errors.notFound.heading}>
      <p>{errors.notFound.message({ path })}</p>
      <p>{errors.notFound.help}</p>
      {places.length > 0 && <NearPlaces places={places} />}
    </ErrorView>
  );
}

function NearPlaces({ places }: Pick<NotFoundData, 'places'>) {
  const { shell, messages } = usePage();
  return (
    <>
      <h2 className={styles['heading']} id="near-places">
        {messages.errors.notFound.nearest}
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
