import { isolateText } from '#domain/kernel/bidi-text.ts';
import { formatRecentDate, formatRelativeTime } from '#i18n/format-time.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { sayTrip } from '#i18n/say-trip.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Boundary } from '#ui/boundary.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section, Wrap } from '#ui/section.tsx';
import { PriceRuler } from '#web/features/list/ruler/price-ruler.tsx';
import { TripAnswers } from '#web/features/list/picks/trip-answers.tsx';
import { TripSentence } from '#web/features/sentence/trip-sentence.tsx';
import { ListStateProvider } from '#web/features/list/state/list-state.tsx';
import { useBestRank } from '#web/features/list/rows/plan-list.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { PlanSection } from '#web/features/list/rows/plan-section.tsx';
import { AskedPlan } from '#web/features/provider/asked-plan.tsx';
import { CompanyFacts } from '#web/features/provider/company-facts.tsx';
import { FactList } from '#web/features/provider/fact-list.tsx';
import { CheaperPlans, PlaceAmongOthers } from '#web/features/provider/cheaper-plans.tsx';
import type { ProviderData } from './data.ts';
import { ProviderActions } from '#web/features/provider/provider-actions.tsx';
import { ProviderBand } from '#web/features/provider/provider-band.tsx';
import { PromoList } from '#web/features/provider/promo-list.tsx';
import styles from '#web/features/provider/provider-band.module.css';
import { ProviderReviewList } from '#web/features/provider/provider-review-list.tsx';

// Hydrated after the first interaction.

/** The trip, the provider's answers and plans, then its facts and how it compares. */
export function ProviderView(data: ProviderData) {
  const { messages } = usePage();
  return (
    <ListStateProvider data={data.list}>
      <Boundary>
        <ProviderBand {...data}>
          <TripSentence />
        </ProviderBand>
      </Boundary>
      <AskedPlan provider={isolateText(data.provider.name)} destination={data.destination} />
      <TripAnswers note={<PlaceAmongOthers path={data.destination.path} cheaper={data.cheaper} />} />
      {data.list.saysStale === true && <StaleLine facts={data.facts} />}
      <PlanSection
        heading={messages.provider.plansHeading({ destination: data.destination })}
        checkedAt={data.facts.checkedAt}
      />
      <RankNote />
      <FactList facts={data.facts} starts={data.starts} countryNames={data.list.countryNames}>
        <ProviderActions provider={data.provider} />
      </FactList>
      {data.profile !== null && <CompanyFacts provider={isolateText(data.provider.name)} profile={data.profile} />}
      {data.promos.length > 0 && <PromoList promos={data.promos} planCount={data.facts.planCount} />}
      <Cheaper {...data} />
      <ProviderReviewList provider={data.provider} destination={data.destination} reviews={data.reviews} />
    </ListStateProvider>
  );
}

/** What the place above the rows means. */
function RankNote() {
  const { list, provider } = usePage().messages;
  const best = useBestRank();
  if (best === null) return null;
  return (
    <Wrap>
      <p className={styles['ranks']}>{provider.ranks({ rank: list.rank(best) })}</p>
    </Wrap>
  );
}

/** Once for the whole page, where no price is fresh. */
function StaleLine({ facts: { checkedAt } }: Pick<ProviderData, 'facts'>) {
  const { shell, messages } = usePage();
  const now = new Date(shell.now);
  if (checkedAt === null) return null;
  const date = formatRecentDate(checkedAt, now, shell.locale);
  return (
    <Wrap>
      <Notice kind="warn">
        {messages.provider.confirmed({ date, ago: formatRelativeTime(checkedAt, now, shell.locale) })}
      </Notice>
    </Wrap>
  );
}

function Cheaper({ provider, destination, cheaper }: ProviderData) {
  const { shell, messages } = usePage();
  const texts = messages.provider;
  const { sellers, trip, ownCost } = cheaper;
  const words = sayTrip(trip, { locale: shell.locale, messages });
  const place = ownCost && 1 + sellers.filter(({ price }) => price.units < ownCost.units).length;
  const rank = place === null ? [] : [messages.list.rank({ place, of: sellers.length })];
  // Its pin says the same.
  const isLowest = sellers[0]?.name === provider.name && sellers[0].price.units === ownCost?.units;
  return (
    <Section
      id="others"
      heading={texts.cheaper.heading}
      lead={joinFacts([words, ...rank], shell.locale)}
      side={<GoLink href={localizePath(destination.path, shell.locale)}>{texts.allPlans({ destination })}</GoLink>}
    >
      <PriceRuler
        sellers={sellers}
        trip={trip}
        mark={isLowest ? null : ownCost && { price: ownCost, name: provider.name }}
      />
      <CheaperPlans provider={isolateText(provider.name)} path={destination.path} cheaper={cheaper} />
    </Section>
  );
}
