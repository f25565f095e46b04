import type { ProviderHere } from '#domain/listing/destination-view.ts';
import { formatNumber, formatRating } from '#i18n/format-number.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { renderLogo } from '#ui/logo.tsx';
import { renderRating } from '#ui/rating.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import fold from '#web/features/list/ruler/fold.module.css';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { NameLinks } from '#web/shared/page/name-links.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { Language } from '#web/shared/plan/plan-words.ts';
import { FromFigure } from './from-figure.tsx';
import styles from './providers-here.module.css';

/** Sellers with rating and "from" price, cheapest first; a long list is collapsed. */
export function ProvidersHere({ shown = 9 }: { readonly shown?: number | undefined }) {
  const { providers } = useListState().view;
  const texts = usePage().messages.destination;
  const rest = providers.slice(shown);
  return (
    <>
      {shown > 0 && <ProviderGrid providers={providers.slice(0, shown)} />}
      {rest.length > 0 && (
        <details className={styles['more']}>
          <summary>{texts.allProviders({ count: providers.length })}</summary>
          <ProviderGrid providers={rest} />
        </details>
      )}
    </>
  );
}

function ProviderGrid({ providers }: { readonly providers: readonly ProviderHere[] }) {
  const { path } = useListState().data;
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  return (
    <ul className={styles['grid']}>
      {providers.map(({ provider, planCount, from }) => (
        <li key={provider.slug}>
          <a href={localizePath(`${path}/${provider.slug}`, shell.locale)}>
            {renderLogo({ src: logoAddress(provider.image), name: provider.name, size: 40 })}
            <span className={styles['name']}>
              <b dir="auto">{provider.name}</b>
              {renderProviderRating(provider, language)}
            </span>
            <span className={styles['end']}>
              {from !== null && <FromFigure from={from} />}
              <small>{messages.common.planCount({ count: planCount })}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function renderProviderRating({ rating }: ProviderHere['provider'], { locale, messages }: Language) {
  if (rating === null) return null;
  const mean = formatRating(rating.mean, locale);
  const count = formatNumber(rating.count, locale);
  const label = joinPhrases(
    [messages.reviews.mean({ rating: mean }), messages.reviews.count({ count: rating.count })],
    locale,
  );
  return renderRating({ mean, count, label });
}
