import { Menu } from 'lucide';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Wrap } from '#ui/section.tsx';
import { Brand } from './brand.tsx';
import { CurrencyControl, useCurrencyPicker } from './currency-control.tsx';
import { HeaderSearch } from '#web/features/search/header-search.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { SectionLinks } from './section-links.tsx';
import styles from './site-header.module.css';
import { SiteMenu, siteMenuId, writeReviewId } from './site-menu.tsx';
import { WriteReview } from '#web/features/review/write-review.tsx';

interface SiteHeaderProps {
  /** Over the home page's sea picture, and not sticky. */
  readonly isOverSea: boolean;
  /** Actions are disabled on error pages. */
  readonly isDisabled: boolean;
}

/** The header of every page: logo, main links, destination search, currency and review button. */
export function SiteHeader({ isOverSea, isDisabled }: SiteHeaderProps) {
  const { shell, messages } = usePage();
  const texts = messages.common.nav;
  const currency = useCurrencyPicker();
  return (
    <header className={classNames(styles['header'], isOverSea && styles['over'])}>
      <Wrap className={styles['line']}>
        <Brand />
        <nav className={styles['nav']} aria-label={texts.main}>
          <SectionLinks />
        </nav>
        <div className={styles['actions']}>
          {!shell.hidesSearch && <HeaderSearch isDisabled={isDisabled} />}
          <CurrencyControl opening={currency} isDisabled={isDisabled} />
          <WriteReview id={writeReviewId} look="header" isDisabled={isDisabled} />
          <Button
            look="quiet"
            size="icon"
            className={styles['menuButton']}
            popoverTarget={siteMenuId}
            aria-label={texts.menu}
          >
            <Icon of={Menu} size={22} />
          </Button>
        </div>
      </Wrap>
      <SiteMenu currency={currency} isDisabled={isDisabled} />
      {currency.picker}
    </header>
  );
}
