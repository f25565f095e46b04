import { ArrowUpRight } from 'lucide';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatRating } from '#i18n/format-number.ts';
import { formatRelativeTime } from '#i18n/format-time.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { Flag } from '#ui/flag.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { Rating } from '#ui/rating.tsx';
import { Sea } from '#ui/sea.tsx';
import { Wrap } from '#ui/section.tsx';
import { flagAddress, logoAddress } from '#web/components/page/flag-address.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import { PlaceBackdrop } from '#web/components/place/place-picture.tsx';
import type { ProviderData } from './data.ts';
import { WriteReview } from '#web/components/review/write-review.tsx';
import styles from './provider-band.module.css';

/** Provider, destination, lowest price, and a link to the seller. */
export function ProviderBand(data: ProviderData) {
  const { shell, messages } = usePage();
  const { provider, destination } = data;
  const { nav } = messages.common;
  return (
    <Sea
      backdrop={
        <div className={styles['picture']}>
          <PlaceBackdrop place={destination} />
        </div>
      }
    >
      <Wrap className={styles['band']}>
        <Crumbs
          label={nav.breadcrumb}
          trail={[
            { label: nav.destinations, href: localizePath('/region', shell.locale) },
            { label: destination.name, href: localizePath(destination.path, shell.locale) },
            { label: isolateText(provider.name) },
          ]}
        />
        <div className={styles['title']}>
          <Logo src={logoAddress(provider.image)} name={provider.name} size={72} />
          <div>
            <h1>
              <bdi>{provider.name}</bdi>
            </h1>
            <p>
              {destination.flag !== null && <Flag src={flagAddress(destination.flag)} />}
              {messages.provider.subtitle({ destination: destination.name })}
            </p>
          </div>
        </div>
        <BandFacts {...data} />
        <div className={styles['actions']}>
          {provider.url !== null && <Visit url={provider.url} name={provider.name} />}
          <WriteReview look="outline" />
        </div>
      </Wrap>
    </Sea>
  );
}

function BandFacts({ list, fromAmount, facts, reviews }: ProviderData) {
  const { shell, messages } = usePage();
  const { market, planCount } = list.view;
  const { from } = messages.common;
  return (
    <ul className={styles['facts']}>
      <li>
        <OwnRating summary={reviews.summary} />
      </li>
      <li>{messages.common.planCount({ count: planCount })}</li>
      {market.from !== null && (
        <li>
          {fromAmount} {from.before}
          <b>{formatMoney(market.from.price, shell.locale)}</b>
          {from.after}
        </li>
      )}
      {facts.checkedAt !== null && (
        <li>
          {messages.provider.checked({
            when: formatRelativeTime(facts.checkedAt, new Date(shell.now), shell.locale),
          })}
        </li>
      )}
    </ul>
  );
}

function OwnRating({ summary: { mean, count } }: { readonly summary: ProviderData['reviews']['summary'] }) {
  const { shell, messages } = usePage();
  if (mean === null) return messages.provider.reviews.empty;
  const shown = Math.round(mean * 10) / 10;
  const words = messages.reviews.count({ count });
  return (
    <a href="#reviews">
      <Rating
        mean={formatRating(shown, shell.locale)}
        label={`${messages.reviews.rating({ rating: shown })}, ${words}`}
      />
      <span className={styles['count']} aria-hidden="true">
        {words}
      </span>
    </a>
  );
}

/** A link to the provider's own site: neither counted as a click on a plan, nor paid for. */
function Visit({ url, name }: { readonly url: string; readonly name: string }) {
  const { messages } = usePage();
  return (
    <div className={styles['visit']}>
      <ButtonLink look="primary" href={url} rel="nofollow noopener">
        {messages.provider.visit({ provider: isolateText(name) })}
        <Icon of={ArrowUpRight} size={16} />
      </ButtonLink>
    </div>
  );
}
