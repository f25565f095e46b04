import { localizePath } from '#i18n/localized-path.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { Flag } from '#ui/flag.tsx';
import { Sea } from '#ui/sea.tsx';
import { Section, Wrap } from '#ui/section.tsx';
import { flagAddress } from '#web/components/flag-address.ts';
import { usePage } from '#web/components/page-environment.tsx';
import { PlaceLinks } from '#web/components/place-links.tsx';
import { PlaceBackdrop } from '#web/components/place-picture.tsx';
import { PlanList } from '#web/components/plan-list.tsx';
import { ProviderLinks } from '#web/components/provider-links.tsx';
import type { DestinationData } from './load.ts';
import styles from './page.module.css';

/** The plans of a country, a region or the world. */
export function DestinationPage(data: DestinationData) {
  const texts = usePage().messages.destination;
  const { name, path, plans, providers } = data;
  const providerPath = (slug: string): string => `${path}/${slug}`;
  return (
    <>
      <DestinationBand {...data} />
      <Section
        className={styles['plans']}
        heading={texts.plansHeading}
        lead={texts.order}
        side={texts.range({ from: plans.from, to: plans.to, total: plans.total })}
      >
        <PlanList list={plans} path={path} providerPath={providerPath} />
      </Section>
      <Section heading={texts.providersHeading({ name })}>
        <ProviderLinks providers={providers} pathOf={providerPath} />
      </Section>
      <Nearby {...data} />
    </>
  );
}

function DestinationBand({ name, path, flag, region, plans, providers }: DestinationData) {
  const { shell, messages } = usePage();
  const trail = [
    { label: messages.common.nav.destinations, href: localizePath('/region', shell.locale) },
    ...(region === null ? [] : [{ label: region.name, href: localizePath(region.path, shell.locale) }]),
    { label: name },
  ];
  return (
    <Sea backdrop={<PlaceBackdrop place={{ flag, path }} />}>
      <Wrap className={styles['bandText']}>
        <Crumbs label={messages.common.nav.breadcrumb} trail={trail} />
        <h1>
          {flag !== null && <Flag src={flagAddress(flag)} width={40} />}
          {name}
        </h1>
        <p>{messages.destination.summary({ plans: plans.total, providers: providers.length })}</p>
      </Wrap>
    </Sea>
  );
}

/** The countries of a region, the places around a country, or the regions of the world. */
function Nearby({ kind, name, region, nearby }: DestinationData) {
  const { messages } = usePage();
  const texts = messages.destination;
  if (nearby.length === 0) return null;
  const headings = {
    country: texts.neighboursHeading({ region: region?.name ?? name }),
    region: texts.countriesHeading({ name }),
    global: messages.regions.regionsHeading,
  };
  return (
    <Section heading={headings[kind]} lead={kind === 'region' ? texts.countriesLead : undefined}>
      <PlaceLinks places={nearby} />
    </Section>
  );
}
