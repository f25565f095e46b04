import { ChevronDown } from 'lucide';
import { memo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { FacetOption } from '#domain/listing/destination-view.ts';
import type { FacetName } from '#domain/listing/list-query.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { renderCheck } from '#ui/check.tsx';
import { Icon } from '#ui/icon.tsx';
import { LateDetails } from '#web/features/list/state/late-details.tsx';
import { useListActions, type ListActions } from '#web/features/list/state/list-state.tsx';
import type { ListData, OpenPart } from '#web/features/list/state/list-data.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayOption } from './filter-words.ts';
import fold from '#web/features/list/ruler/fold.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './filters.module.css';

interface FilterGroupProps {
  readonly part: OpenPart;
  readonly heading: string;
  /** Initial state. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A collapsible group of filters. */
export function FilterGroup({ children, ...group }: FilterGroupProps) {
  const { heading } = group;
  const summary = (
    <>
      {heading}
      <Icon of={ChevronDown} size={16} />
    </>
  );
  return (
    <LateDetails {...group} className={styles['group']} summary={summary}>
      <fieldset>
        <legend>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </legend>
        {children}
      </fieldset>
    </LateDetails>
  );
}

interface FacetChecksProps {
  readonly facet: FacetName;
  readonly options: readonly FacetOption[];
  readonly countryNames: ListData['countryNames'];
  /** The rest is collapsed, but for what was chosen at first: a choice does not move under the pointer. */
  readonly shown?: number;
}

/** The choices of one facet with their counts. Memoized: re-rendered only when one of them changes. */
export const FacetChecks = memo(UnmemoizedFacetChecks, isSameChecks);

function isSameChecks(a: FacetChecksProps, b: FacetChecksProps): boolean {
  return (
    a.facet === b.facet &&
    a.shown === b.shown &&
    a.countryNames === b.countryNames &&
    isSameOptions(a.options, b.options)
  );
}

function UnmemoizedFacetChecks({ facet, options, countryNames, shown = options.length }: FacetChecksProps) {
  const texts = usePage().messages.list.filters;
  const [chosenAtFirst] = useState(() => new Set(options.flatMap(({ value, isChosen }) => (isChosen ? [value] : []))));
  const isFirst = ({ value }: FacetOption, index: number): boolean => index < shown || chosenAtFirst.has(value);
  const [first, rest] = [options.filter(isFirst), options.filter((option, index) => !isFirst(option, index))];
  const more = texts.more({ count: rest.length });
  const check = (option: FacetOption) => (
    <FacetCheck key={option.value} facet={facet} option={option} countryNames={countryNames} />
  );
  return (
    <>
      {first.map(check)}
      {rest.length > 0 && (
        <LateDetails part={facet} heading={more} summary={more} className={fold['fold']}>
          {rest.map(check)}
        </LateDetails>
      )}
    </>
  );
}

interface FacetCheckProps {
  readonly facet: FacetName;
  readonly option: FacetOption;
  readonly countryNames: ListData['countryNames'];
}

/** One choice. Disabled if it would list nothing, unless it is chosen. */
const FacetCheck = memo(
  FacetCheckNow,
  (a, b) => a.facet === b.facet && a.countryNames === b.countryNames && isSameOption(a.option, b.option),
);

function FacetCheckNow({ facet, option, countryNames }: FacetCheckProps) {
  const { shell, messages } = usePage();
  const actions = useListActions();
  const isChosen = useIsChosen(facet, option, actions);
  return renderCheck({
    name: facet,
    value: option.value,
    label: sayOption(facet, option, { locale: shell.locale, messages, countryNames }),
    count: formatNumber(option.count, shell.locale),
    isChecked: isChosen,
    isDisabled: option.count === 0 && !isChosen,
    onChange: () => actions.toggle(facet, option.value),
  });
}

/** Updates at once, also on back and forward, before the list and its counts do. */
function useIsChosen(facet: FacetName, { value, isChosen }: FacetOption, actions: ListActions): boolean {
  return useSyncExternalStore(
    actions.subscribe,
    () => actions.isChosen(facet, value),
    () => isChosen,
  );
}

function isSameOptions(a: readonly FacetOption[], b: readonly FacetOption[]): boolean {
  return a.length === b.length && a.every((option, index) => isSameOption(option, b[index]));
}

function isSameOption(a: FacetOption, b: FacetOption | undefined): boolean {
  return a.value === b?.value && a.count === b.count && a.isChosen === b.isChosen;
}
