import { isolateText } from '#domain/kernel/bidi-text.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Boundary } from '#ui/boundary.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Section } from '#ui/section.tsx';
import { TripAnswers } from '#web/features/list/picks/trip-answers.tsx';
import { TripSentence } from '#web/features/sentence/trip-sentence.tsx';
import { ListStateProvider } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { PlanSection } from '#web/features/list/rows/plan-section.tsx';
import { AskedPlan } from '#web/features/provider/asked-plan.tsx';
import { CompanyFacts } from '#web/features/provider/company-facts.tsx';
import { FactList } from '#web/features/provider/fact-list.tsx';
import { CheaperPlans, PlaceAmongOthers } from '#web/features/provider/cheaper-plans.tsx';
import type { ProviderData } from './data.ts';
import { PricePositions } from '#web/features/provider/price-positions.tsx';
import { ProviderActions } from '#web/features/provider/provider-actions.tsx';
import { ProviderBand } from '#web/features/provider/provider-band.tsx';
import { PromoList } from '#web/features/provider/promo-list.tsx';
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
      <TripAnswers />
      <PlaceAmongOthers provider={isolateText(data.provider.name)} cheaper={data.cheaper} />
      <PlanSection
        heading={messages.provider.plansHeading({ destination: data.destination })}
        checkedAt={data.facts.checkedAt}
      />
      <FactList facts={data.facts} starts={data.starts} countryNames={data.list.countryNames}>
        <ProviderActions provider={data.provider} />
      </FactList>
      {data.profile !== null && <CompanyFacts provider={isolateText(data.provider.name)} profile={data.profile} />}
      {data.promos.length > 0 && <PromoList promos={data.promos} planCount={data.facts.planCount} />}
      <PricePositions provider={isolateText(data.provider.name)} position={data.position} />
      <Cheaper {...data} />
      <ProviderReviewList provider={data.provider} destination={data.destination} reviews={data.reviews} />
    </ListStateProvider>
  );
}

function Cheaper({ provider, destination, cheaper }: ProviderData) {
  const { shell, messages } = usePage();
  const texts = messages.provider;
  return (
    <Section
      id="others"
      heading={texts.cheaper.heading}
      side={<GoLink href={localizePath(destination.path, shell.locale)}>{texts.allPlans({ destination })}</GoLink>}
    >
      <CheaperPlans provider={isolateText(provider.name)} path={destination.path} cheaper={cheaper} />
    </Section>
  );
}
