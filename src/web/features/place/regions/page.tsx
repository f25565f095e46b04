import { isolateText } from '#domain/kernel/bidi-text.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { GoLink } from '#ui/go-link.tsx';
import { Heading } from '#ui/heading.tsx';
import { Section, Wrap } from '#ui/section.tsx';
import { DestinationFinder } from '#web/features/search/destination-finder.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import type { PlaceData } from '#web/shared/place/place-data.ts';
import { PlaceLinks } from '#web/shared/place/place-links.tsx';
import type { RegionsData } from './load.ts';
import styles from './page.module.css';
import { PartRows, PicturedRow, PlaceRows, RegionRows } from './region-list.tsx';

type AllData = Extract<RegionsData, { readonly view: 'all' }>;

/** Every destination with plans, those of one letter, or the matches of a query. */
export function Page(data: RegionsData) {
  const { messages } = usePage();
  const texts = messages.regions;
  const notice = data.view === 'all' ? data.notice : null;
  return (
    <>
      <Wrap className={styles['head']}>
        <Trail to={[{ label: messages.common.nav.destinations }]} />
        <Heading as="h1">{texts.heading}</Heading>
        {data.view !== 'results' && <p>{notice ?? texts.priceNote}</p>}
        {notice === null && (
          <div className={styles['finder']}>
            <DestinationFinder
              label={texts.finder.label}
              submit={texts.finder.submit}
              query={data.view === 'results' ? data.query : ''}
            />
          </div>
        )}
      </Wrap>
      {notice === null && <Places {...data} />}
    </>
  );
}

function Places(data: RegionsData) {
  if (data.view === 'results') return <Results {...data} />;
  if (data.view === 'letter') return <Letter {...data} />;
  return <AllPlaces {...data} />;
}

function AllPlaces({ popular, continents, parts, global, countryCount, regionCount, initials }: AllData) {
  const { regions: texts, common } = usePage().messages;
  return (
    <>
      <Popular places={popular} />
      <Section
        className={styles['part']}
        heading={texts.byRegion}
        side={texts.counts({ countries: common.countryCount({ count: countryCount }), regions: regionCount })}
      >
        <div className={styles['regions']}>
          {continents.map((group) => (
            <RegionRows key={group.region.path} group={group} />
          ))}
          <PartRows parts={parts} />
          {/* No price: the cheapest plan of the world fits few trips. */}
          {global !== null && <PicturedRow place={global} hasPrice={false} />}
        </div>
      </Section>
      <LetterLinks initials={initials} shown={null} />
    </>
  );
}

function Popular({ places }: { readonly places: readonly PlaceData[] }) {
  return (
    <Section className={styles['part']} heading={usePage().messages.regions.popular}>
      <ul className={styles['regions']}>
        {places.map((place) => (
          <li key={place.path}>
            <PicturedRow place={place} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Letter({ initial, places, initials }: Extract<RegionsData, { readonly view: 'letter' }>) {
  const { shell, messages } = usePage();
  const { letter, finder } = messages.regions;
  const all = <GoLink href={localizePath('/region', shell.locale)}>{finder.clear}</GoLink>;
  return (
    <>
      <Section className={styles['part']} heading={letter({ initial })} side={all}>
        <PlaceRows places={places} />
      </Section>
      <LetterLinks initials={initials} shown={initial} />
    </>
  );
}

interface LetterLinksProps extends Pick<AllData, 'initials'> {
  /** Null: the countries of none. */
  readonly shown: string | null;
}

function LetterLinks({ initials, shown }: LetterLinksProps) {
  const { shell, messages } = usePage();
  const { letters } = messages.regions;
  const path = localizePath('/region', shell.locale);
  return (
    <Section className={styles['part']} heading={letters}>
      <nav className={styles['letters']} aria-label={letters}>
        {initials.map((initial) => (
          <a
            key={initial}
            href={`${path}?letter=${encodeURIComponent(initial)}`}
            aria-current={initial === shown ? 'page' : undefined}
          >
            {initial}
          </a>
        ))}
      </nav>
    </Section>
  );
}

function Results({ query, places, isSimilar, popular }: Extract<RegionsData, { readonly view: 'results' }>) {
  const { shell, messages } = usePage();
  const texts = messages.regions;
  const all = <GoLink href={localizePath('/region', shell.locale)}>{texts.finder.clear}</GoLink>;
  const asked = { query: isolateText(query) };
  const { none } = messages.search;
  if (places.length === 0) {
    return (
      <>
        <Section className={styles['part']} heading={none.heading} lead={none.text(asked)}>
          {all}
        </Section>
        <Popular places={popular} />
      </>
    );
  }
  const heading = isSimilar ? none.similar(asked) : texts.results.heading(asked);
  return (
    <Section heading={heading} side={all}>
      <PlaceLinks places={places} />
    </Section>
  );
}
