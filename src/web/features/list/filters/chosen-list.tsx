import { X } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './chosen-list.module.css';
import { chosenFilters, noFilters, type ChosenFilter } from './chosen-filters.ts';
import { sayChoice, sayPriceRange } from './filter-words.ts';
import { ListLink } from '#web/features/list/state/list-link.tsx';

/** The active filters, each with a remove button. */
export function ChosenList() {
  const { shell, messages } = usePage();
  const { view, data } = useListState();
  const { filters } = messages.list;
  const chosen = chosenFilters(view);
  if (chosen.length === 0) return null;
  const language = { locale: shell.locale, messages, countryNames: data.countryNames };
  const nameOf = (filter: ChosenFilter): string => {
    if (filter.kind === 'option') return sayChoice(filter.facet, filter.option, language);
    if (filter.kind === 'dominated') return messages.list.dominatedShort;
    if (filter.kind === 'renewing') return messages.list.renewingShort;
    return sayPriceRange(view.query, shell.currency, language) ?? messages.list.facets.price;
  };
  return (
    <ul className={styles['chosen']} aria-label={filters.chosen}>
      {chosen.map((filter) => (
        <li key={filter.kind === 'option' ? `${filter.facet}=${filter.option.value}` : filter.kind}>
          <ListLink className={styles['chip']} change={filter.without}>
            <VisuallyHidden>{filters.remove({ name: nameOf(filter) })}</VisuallyHidden>
            <span aria-hidden="true">{nameOf(filter)}</span>
            <Icon of={X} size={14} />
          </ListLink>
        </li>
      ))}
      <li>
        <ListLink className={styles['clear']} change={noFilters}>
          {filters.clear}
        </ListLink>
      </li>
    </ul>
  );
}
