import { localizePath } from '#i18n/localized-path.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import type { StaticPageData } from './load.ts';
import styles from './page.module.css';

export function StaticPage({ heading, html }: StaticPageData) {
  const { shell, messages } = usePage();
  const { nav } = messages.common;
  return (
    <Wrap className={styles['page']}>
      <Crumbs
        label={nav.breadcrumb}
        trail={[{ label: nav.home, href: localizePath('/', shell.locale) }, { label: heading }]}
      />
      <h1>{heading}</h1>
      <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: html }} />
    </Wrap>
  );
}
