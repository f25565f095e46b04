import { ArrowUpRight } from 'lucide-react';
import { localizePath } from '#i18n/localized-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { Flag } from '#ui/flag.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { Sea } from '#ui/sea.tsx';
import { Section, Wrap } from '#ui/section.tsx';
import { flagAddress, logoAddress } from '#web/components/flag-address.ts';
import { usePage } from '#web/components/page-environment.tsx';
import { PlaceBackdrop } from '#web/components/place-picture.tsx';
import { PlanList } from '#web/components/plan-list.tsx';
import { ProviderLinks } from '#web/components/provider-links.tsx';
import type { ProviderData } from './load.ts';
import styles from './page.module.css';

/** What one provider sells for one destination. */
export function ProviderPage(data: ProviderData) {
  const { shell, messages } = usePage();
  const { provider, destination, plans, others } = data;
  const names = { destination: destination.name };
  return (
    <>
      <ProviderBand {...data} />
      <Section
        className={styles['plans']}
        heading={messages.provider.plansHeading(names)}
        lead={messages.destination.order}
        side={messages.destination.range({ from: plans.from, to: plans.to, total: plans.total })}
      >
        <PlanList list={plans} path={`${destination.path}/${provider.slug}`} providerPath={null} />
      </Section>
      {others.length > 0 && (
        <Section
          heading={messages.provider.othersHeading(names)}
          side={
            <GoLink href={localizePath(destination.path, shell.locale)}>{messages.provider.allPlans(names)}</GoLink>
          }
        >
          <ProviderLinks providers={others} pathOf={(slug) => `${destination.path}/${slug}`} />
        </Section>
      )}
    </>
  );
}

function ProviderBand({ provider, destination, plans }: ProviderData) {
  const { shell, messages } = usePage();
  const { nav } = messages.common;
  return (
    <Sea backdrop={<PlaceBackdrop place={destination} />}>
      <Wrap className={styles['band']}>
        <Crumbs
          label={nav.breadcrumb}
          trail={[
            { label: nav.destinations, href: localizePath('/region', shell.locale) },
            { label: destination.name, href: localizePath(destination.path, shell.locale) },
            { label: provider.name },
          ]}
        />
        <div className={styles['title']}>
          <Logo src={logoAddress(provider.image)} name={provider.name} size={72} />
          <div>
            <h1>{provider.name}</h1>
            <p>
              {destination.flag !== null && <Flag src={flagAddress(destination.flag)} />}
              {messages.provider.subtitle({ destination: destination.name })}
            </p>
          </div>
        </div>
        <p className={styles['facts']}>{messages.common.planCount({ count: plans.total })}</p>
        {provider.url !== null && (
          <div className={styles['visit']}>
            <ButtonLink look="primary" href={provider.url} rel="sponsored nofollow noopener">
              {messages.provider.visit({ provider: provider.name })}
              <Icon of={ArrowUpRight} size={16} />
            </ButtonLink>
            <span>{messages.plan.sponsored}</span>
          </div>
        )}
      </Wrap>
    </Sea>
  );
}
