import { ChevronDown } from 'lucide';
import { localizePath } from '#i18n/localized-path.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Flag } from '#ui/flag.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { RuleList } from '#web/features/place/rule-list.tsx';
import type { RulesData } from './load.ts';
import styles from './page.module.css';
import { answersOf, sortByAnswers } from './rule-answers.ts';

/** More of them start closed. */
const mostOpen = 2;

/** Countries with what their rules mean for a travel eSIM; those whose sources leave that open are folded. */
export function RuledPlaces({ places }: Pick<RulesData, 'places'>) {
  const { messages } = usePage();
  const isOpen = places.length <= mostOpen;
  const { warned, answered, open } = sortByAnswers(places);
  const card = (place: RuledPlace) => <PlaceCard key={place.code} place={place} isOpen={isOpen} />;
  return (
    <>
      {[...warned, ...answered].map(card)}
      {open.length > 0 &&
        (isOpen ? (
          open.map(card)
        ) : (
          <Disclosure summary={messages.rules.silent({ count: open.length })}>{open.map(card)}</Disclosure>
        ))}
    </>
  );
}

type RuledPlace = RulesData['places'][number];

/** Its answers; opened, the rules and a link to the plans there. */
function PlaceCard({ place, isOpen }: { readonly place: RuledPlace; readonly isOpen: boolean }) {
  const { shell, messages } = usePage();
  const { rules: texts } = messages;
  const { code, name, path, rules } = place;
  const answers = answersOf(rules);
  return (
    <details className={styles['place']} open={isOpen}>
      <summary>
        <Flag src={flagAddress(code)} />
        <h2>{name}</h2>
        {answers.length > 0 && (
          <span className={styles['answers']}>
            {answers.map(({ question, limit }) => (
              <b key={question} className={limit === null ? undefined : styles['limit']}>
                {limit === null ? texts.free[question] : texts.kinds[limit]}
              </b>
            ))}
          </span>
        )}
        <span className={styles['begins']}>{(rules.find(({ reach }) => reach === 'roaming') ?? rules[0])?.text}</span>
        <Icon of={ChevronDown} size={18} />
      </summary>
      <div id={code.toLowerCase()}>
        <RuleList rules={rules} />
        {path !== null && <GoLink href={localizePath(path, shell.locale)}>{name}</GoLink>}
      </div>
    </details>
  );
}
