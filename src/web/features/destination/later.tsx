import { sayTrip } from '#i18n/say-trip.ts';
import { Boundary } from '#ui/boundary.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Section, Wrap } from '#ui/section.tsx';
import { CoverageSection } from '#web/features/coverage/coverage-section.tsx';
import { ListMethod } from './parts/list-method.tsx';
import { FurtherJourney } from './parts/further-journey.tsx';
import { MarketHistory } from './parts/market-history.tsx';
import { NetworksHere } from './parts/networks-here.tsx';
import { PaperNote } from './parts/paper-note.tsx';
import { ProvidersHere } from './parts/providers-here.tsx';
import { RegionalPlans } from './parts/regional-plans.tsx';
import { TravellerQuestions } from './parts/traveller-questions.tsx';
import { TravellerReviews } from './parts/traveller-reviews.tsx';
import { DestinationBand } from './parts/destination-band.tsx';
import { OwnPriceLink } from '#web/features/list/ruler/own-price-link.tsx';
import { PriceRuler } from '#web/features/list/ruler/price-ruler.tsx';
import { TripAnswers } from '#web/features/list/picks/trip-answers.tsx';
import { TripSentence } from '#web/features/sentence/trip-sentence.tsx';
import { AfterList, ListStateProvider, useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { NameLinks } from '#web/shared/page/name-links.tsx';
import { PlaceLinks } from '#web/shared/place/place-links.tsx';
import { PlanSection } from '#web/features/list/rows/plan-section.tsx';
import { CountryRules } from '#web/features/place/country-rules.tsx';
import type { DestinationData } from './data.ts';
import styles from './page.module.css';

// Hydrated after the first interaction.

/** The trip, its answers, all plans, the market, and further sections. */
export function DestinationView(data: DestinationData) {
  return (
    <div className={styles['page']}>
      <ListStateProvider data={data.list}>
        <Boundary>
          <DestinationBand {...data}>
            <TripSentence />
            <AfterList>
              <PaperNote />
            </AfterList>
          </DestinationBand>
        </Boundary>
        <TripAnswers />
        <PlanSection checkedAt={data.checkedAt} />
        <AfterList>
          <AboutList />
          <PricesHere {...data} />
          {data.coverage !== null && <CoverageSection data={data.coverage} places={data.nearby} />}
          <Around {...data} />
          {data.rules.length > 0 && <CountryRules place={data.place} rules={data.rules} />}
          {data.kind === 'country' && <FurtherJourney place={data.place} path={data.path} />}
          <Voices {...data} />
          <Nearby {...data} />
        </AfterList>
      </ListStateProvider>
    </div>
  );
}

/** What all sellers ask for the trip, and how the lowest price here has changed. */
function PricesHere({ list, marketLine }: DestinationData) {
  const { shell, messages } = usePage();
  const { sellers, followed, query } = useListState().view;
  // The line is that of the trip the page came with.
  const isSameMarket = JSON.stringify(followed) === JSON.stringify(list.view.followed);
  const { heading } = messages.destination.market;
  const trip = sayTrip(query.trip, { locale: shell.locale, messages });
  return (
    <Section id="market" heading={heading} side={<OwnPriceLink />}>
      <PriceRuler sellers={sellers} trip={query.trip} />
      {sellers.length > 0 && (
        <p className={styles['note']}>{messages.list.ruler.ticks({ count: sellers.length, trip })}</p>
      )}
      {marketLine !== null && isSameMarket && <MarketHistory line={marketLine} trip={trip} />}
    </Section>
  );
}

/** How the list is ordered, and every seller in it by name. */
function AboutList() {
  return (
    <Wrap className={styles['method']}>
      <ListMethod />
      <ProvidersHere />
    </Wrap>
  );
}

/** Regional plans, and the networks of all plans. */
function Around({ kind, place, facts }: DestinationData) {
  const { regional, networks } = useListState().view;
  const texts = usePage().messages.destination;
  return (
    <>
      {regional.length > 0 && (
        <Section id="regional" heading={texts.regional.heading({ place })} lead={texts.regional.lead}>
          <RegionalPlans />
        </Section>
      )}
      {kind === 'country' && networks.length > 0 && (
        <Section id="networks" heading={texts.networks.heading({ place })} lead={texts.networks.lead}>
          <NetworksHere unnamed={facts.networkUnknown} />
        </Section>
      )}
    </>
  );
}

/** Reviews and questions of travellers. */
function Voices({ kind, place, path, reviews, facts, currencyPlural }: DestinationData) {
  const texts = usePage().messages.destination;
  const isWorld = kind === 'global';
  return (
    <>
      {reviews !== null && (
        <Section id="reviews" heading={isWorld ? texts.reviews.headingWorld : texts.reviews.heading({ place })}>
          <TravellerReviews {...reviews} place={isWorld ? null : place} country={isWorld ? null : path.slice(1)} />
        </Section>
      )}
      <Section id="questions" heading={texts.questions.heading({ place })} lead={texts.questions.lead}>
        <TravellerQuestions
          place={place}
          isCountry={kind === 'country'}
          facts={facts}
          currencyPlural={currencyPlural}
        />
      </Section>
    </>
  );
}

/** The places around a country, or the regions of the world. The countries of a region stand in its coverage. */
function Nearby({ kind, place, region, nearby, otherPlaces }: DestinationData) {
  const { messages } = usePage();
  const texts = messages.destination;
  if (nearby.length === 0 || kind === 'region') return null;
  const headings = {
    country: texts.neighboursHeading({ region: region ?? place }),
    global: messages.regions.regionsHeading,
  };
  return (
    <Section heading={headings[kind]}>
      <PlaceLinks places={nearby} />
      {otherPlaces.length > 0 && (
        <Disclosure summary={messages.regions.more({ count: otherPlaces.length, within: place.in })}>
          <NameLinks links={otherPlaces} />
        </Disclosure>
      )}
    </Section>
  );
}
