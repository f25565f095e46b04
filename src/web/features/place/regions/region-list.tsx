import { ChevronDown } from 'lucide';
import { formatMoney } from '#i18n/format-money.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { PlaceData } from '#web/shared/place/place-data.ts';
import { PlacePicture } from '#web/shared/place/place-picture.tsx';
import type { RegionGroup } from './load.ts';
import styles from './region-list.module.css';

/** Of a region that are shown as it opens. */
const firstShown = 12;

/** Destinations with the lowest price of the basket, one below the other. */
export function PlaceRows({ places }: { readonly places: readonly PlaceData[] }) {
  return (
    <ul className={styles['rows']}>
      {places.map((place) => (
        <PlaceRow key={place.path} place={place} />
      ))}
    </ul>
  );
}

/** A destination with its map: a row as high as that of a region. */
export function PicturedRow({ place, hasPrice = true }: { readonly place: PlaceData; readonly hasPrice?: boolean }) {
  const { locale } = usePage().shell;
  return (
    <a className={styles['pictured']} href={localizePath(place.path, locale)}>
      <PlacePicture place={place} size="small" className={styles['picture']} />
      <b>{place.name}</b>
      {hasPrice && <RowPrice place={place} />}
    </a>
  );
}

/** A region with its countries; opened, a link to plans that cover all of it comes first. */
export function RegionRows({ group }: { readonly group: RegionGroup }) {
  const { shell, messages } = usePage();
  const { region, within, from, countries, of } = group;
  const { before, after } = messages.common.from;
  const rest = countries.slice(firstShown);
  return (
    <details className={styles['region']}>
      <summary className={styles['pictured']}>
        <PlacePicture place={region} size="small" className={styles['picture']} />
        <span>
          <b>{region.name}</b>
          <small>
            {countries.length < of
              ? messages.regions.countriesOf({ count: countries.length, of })
              : messages.common.countryCount({ count: countries.length })}
          </small>
        </span>
        {from !== null && (
          <span className={styles['price']}>
            {before}
            {formatMoney(from, shell.locale)}
            {after}
          </span>
        )}
        <Icon of={ChevronDown} size={18} />
      </summary>
      <PlaceRows places={[{ ...region, name: messages.regions.whole }, ...countries.slice(0, firstShown)]} />
      {rest.length > 0 && (
        <details>
          <summary>
            {messages.regions.more({ count: rest.length, within })}
            <Icon of={ChevronDown} size={18} />
          </summary>
          <PlaceRows places={rest} />
        </details>
      )}
    </details>
  );
}

/** Regions that are smaller than a continent, in one row that opens. */
export function PartRows({ parts: [first, ...others] }: { readonly parts: readonly PlaceData[] }) {
  const texts = usePage().messages.regions;
  if (first === undefined) return null;
  return (
    <details className={styles['region']}>
      <summary className={styles['pictured']}>
        <PlacePicture place={first} size="small" className={styles['picture']} />
        <b>{texts.partsHeading}</b>
        <Icon of={ChevronDown} size={18} />
      </summary>
      {[first, ...others].map((place) => (
        <PicturedRow key={place.path} place={place} />
      ))}
    </details>
  );
}

function PlaceRow({ place }: { readonly place: PlaceData }) {
  const { locale } = usePage().shell;
  return (
    <li>
      <a href={localizePath(place.path, locale)}>
        <span>{place.name}</span>
        <RowPrice place={place} />
      </a>
    </li>
  );
}

function RowPrice({ place: { price, amount } }: { readonly place: PlaceData }) {
  const { shell, messages } = usePage();
  if (price === null) return null;
  if (amount !== null) return <small className={styles['price']}>{messages.regions.noPlan}</small>;
  return <span className={styles['price']}>{formatMoney(price, shell.locale)}</span>;
}
