import { PenLine } from 'lucide';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Brand } from './brand.tsx';
import { CurrencyField, type useCurrencyPicker } from './currency-control.tsx';
import { LanguageLinks } from './language-links.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { SectionLinks, type SiteSection } from '#web/components/page/section-links.tsx';
import styles from './site-menu.module.css';
import { ThemeControl } from './theme-control.tsx';

export const siteMenuId = 'site-menu';

/** Of the header's form that opens the review form: the menu's button sends it too. */
export const writeReviewId = 'write-review-form';

interface SiteMenuProps {
  readonly current: SiteSection | null;
  readonly currency: ReturnType<typeof useCurrencyPicker>;
  /** Error pages have no actions. */
  readonly isDisabled: boolean;
}

/** On phones: the main links, and what wide screens have in the header and the footer. */
export function SiteMenu({ current, currency, isDisabled }: SiteMenuProps) {
  const { nav, footer } = usePage().messages.common;
  const menu = useRef<HTMLDivElement>(null);
  // Before anything opens from here, so that the focus later comes back to the button of the menu.
  const close = (): void => menu.current?.hidePopover();
  return (
    <div ref={menu} id={siteMenuId} popover="auto" className={styles['menu']}>
      <div className={styles['head']}>
        <Brand />
        <CloseButton target={siteMenuId} label={nav.closeMenu} />
      </div>
      <nav className={styles['links']} aria-label={nav.menu}>
        <SectionLinks current={current} withArrow />
      </nav>
      <div className={styles['choices']}>
        {!isDisabled && <MenuActions currency={currency} close={close} />}
        <nav aria-label={footer.language}>
          <h2>{footer.language}</h2>
          <div className={styles['languages']}>
            <LanguageLinks />
          </div>
        </nav>
        <ThemeControl />
      </div>
    </div>
  );
}

function MenuActions({ currency, close }: Pick<SiteMenuProps, 'currency'> & { readonly close: () => void }) {
  const { messages } = usePage();
  return (
    <>
      <Button type="submit" form={writeReviewId} look="primary" aria-haspopup="dialog" onClick={close}>
        <Icon of={PenLine} size={18} />
        {messages.common.nav.writeReview}
      </Button>
      <div>
        <h2>{messages.common.currency.heading}</h2>
        <CurrencyField opening={currency} onOpen={close} />
      </div>
    </>
  );
}
