import { formatMoney } from '#i18n/format-money.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { Flag } from '#ui/flag.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Sea } from '#ui/sea.tsx';
import { Section, Wrap } from '#ui/section.tsx';
import { DestinationFinder } from '#web/components/destination-finder.tsx';
import { flagAddress } from '#web/components/flag-address.ts';
import { usePage } from '#web/components/page-environment.tsx';
import type { PlaceData } from '#web/components/place-data.ts';
import { FromPrice, PlaceLinks } from '#web/components/place-links.tsx';
import type { CountryGroup } from './group-countries.ts';
import type { RegionsData } from './load.ts';
import styles from './page.module.css';

/** Every destination with plans, or those a query finds. */
export function RegionsPage(data: RegionsData) {
  const { shell, messages } = usePage();
  const texts = messages.regions;
  return (
    <>
      <Wrap className={styles['head']}>
        <Crumbs
          label={messages.common.nav.breadcrumb}
          trail={[
            { label: messages.common.nav.home, href: localizePath('/', shell.locale) },
            { label: messages.common.nav.destinations },
          ]}
        />
        <h1>{texts.heading}</h1>
        {data.view === 'all' && <p>{texts.summary({ regions: data.regionCount, countries: data.countryCount })}</p>}
        <div className={styles['finder']}>
          <DestinationFinder
            label={texts.finder.label}
            submit={texts.finder.submit}
            query={data.view === 'results' ? data.query : ''}
          />
        </div>
        {data.view === 'all' && data.global !== null && <GlobalCard place={data.global} />}
      </Wrap>
      {data.view === 'all' ? <AllPlaces {...data} /> : <Results {...data} />}
    </>
  );
}

function GlobalCard({ place }: { readonly place: PlaceData }) {
  const { shell, messages } = usePage();
  return (
    <a className={styles['global']} href={localizePath(place.path, shell.locale)}>
      <Sea className={styles['globalSea']}>
        <span>
          <b>{place.name}</b>
          <small>{messages.common.planCount({ count: place.planCount })}</small>
        </span>
        <FromPrice place={place} />
      </Sea>
    </a>
  );
}

function AllPlaces({ regions, groups }: Extract<RegionsData, { readonly view: 'all' }>) {
  const texts = usePage().messages.regions;
  return (
    <>
      {regions.length > 0 && (
        <Section heading={texts.regionsHeading}>
          <PlaceLinks places={regions} />
        </Section>
      )}
      <Section heading={texts.countriesHeading} side={texts.priceNote}>
        {groups.map((group) => (
          <CountryIndex key={group.name} group={group} />
        ))}
      </Section>
    </>
  );
}

function CountryIndex({ group }: { readonly group: CountryGroup }) {
  const { shell, messages } = usePage();
  return (
    <section className={styles['group']}>
      <h3>{group.name}</h3>
      <ul className={styles['index']}>
        {group.places.map(({ name, path, flag, price, planCount }) => (
          <li key={path}>
            <a href={localizePath(path, shell.locale)}>
              {flag !== null && <Flag src={flagAddress(flag)} />}
              <span>
                {name}
                <small>{messages.common.planCount({ count: planCount })}</small>
              </span>
              {price !== null && <b>{formatMoney(price, shell.locale)}</b>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Results({ query, places }: Extract<RegionsData, { readonly view: 'results' }>) {
  const { shell, messages } = usePage();
  const texts = messages.regions;
  const all = <GoLink href={localizePath('/region', shell.locale)}>{texts.finder.clear}</GoLink>;
  if (places.length === 0) return <Section heading={texts.results.none({ query })}>{all}</Section>;
  return (
    <Section heading={texts.results.heading({ query })} side={all}>
      <PlaceLinks places={places} />
    </Section>
  );
}
