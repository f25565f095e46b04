import { isolateText } from '#domain/kernel/bidi-text.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { GoLink } from '#ui/go-link.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { WriteReview } from '#web/features/review/write-review.tsx';
import type { ProviderData } from './destination-provider/data.ts';
import styles from './provider-band.module.css';
import { Visit } from './visit.tsx';

/** The way to the provider's own site, where it is known, and to writing a review. */
export function ProviderActions({ provider: { url, name, slug } }: Pick<ProviderData, 'provider'>) {
  const { shell, messages } = usePage();
  return (
    <div className={styles['actions']}>
      <Visit url={url} name={name} />
      <WriteReview look="outline" />
      <GoLink href={localizePath(`/providers/${slug}`, shell.locale)}>
        {messages.provider.everywhere({ provider: isolateText(name) })}
      </GoLink>
    </div>
  );
}
