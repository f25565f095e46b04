import { ChevronDown } from 'lucide';
import { joinFacts } from '#i18n/format-list.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Flag } from '#ui/flag.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { RuleList } from '#web/features/place/rule-list.tsx';
import type { RulesData } from './load.ts';
import styles from './page.module.css';

/** More of them start closed. */
const mostOpen = 2;

/** Countries with what their rules are about; opened, the rules and a link to the plans there. */
export function RuledPlaces({ places }: Pick<RulesData, 'places'>) {
  const { shell, messages } = usePage();
  return places.map(({ code, name, path, rules }) => (
    <details key={code} className={styles['place']} open={places.length <= mostOpen}>
      <summary>
        <Flag src={flagAddress(code)} />
        <h2>{name}</h2>
        <small>
          {joinFacts(
            rules.map(({ kind }) => messages.rules.kinds[kind]),
            shell.locale,
          )}
        </small>
        <Icon of={ChevronDown} size={18} />
      </summary>
      <div id={code.toLowerCase()}>
        <RuleList rules={rules} />
        {path !== null && <GoLink href={localizePath(path, shell.locale)}>{name}</GoLink>}
      </div>
    </details>
  ));
}
