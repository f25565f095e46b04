import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { faqPath } from '#domain/place/page-locales.ts';
import { formatYears } from '#i18n/format-number.ts';
import { formatDate } from '#i18n/format-time.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { Icon } from '#ui/icon.tsx';
import { Neatline } from '#ui/neatline.tsx';
import { Wrap } from '#ui/section.tsx';
import { Brand } from './brand.tsx';
import { LanguageLinks } from './language-links.tsx';
import type { ShellLink } from '#web/shared/definition/shell-data.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { SocialLink, StoreBadges } from './site-links.tsx';
import styles from './site-footer.module.css';
import { ThemeControl } from './theme-control.tsx';
import type { ShellData } from '#web/shared/definition/shell-data.ts';
import { Heading } from '#ui/heading.tsx';

const firstYear = 2018;

/** The footer of every page: links, languages and theme. */
export function SiteFooter() {
  const { shell, messages } = usePage();
  const { common } = messages;
  const years = formatYears(shell.brand?.since ?? firstYear, new Date(shell.now).getUTCFullYear());
  return (
    <footer className={styles['footer']}>
      <Neatline />
      <Wrap className={styles['columns']}>
        <div className={styles['brand']}>
          <Brand />
          <p>{shell.brand?.tagline ?? common.footer.tagline}</p>
          <StoreBadges />
        </div>
        <LinkColumn
          heading={common.footer.explore}
          links={[
            { path: '/region', label: common.footer.allDestinations },
            { path: '/trip', label: common.nav.planner },
            { path: '/compare', label: common.nav.compare },
            { path: '/prices', label: common.footer.prices },
            { path: '/data-use', label: common.footer.dataUse },
            { path: '/rules', label: common.footer.rules },
            { path: '/providers', label: common.footer.providers },
            { path: '/reviews', label: common.nav.reviews },
          ]}
        />
        <LinkColumn
          heading={common.footer.read}
          links={[
            { path: '/blog', label: common.nav.blog },
            ...(shell.lacksFaq ? [] : [{ path: faqPath, label: common.nav.faq }]),
            { path: '/about', label: common.nav.about },
            { path: '/methodology', label: common.nav.methodology },
            { path: '/contact', label: common.footer.contact },
          ]}
          own={shell.ownLinks?.footer}
        />
        <LanguageSwitch />
        <ThemeControl className={styles['theme']} />
        <div className={styles['base']}>
          <p>{common.footer.copyright({ years, siteName: shell.siteName })}</p>
          <a href={localizePath('/privacy', shell.locale)}>{common.footer.privacy}</a>
          <a href={localizePath('/terms', shell.locale)}>{common.footer.terms}</a>
          <a href={localizePath('/licences', shell.locale)}>{common.footer.licences}</a>
          <SocialLink />
          <p className={styles['note']}>
            {joinSentences([sayRateDays(shell, common), common.footer.priceNote], shell.locale)}
          </p>
        </div>
      </Wrap>
    </footer>
  );
}

/** The date of the exchange rates behind the page's estimates. */
function sayRateDays({ rateDays, locale }: ShellData, { footer }: Messages['common']): string | null {
  if (rateDays === undefined) return null;
  const [from, to] = [formatDate(rateDays.oldest, locale), formatDate(rateDays.newest, locale)];
  return footer.rateNote({ from, to });
}

interface LinkColumnProps {
  readonly heading: string;
  readonly links: readonly { readonly path: string; readonly label: string }[];
  readonly own?: readonly ShellLink[] | undefined;
  readonly children?: ReactNode;
}

/** Folded on phones. */
function LinkColumn({ heading, links, own, children }: LinkColumnProps) {
  return (
    <nav className={styles['column']} aria-label={heading}>
      <Heading as="h2">{heading}</Heading>
      <details>
        <summary>
          {heading}
          <Icon of={ChevronDown} size={16} />
        </summary>
        {links.map(({ path, label }) => (
          <FooterLink key={path} path={path} label={label} />
        ))}
        {own?.map(({ href, label, lang, current }) => (
          <a key={href} href={href} lang={lang} hrefLang={lang} aria-current={current}>
            {label}
          </a>
        ))}
        {children}
      </details>
    </nav>
  );
}

function FooterLink({ path, label }: { readonly path: string; readonly label: string }) {
  const { shell } = usePage();
  const { locale } = shell;
  const current = path === shell.path ? 'page' : undefined;
  return (
    <a href={localizePath(path, locale)} aria-current={current}>
      {label}
    </a>
  );
}

function LanguageSwitch() {
  const { language } = usePage().messages.common.footer;
  return (
    <LinkColumn heading={language} links={[]}>
      <LanguageLinks />
    </LinkColumn>
  );
}
