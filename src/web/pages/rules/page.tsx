import { localizePath } from '#i18n/localized-path.ts';
import { Boundary } from '#ui/boundary.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { lazyComponent } from '#web/components/page/lazy-component.tsx';
import type { RulesData } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

const AllRules = lazyComponent(async () => (await import('./later.tsx')).AllRules);

/** The rules of all countries, or of those with rules of one kind. */
export function Page(data: RulesData) {
  const { shell, messages } = usePage();
  const texts = messages.rules;
  return (
    <Wrap className={styles['page']}>
      <Boundary>
        <Crumbs
          label={messages.common.nav.breadcrumb}
          trail={[{ label: messages.common.nav.home, href: localizePath('/', shell.locale) }, { label: texts.heading }]}
        />
        <Heading as="h1">{texts.heading}</Heading>
        <p className={styles['lead']}>{texts.lead}</p>
      </Boundary>
      <AllRules {...data} />
    </Wrap>
  );
}
