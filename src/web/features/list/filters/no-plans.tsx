import { SlidersHorizontal } from 'lucide';
import { joinPhrases } from '#i18n/punctuation.ts';
import type { DestinationView } from '#domain/listing/destination-view.ts';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { nearestWayOn, noFilters, type WayOn } from './chosen-filters.ts';
import { sayChoice, type FilterLanguage } from './filter-words.ts';
import { ListButton } from '#web/features/list/state/list-link.tsx';
import styles from './no-plans.module.css';
import { Heading } from '#ui/heading.tsx';

/** Empty list: suggests a filter to remove. */
export function NoPlans() {
  const { shell, messages } = usePage();
  const { view, data } = useListState();
  const texts = messages.list.empty;
  const way = nearestWayOn(view);
  const name = way && nameOf(way, view, { locale: shell.locale, messages, countryNames: data.countryNames });
  return (
    <Panel className={styles['empty']}>
      <Icon of={SlidersHorizontal} size={24} />
      <Heading as="h3">{texts.heading}</Heading>
      <p>
        {way !== null && name !== null && way.count !== null ? texts.without({ count: way.count, name }) : texts.fewer}
      </p>
      <div className={styles['ways']}>
        {way !== null && name !== null && (
          <ListButton look="primary" change={way.change}>
            {texts.remove({ name })}
          </ListButton>
        )}
        <ListButton change={noFilters}>{texts.clear}</ListButton>
      </div>
    </Panel>
  );
}

/** The single chosen value, else the name of the facet. */
function nameOf({ facet }: WayOn, { facets, query }: DestinationView, language: FilterLanguage): string {
  const chosen = query.facets[facet].map(
    (value) => facets[facet].find((option) => option.value === value) ?? { value, label: null },
  );
  return joinPhrases(
    chosen.map((option) => sayChoice(facet, option, language)),
    language.locale,
  );
}
