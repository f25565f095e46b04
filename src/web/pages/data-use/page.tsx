import { localizePath } from '#i18n/localized-path.ts';
import { Boundary } from '#ui/boundary.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { lazyComponent } from '#web/components/page/lazy-component.tsx';
import type { DataUseData } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

const Estimator = lazyComponent(async () => (await import('./later.tsx')).Estimator);

/** Online activities per day, the resulting data for the trip, and the source of every figure. */
export function Page(data: DataUseData) {
  const { shell, messages } = usePage();
  const texts = messages.estimator;
  return (
    <>
      <Boundary>
        <Wrap className={styles['head']}>
          <Crumbs
            label={messages.common.nav.breadcrumb}
            trail={[
              { label: messages.common.nav.home, href: localizePath('/', shell.locale) },
              { label: texts.heading },
            ]}
          />
          <Heading as="h1">{texts.heading}</Heading>
          <p>{texts.lead}</p>
        </Wrap>
      </Boundary>
      <Estimator {...data} />
    </>
  );
}
