import type { ReactNode } from 'react';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { formatRating } from '#i18n/format-number.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Logo } from '#ui/logo.tsx';
import { Rating } from '#ui/rating.tsx';
import { AnswerBand } from '#web/shared/page/answer-band.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import type { ProviderData } from './destination-provider/data.ts';
import styles from './provider-band.module.css';

/** Provider, destination, rating, and the trip. */
export function ProviderBand({
  provider,
  destination,
  reviews,
  children,
}: Pick<ProviderData, 'provider' | 'destination' | 'reviews'> & { readonly children: ReactNode }) {
  const { shell, messages } = usePage();
  const trail = [
    { label: destination.name, href: localizePath(destination.path, shell.locale) },
    { label: isolateText(provider.name) },
  ];
  return (
    <AnswerBand
      place={destination}
      hidesMap
      crumbs={<Trail from="destinations" to={trail} />}
      title={
        <>
          <div className={styles['name']}>
            <Logo src={logoAddress(provider.image)} name={provider.name} size={40} />
            <h1>
              <bdi>{provider.name}</bdi>
            </h1>
          </div>
          <p className={styles['facts']}>
            <span>{messages.provider.subtitle({ destination })}</span>
            <OwnRating summary={reviews.summary} />
          </p>
        </>
      }
    >
      {children}
    </AnswerBand>
  );
}

function OwnRating({ summary: { mean, count } }: { readonly summary: ProviderData['reviews']['summary'] }) {
  const { shell, messages } = usePage();
  if (mean === null) return <span>{messages.provider.reviews.empty}</span>;
  const shown = Math.round(mean * 10) / 10;
  const words = messages.reviews.count({ count });
  return (
    <a href="#reviews">
      <Rating
        mean={formatRating(shown, shell.locale)}
        label={joinPhrases([messages.reviews.rating({ rating: shown }), words], shell.locale)}
      />
      <span aria-hidden="true">{words}</span>
    </a>
  );
}
