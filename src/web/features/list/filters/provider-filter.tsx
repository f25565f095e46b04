import { useState } from 'react';
import type { FacetOption } from '#domain/listing/destination-view.ts';
import { matchWords, prepareQuery, prepareText } from '#domain/kernel/match-words.ts';
import { pressedKey } from '#ui/pressed-key.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useComplete } from '#web/features/list/state/list-state.tsx';
import type { ListData } from '#web/features/list/state/list-data.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { FacetChecks } from './filter-group.tsx';
import styles from './filters.module.css';

const shown = 8;

interface ProviderFilterProps {
  readonly options: readonly FacetOption[];
  readonly countryNames: ListData['countryNames'];
  /** True: none is folded away. */
  readonly isWhole: boolean;
}

/** Providers with their counts; long lists are filtered by typing. */
export function ProviderFilter({ options, countryNames, isWhole }: ProviderFilterProps) {
  const { list } = usePage().messages;
  const texts = list.filters;
  const [text, setText] = useState('');
  const isHydrated = useHydrated();
  const isMissing = options.every(({ isChosen }) => isChosen);
  useComplete(isMissing);
  const found = findProviders(options, text);
  return (
    <>
      {isHydrated && options.length > shown && (
        <input
          className={styles['find']}
          type="search"
          aria-label={texts.findProvider}
          placeholder={texts.findProvider}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          // Enter must not submit the form.
          onKeyDown={(event) => {
            if (pressedKey(event) === 'Enter') event.preventDefault();
          }}
        />
      )}
      {found.length === 0 && <p className={styles['none']}>{isMissing ? list.loading : texts.noProvider}</p>}
      <FacetChecks
        facet="provider"
        options={found}
        countryNames={countryNames}
        shown={text === '' && !isWhole ? shown : found.length}
      />
    </>
  );
}

/** Options with a word that starts with the text, ignoring case and accents; the chosen ones always. */
export function findProviders(options: readonly FacetOption[], text: string): readonly FacetOption[] {
  const query = prepareQuery(text);
  if (query === '') return options;
  return options.filter(
    ({ label, value, isChosen }) => isChosen || matchWords(prepareText(label ?? value), query) !== null,
  );
}
