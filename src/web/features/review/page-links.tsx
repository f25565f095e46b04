import { ArrowLeft, ArrowRight } from 'lucide';
import { localizePath } from '#i18n/localized-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './page-links.module.css';
import { pageAddress } from '#web/shared/page/paging.ts';

interface PageLinksProps {
  /** The list's address without language prefix and query. */
  readonly path: string;
  /** The rest of its query with `?`; absent: there is none. */
  readonly search?: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** Pagination links; nothing for a single page. */
export function PageLinks({ path, search = '', page, pages }: PageLinksProps) {
  const { shell, messages } = usePage();
  const texts = messages.common.paging;
  if (pages === 1) return null;
  const address = (number: number): string => localizePath(pageAddress(path + search, number), shell.locale);
  return (
    <nav className={styles['pages']} aria-label={texts.label}>
      {page > 1 && (
        <ButtonLink href={address(page - 1)} rel="prev">
          <Icon of={ArrowLeft} size={16} />
          {texts.previous}
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink href={address(page + 1)} rel="next">
          {texts.next}
          <Icon of={ArrowRight} size={16} />
        </ButtonLink>
      )}
      <span>{texts.position({ page, pages })}</span>
    </nav>
  );
}
