import { isolateText } from '#domain/kernel/bidi-text.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Flag } from '#ui/flag.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Sea } from '#ui/sea.tsx';
import { Section, Wrap } from '#ui/section.tsx';
import { DestinationFinder } from '#web/features/search/destination-finder.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import { FareLegend } from '#web/features/place/fare-legend.tsx';
import { PlaceCard } from '#web/features/place/place-card.tsx';
import type { PlaceData } from '#web/shared/place/place-data.ts';
import { PlaceLinks } from '#web/shared/place/place-links.tsx';
import { PlaceBackdrop } from '#web/shared/place/place-picture.tsx';
import type { CountryGroup } from './group-countries.ts';
import type { RegionsData, ShownPart } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

type AllData = Extract<RegionsData, { readonly view: 'all' }>;

/** Every destination with plans, or the matches of a query. */
export function Page(data: RegionsData) {
  const { messages } = usePage();
  const texts = messages.regions;
  const isEmpty = data.view === 'all' && data.notice !== null;
  return (
    <>
      <Wrap className={styles['head']}>
        <Trail to={[{ label: messages.common.nav.destinations }]} />
        <Heading as="h1">{texts.heading}</Heading>
        {data.view === 'all' && <Summary {...data} />}
        {!isEmpty && (
          <div className={styles['tools']}>
            <DestinationFinder
              label={texts.finder.label}
              submit={texts.finder.submit}
              query={data.view === 'results' ? data.query : ''}
            />
            {data.view === 'all' && <PartLinks shown={data.part} />}
          </div>
        )}
        {data.view === 'all' && data.global !== null && <GlobalCard place={data.global} />}
      </Wrap>
      {data.view === 'all' ? <AllPlaces {...data} /> : <Results {...data} />}
    </>
  );
}

function Summary({ notice, regionCount, countryCount }: AllData) {
  const { regions } = usePage().messages;
  return <p>{notice ?? regions.summary({ regions: regionCount, countries: countryCount })}</p>;
}

/** Links, because each part has an address. */
function PartLinks({ shown }: { readonly shown: ShownPart }) {
  const { shell, messages } = usePage();
  const texts = messages.regions.show;
  const path = localizePath('/region', shell.locale);
  const parts = [
    { part: 'all', href: path },
    { part: 'regions', href: `${path}?show=regions` },
    { part: 'countries', href: `${path}?show=countries` },
  ] as const;
  return (
    <nav className={styles['parts']} aria-label={texts.label}>
      {parts.map(({ part, href }) => (
        <a key={part} href={href} aria-current={part === shown ? 'page' : undefined}>
          {texts[part]}
        </a>
      ))}
    </nav>
  );
}

function GlobalCard({ place }: { readonly place: PlaceData }) {
  const { shell } = usePage();
  return (
    <a className={styles['global']} href={localizePath(place.path, shell.locale)}>
      <Sea className={styles['globalSea']} backdrop={<PlaceBackdrop place={place} />}>
        <GlobalWords place={place} />
      </Sea>
    </a>
  );
}

/** No price: the cheapest plan of the world fits few trips. */
function GlobalWords({ place: { name, planCount } }: { readonly place: PlaceData }) {
  const { common } = usePage().messages;
  return (
    <span>
      <b>{name}</b>
      <small>{common.planCount({ count: planCount })}</small>
    </span>
  );
}

function AllPlaces({ continents, parts, groups, fares }: AllData) {
  const texts = usePage().messages.regions;
  return (
    <>
      {continents.length > 0 && (
        <Section className={styles['first']} heading={texts.continentsHeading}>
          <FareLegend fares={fares} className={styles['fares']} />
          <ul className={styles['cards']}>
            {continents.map((place) => (
              <li key={place.path}>
                <PlaceCard place={place} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {parts.length > 0 && (
        <Section heading={texts.partsHeading}>
          <div className={styles['pairs']}>
            <PlaceLinks places={parts} />
          </div>
        </Section>
      )}
      {groups.length > 0 && (
        <Section heading={texts.countriesHeading} side={texts.priceNote}>
          <LetterLinks groups={groups} />
          <div className={styles['index']}>
            {groups.map((group) => (
              <CountryIndex key={group.initial} group={group} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

function letterId(initial: string): string {
  return `letter-${initial}`;
}

function LetterLinks({ groups }: Pick<AllData, 'groups'>) {
  const texts = usePage().messages.regions;
  return (
    <nav className={styles['letters']} aria-label={texts.letters}>
      {groups.map(({ initial }) => (
        <a key={initial} href={`#${encodeURIComponent(letterId(initial))}`}>
          {initial}
        </a>
      ))}
    </nav>
  );
}

function CountryIndex({ group }: { readonly group: CountryGroup }) {
  const { shell } = usePage();
  return (
    <section id={letterId(group.initial)}>
      <h3>{group.initial}</h3>
      <ul>
        {group.places.map(({ name, path, flag, price, amount }) => (
          <li key={path}>
            <a href={localizePath(path, shell.locale)}>
              {flag !== null && <Flag src={flagAddress(flag)} />}
              <span>{name}</span>
              {price !== null && (
                <b>
                  {formatMoney(price, shell.locale)}
                  {amount !== null && <small> {amount}</small>}
                </b>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Results({ query, places, isSimilar }: Extract<RegionsData, { readonly view: 'results' }>) {
  const { shell, messages } = usePage();
  const texts = messages.regions;
  const all = <GoLink href={localizePath('/region', shell.locale)}>{texts.finder.clear}</GoLink>;
  const asked = { query: isolateText(query) };
  if (places.length === 0) return <Section heading={texts.results.none(asked)}>{all}</Section>;
  const heading = isSimilar ? messages.search.none.similar(asked) : texts.results.heading(asked);
  return (
    <Section heading={heading} side={all}>
      <PlaceLinks places={places} />
    </Section>
  );
}
