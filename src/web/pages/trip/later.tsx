import { localizePath } from '#i18n/localized-path.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import styles from './page.module.css';
import { RouteForm } from './route-form.tsx';
import type { TripData } from './trip-data.ts';
import { TripResult } from './trip-result.tsx';

/** The route, and the cheapest ways to stay connected on it. */
export function TripPlanner(data: TripData) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  return (
    <Wrap className={styles['page']}>
      <header className={styles['head']}>
        <Crumbs
          label={messages.common.nav.breadcrumb}
          trail={[
            { label: messages.common.nav.home, href: localizePath('/', shell.locale) },
            { label: messages.common.nav.planner },
          ]}
        />
        <h1>{texts.heading}</h1>
        <p>{texts.lead}</p>
      </header>
      <div className={styles['columns']}>
        {/* Keyed by draft, so that the form starts from the request. Collapsed on phones once there is an answer. */}
        <details key={JSON.stringify(data.draft)} className={styles['route']} open={data.answer === null}>
          <summary>
            <h2>{texts.route}</h2>
          </summary>
          <RouteForm {...data} />
        </details>
        <TripResult {...data} />
      </div>
    </Wrap>
  );
}
