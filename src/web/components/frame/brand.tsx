import { localizePath } from '#i18n/localized-path.ts';
import { Mark } from '#ui/mark.tsx';
import styles from './brand.module.css';
import { usePage } from '#web/components/page/page-environment.tsx';

/** The mark and the site's name as text, linked to the home page. */
export function Brand() {
  const { shell, messages } = usePage();
  return (
    <a
      className={styles['brand']}
      href={localizePath('/', shell.locale)}
      aria-label={messages.common.homeLink({ siteName: shell.siteName })}
    >
      <Mark />
      <span>{shell.siteName}</span>
    </a>
  );
}
