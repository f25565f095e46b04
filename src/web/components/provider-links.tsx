import { Logo } from '#ui/logo.tsx';
import { localizePath } from '#i18n/localized-path.ts';
import { logoAddress } from './flag-address.ts';
import { usePage } from './page-environment.tsx';
import type { ProviderLinkData } from './provider-link-data.ts';
import styles from './provider-links.module.css';

const shownAtFirst = 12;

interface ProviderLinksProps {
  readonly providers: readonly ProviderLinkData[];
  /** Without language prefix. */
  readonly pathOf: (slug: string) => string;
}

/** Providers with a page of their own at this destination; a long list opens on demand. */
export function ProviderLinks({ providers, pathOf }: ProviderLinksProps) {
  const { messages } = usePage();
  const rest = providers.slice(shownAtFirst);
  return (
    <>
      <ProviderGrid providers={providers.slice(0, shownAtFirst)} pathOf={pathOf} />
      {rest.length > 0 && (
        <details className={styles['more']}>
          <summary>{messages.destination.allProviders({ count: providers.length })}</summary>
          <ProviderGrid providers={rest} pathOf={pathOf} />
        </details>
      )}
    </>
  );
}

function ProviderGrid({ providers, pathOf }: ProviderLinksProps) {
  const { shell, messages } = usePage();
  return (
    <ul className={styles['grid']}>
      {providers.map(({ slug, name, image, planCount }) => (
        <li key={slug}>
          <a href={localizePath(pathOf(slug), shell.locale)}>
            <Logo src={logoAddress(image)} name={name} size={40} />
            <b>{name}</b>
            <span>{messages.common.planCount({ count: planCount })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
