import { Smartphone } from 'lucide';
import { storeBadgeAddress } from '#domain/site/store-badge-address.ts';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './site-links.module.css';

/** Links to the operator's app: store badges where available, else plain buttons. */
export function StoreBadges() {
  const { shell, messages } = usePage();
  const { footer } = messages.common;
  const stores = (['appStore', 'googlePlay'] as const).flatMap((name) => {
    const store = shell.elsewhere?.[name] ?? null;
    return store === null ? [] : [{ name, ...store }];
  });
  if (stores.length === 0) return null;
  return (
    <div className={styles['badges']}>
      {stores.map(({ name, url, hasBadge }) =>
        hasBadge ? (
          <a key={name} className={styles['badge']} href={url}>
            <img
              src={storeBadgeAddress(name, shell.locale)}
              width="120"
              height="44"
              alt={footer[name]}
              loading="lazy"
            />
          </a>
        ) : (
          <a key={name} className={styles['plain']} href={url}>
            <Icon of={Smartphone} size={18} />
            {footer[name]}
          </a>
        ),
      )}
    </div>
  );
}

/** The operator's page elsewhere, named by its host. */
export function SocialLink() {
  const { shell, messages } = usePage();
  const social = shell.elsewhere?.social ?? null;
  if (social === null) return null;
  const host = new URL(social).host.replace(/^www\./, '');
  return (
    <a href={social} rel="me">
      {messages.common.footer.social({ host })}
    </a>
  );
}
