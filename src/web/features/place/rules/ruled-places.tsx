import { localizePath } from '#i18n/localized-path.ts';
import { Flag } from '#ui/flag.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { RuleList } from '#web/features/place/rule-list.tsx';
import type { RulesData } from './load.ts';
import styles from './page.module.css';

/** Countries with their rules; the name links to the plans there. */
export function RuledPlaces({ places }: Pick<RulesData, 'places'>) {
  const { locale } = usePage().shell;
  return places.map(({ code, name, path, rules }) => (
    <section key={code} id={code.toLowerCase()} className={styles['place']}>
      <h2>
        <Flag src={flagAddress(code)} />
        {path === null ? name : <a href={localizePath(path, locale)}>{name}</a>}
      </h2>
      <RuleList rules={rules} />
    </section>
  ));
}
