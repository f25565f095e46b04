import { localizePath } from '#i18n/localized-path.ts';
import { Mark } from '#ui/mark.tsx';
import styles from './brand.module.css';
import { usePage } from '#web/components/page/page-environment.tsx';

function BrandContent() {
  const { siteName, brand } = usePage().shell;
  const logo = brand?.logo ?? null;
  if (logo === null) {
    return (
      <>
        <Mark />
        <span>{siteName}</span>
      </>
    );
  }
  const { src, darkSrc, width, height } = logo;
  return (
    <>
      <img src={src} width={width} height={height} alt="" data-logo="light" />
      {darkSrc !== null && <img src={darkSrc} width={width} height={height} alt="" data-logo="dark" />}
    </>
  );
}

/** The operator's logo, or the mark and the site's name as text, linked to the home page. */
export function Brand() {
  const { shell, messages } = usePage();
  return (
    <a
      className={styles['brand']}
      href={localizePath('/', shell.locale)}
      aria-label={messages.common.homeLink({ siteName: shell.siteName })}
    >
      <BrandContent />
    </a>
  );
}
