import { formatYears } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Neatline } from '#ui/neatline.tsx';
import { Wrap } from '#ui/section.tsx';
import { Brand } from './brand.tsx';
import { LanguageLinks } from './language-links.tsx';
import { usePage } from './page-environment.tsx';
import styles from './site-footer.module.css';
import { ThemeControl } from './theme-control.tsx';

const firstYear = 2018;

/** The foot of every page: where else to go, the languages, the appearance. */
export function SiteFooter() {
  const { shell, messages } = usePage();
  const { common } = messages;
  const years = formatYears(firstYear, new Date(shell.now).getUTCFullYear());
  return (
    <footer className={styles['footer']}>
      <Neatline />
      <Wrap className={styles['columns']}>
        <div className={styles['brand']}>
          <Brand />
          <p>{common.footer.tagline}</p>
        </div>
        <LinkColumn
          heading={common.footer.explore}
          links={[
            { path: '/region', label: common.footer.allDestinations },
            { path: '/reviews', label: common.nav.reviews },
          ]}
        />
        <LinkColumn
          heading={common.footer.thisSite}
          links={[
            { path: '/about', label: common.nav.about },
            { path: '/contact', label: common.footer.contact },
            { path: '/privacy', label: common.footer.privacy },
            { path: '/terms', label: common.footer.terms },
          ]}
        />
        <LanguageSwitch />
        <ThemeControl className={styles['theme']} />
        <div className={styles['base']}>
          <p>{common.footer.copyright({ years, siteName: shell.siteName })}</p>
          <p className={styles['note']}>{common.footer.priceNote}</p>
        </div>
      </Wrap>
    </footer>
  );
}

interface LinkColumnProps {
  readonly heading: string;
  readonly links: readonly { readonly path: string; readonly label: string }[];
}

function LinkColumn({ heading, links }: LinkColumnProps) {
  const { shell } = usePage();
  return (
    <nav className={styles['column']} aria-label={heading}>
      <h2>{heading}</h2>
      {links.map(({ path, label }) => (
        <a key={path} href={localizePath(path, shell.locale)} aria-current={path === shell.path ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function LanguageSwitch() {
  const { language } = usePage().messages.common.footer;
  return (
    <nav className={styles['column']} aria-label={language}>
      <h2>{language}</h2>
      <LanguageLinks />
    </nav>
  );
}
