import { isolateText } from '#domain/kernel/bidi-text.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { GoLink } from '#ui/go-link.tsx';
import { Section } from '#ui/section.tsx';
import { ListStateProvider } from '#web/components/list/list-state.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { PlanSection } from '#web/components/list/plan-section.tsx';
import { AskedPlan } from './asked-plan.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { FactList } from './fact-list.tsx';
import { CheaperPlans } from './cheaper-plans.tsx';
import type { ProviderData } from './data.ts';
import { PricePositions } from './price-positions.tsx';
import { PromoList } from './promo-list.tsx';
import { ProviderReviewList } from './provider-review-list.tsx';

// Content below the fold, hydrated after the first interaction.

/** The provider's facts, promos and plans, and how they compare. */
export function ProviderSections(data: ProviderData) {
  const { messages } = usePage();
  return (
    <ListStateProvider data={data.list}>
      <AskedPlan provider={isolateText(data.provider.name)} destination={data.destination.name} />
      <FactList facts={data.facts} starts={data.starts} countryNames={data.list.countryNames} />
      {data.profile !== null && <CompanyFacts provider={isolateText(data.provider.name)} profile={data.profile} />}
      {data.promos.length > 0 && <PromoList promos={data.promos} planCount={data.facts.planCount} />}
      <PlanSection heading={messages.provider.plansHeading({ destination: data.destination.name })} />
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
      heading={texts.cheaper.heading}
      side={
        <GoLink href={localizePath(destination.path, shell.locale)}>
          {texts.allPlans({ destination: destination.name })}
        </GoLink>
      }
    >
      <CheaperPlans provider={isolateText(provider.name)} path={destination.path} cheaper={cheaper} />
    </Section>
  );
}
