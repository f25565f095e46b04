import { ChevronDown } from 'lucide';
import type { RuleKind } from '#domain/place/country-rule.ts';
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

/** More of them start closed. */
const mostOpen = 2;

/** Countries with what their rules mean for a travel eSIM; those whose sources do not mention any are folded. */
export function RuledPlaces({ places }: Pick<RulesData, 'places'>) {
  const { messages } = usePage();
  const isOpen = places.length <= mostOpen;
  const silent = isOpen ? [] : places.filter(isSilent);
  const card = (place: RuledPlace) => <PlaceCard key={place.code} place={place} isOpen={isOpen} />;
  return (
    <>
      {places.filter((place) => !silent.includes(place)).map(card)}
      {silent.length > 0 && (
        <Disclosure summary={messages.rules.silent({ count: silent.length })}>{silent.map(card)}</Disclosure>
      )}
    </>
  );
}

type RuledPlace = RulesData['places'][number];

function isSilent({ rules }: RuledPlace): boolean {
  return rules.every(({ reach }) => reach === 'local');
}

/** The kinds of rule that answer each question. */
const questions = {
  using: ['delay', 'services'],
  buying: ['purchase'],
  registering: ['device', 'id'],
} as const satisfies Readonly<Record<string, readonly RuleKind[]>>;

type Question = keyof typeof questions;

/** Its answers; opened, the rules and a link to the plans there. */
function PlaceCard({ place, isOpen }: { readonly place: RuledPlace; readonly isOpen: boolean }) {
  const { shell } = usePage();
  const { code, name, path, rules } = place;
  return (
    <details className={styles['place']} open={isOpen}>
      <summary>
        <Flag src={flagAddress(code)} />
        <h2>{name}</h2>
        <span className={styles['answers']}>
          {(['using', 'buying', 'registering'] as const).map((question) => (
            <Answer key={question} question={question} rules={rules} />
          ))}
        </span>
        <Icon of={ChevronDown} size={18} />
      </summary>
      <div id={code.toLowerCase()}>
        <RuleList rules={rules} />
        {path !== null && <GoLink href={localizePath(path, shell.locale)}>{name}</GoLink>}
      </div>
    </details>
  );
}

/** What the sources say of travel eSIMs. */
function Answer({ question, rules }: { readonly question: Question } & Pick<RuledPlace, 'rules'>) {
  const { rules: texts } = usePage().messages;
  const kinds: readonly RuleKind[] = questions[question];
  const own = rules.filter(({ kind }) => kinds.includes(kind));
  const limit = own.find(({ reach }) => reach === 'roaming');
  const isExempt = own.length > 0 && own.every(({ reach }) => reach === 'local-only');
  const { allowed, notNeeded, notStated } = texts.answers;
  const free = question === 'registering' ? notNeeded : allowed;
  return (
    <span>
      <small>{texts.questions[question]}</small>{' '}
      <b className={limit && styles['limit']}>{limit ? texts.kinds[limit.kind] : isExempt ? free : notStated}</b>
    </span>
  );
}
