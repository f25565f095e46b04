import { localizePath } from '#i18n/localized-path.ts';
import { Mark } from '#ui/mark.tsx';
import styles from './brand.module.css';
import { usePage } from '#web/shared/page/page-environment.tsx';

/** The operator's logo, or an icon (the operator's, else the mark) and the site's name as text, linked to the home page. */
export function Brand() {
  const { shell, messages } = usePage();
  const { logo, icon } = shell.brand ?? {};
  return (
    <a
      className={styles['brand']}
      href={localizePath('/', shell.locale)}
      aria-label={messages.common.homeLink({ siteName: shell.siteName })}
    >
      {logo ? (
        [logo.src, logo.darkSrc].map(
          (src, isDark) =>
            src && (
              <img
                key={src}
                src={src}
                width={logo.width}
                height={logo.height}
                alt=""
                data-logo={isDark ? 'dark' : 'light'}
              />
            ),
        )
      ) : (
        <>
          {icon ? <img src={icon} width={28} height={28} alt="" /> : <Mark />}
          <span>{shell.siteName}</span>
        </>
      )}
    </a>
  );
}
