import { ArrowUpRight } from 'lucide';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { localizePath } from '#i18n/localized-path.ts';
import { GoLink } from '#ui/go-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { WriteReview } from '#web/features/review/write-review.tsx';
import type { ProviderData } from './destination-provider/data.ts';
import styles from './provider-band.module.css';

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

interface VisitProps extends Pick<ProviderData['provider'], 'url' | 'name'> {
  readonly look?: 'primary' | 'outline';
}

/** Neither counted as a click on a plan, nor paid for; nothing where the seller has no address. */
export function Visit({ url, name, look = 'outline' }: VisitProps) {
  const { messages } = usePage();
  if (url === null) return null;
  return (
    <ButtonLink href={url} look={look} target="_blank" rel="nofollow noopener">
      {messages.provider.visit({ provider: isolateText(name) })}
      <Icon of={ArrowUpRight} size={16} />
    </ButtonLink>
  );
}
