import { PenLine } from 'lucide';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Brand } from './brand.tsx';
import { CurrencyField, type useCurrencyPicker } from './currency-control.tsx';
import { LanguageLinks } from './language-links.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { SectionLinks } from './section-links.tsx';
import styles from './site-menu.module.css';
import { ThemeControl } from './theme-control.tsx';
import { Heading } from '#ui/heading.tsx';

export const siteMenuId = 'site-menu';

/** Id of the header's form that opens the review form; the menu's button submits it too. */
export const writeReviewId = 'write-review-form';

interface SiteMenuProps {
  readonly currency: ReturnType<typeof useCurrencyPicker>;
  /** Actions are disabled on error pages. */
  readonly isDisabled: boolean;
}

/** The menu on phones: the main links, and controls of the wide header and footer. */
export function SiteMenu({ currency, isDisabled }: SiteMenuProps) {
  const { nav, footer } = usePage().messages.common;
  const menu = useRef<HTMLDivElement>(null);
  // Closed before anything opens from it, so that the focus returns to the menu's button.
  const close = (): void => menu.current?.hidePopover();
  return (
    <div ref={menu} id={siteMenuId} popover="auto" className={styles['menu']}>
      <div className={styles['head']}>
        <Brand />
        <CloseButton target={siteMenuId} label={nav.closeMenu} />
      </div>
      <nav className={styles['links']} aria-label={nav.menu}>
        <SectionLinks withArrow />
      </nav>
      <div className={styles['choices']}>
        {!isDisabled && <MenuActions currency={currency} close={close} />}
        <nav aria-label={footer.language}>
          <Heading as="h2">{footer.language}</Heading>
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
        <Heading as="h2">{messages.common.currency.heading}</Heading>
        <CurrencyField opening={currency} onOpen={close} />
      </div>
    </>
  );
}
