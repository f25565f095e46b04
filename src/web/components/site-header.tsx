import { ChevronRight, Menu } from 'lucide-react';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Wrap } from '#ui/section.tsx';
import { Brand } from './brand.tsx';
import { CurrencyControl } from './currency-control.tsx';
import { headerSearchRule } from './destination-search/header-search-rule.ts';
import { HeaderSearch } from './destination-search/header-search.tsx';
import { usePage } from './page-environment.tsx';
import styles from './site-header.module.css';
import { WriteReview } from './write-review/write-review.tsx';

export type SiteSection = 'destinations' | 'reviews' | 'about';

const sections: readonly { readonly section: SiteSection; readonly path: string }[] = [
  { section: 'destinations', path: '/region' },
  { section: 'reviews', path: '/reviews' },
  { section: 'about', path: '/about' },
];

const menuId = 'site-menu';

interface SiteHeaderProps {
  /** Where in the site this page lies; null: nowhere in particular. */
  readonly current: SiteSection | null;
  /** Lies over the sea of the home page and does not stay on top while scrolling. */
  readonly isOverSea: boolean;
  /** Error pages show the actions disabled. */
  readonly isDisabled: boolean;
}

/** The head of every page: mark, the main links, destination search, the display currency, writing a review. */
export function SiteHeader({ current, isOverSea, isDisabled }: SiteHeaderProps) {
  const { shell, messages } = usePage();
  const texts = messages.common.nav;
  const search = headerSearchRule(shell.path, isDisabled);
  return (
    <header className={classNames(styles['header'], isOverSea && styles['over'])}>
      <Wrap className={styles['line']}>
        <Brand />
        <nav className={styles['nav']} aria-label={texts.main}>
          <SectionLinks current={current} />
        </nav>
        <div className={styles['actions']}>
          {search !== 'hidden' && <HeaderSearch isDisabled={search === 'disabled'} />}
          <CurrencyControl isDisabled={isDisabled} />
          <WriteReview look="header" isDisabled={isDisabled} />
          <Button
            look="quiet"
            size="icon"
            className={styles['menuButton']}
            popoverTarget={menuId}
            aria-label={texts.menu}
          >
            <Icon of={Menu} size={22} />
          </Button>
        </div>
      </Wrap>
      <div id={menuId} popover="auto" className={styles['menu']}>
        <div className={styles['menuHead']}>
          <Brand />
          <CloseButton target={menuId} label={texts.closeMenu} />
        </div>
        <nav className={styles['menuLinks']} aria-label={texts.menu}>
          <SectionLinks current={current} withArrow />
        </nav>
      </div>
    </header>
  );
}

function SectionLinks({
  current,
  withArrow = false,
}: {
  readonly current: SiteSection | null;
  readonly withArrow?: boolean;
}) {
  const { shell, messages } = usePage();
  return sections.map(({ section, path }) => (
    <a key={section} href={localizePath(path, shell.locale)} aria-current={section === current ? 'page' : undefined}>
      {messages.common.nav[section]}
      {withArrow && <Icon of={ChevronRight} size={20} />}
    </a>
  ));
}
