import type { DestinationView, FacetOption } from '#domain/listing/destination-view.ts';
import type { AnswerFacet, FacetName, GroupFacet } from '#domain/listing/list-query.ts';
import { Switch } from '#ui/switch.tsx';
import { AfterList, useListState } from '#web/features/list/state/list-state.tsx';
import type { ListData } from '#web/features/list/state/list-data.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { FacetCheck, FacetChecks, FilterGroup, FilterMore } from './filter-group.tsx';
import styles from './filters.module.css';
import { PriceFilter } from './price-filter.tsx';
import { ProviderFilter } from './provider-filter.tsx';

/** The main value of each facet that answers a question; the other values are listed below. */
const mainValues: Readonly<Record<AnswerFacet, 'yes' | 'no'>> = {
  hotspot: 'yes',
  '5g': 'yes',
  topup: 'yes',
  phone: 'yes',
  refund: 'yes',
  idcheck: 'no',
};

const networksShown = 6;

/** Every filter of the list. A choice and its rows update at once, the other counts are deferred. */
export function FilterFields() {
  return (
    <>
      <AfterList own={({ minPrice, maxPrice }) => [minPrice, maxPrice].join()}>
        <PriceFilter />
      </AfterList>
      <AfterList>
        <FacetFields />
      </AfterList>
      <AfterList own={({ usesPromo }) => String(usesPromo)}>
        <PromoSwitch />
      </AfterList>
    </>
  );
}

function FacetFields() {
  const { list } = usePage().messages;
  const { view, data } = useListState();
  const { facets, query } = view;
  const { countryNames } = data;
  return (
    <>
      <FacetGroup facet="data" isOpen />
      <FacetGroup facet="validity" isOpen />
      <FacetGroup facet="share" isOpen />
      <FilterGroup heading={list.facets.includes} isOpen>
        <FeatureChecks facets={facets} countryNames={countryNames} />
      </FilterGroup>
      <FacetGroup facet="network" isOpen shown={networksShown} />
      {data.providerSlug === null && facets.provider.length > 1 && (
        <FilterGroup heading={list.facets.provider} isOpen={query.facets.provider.length > 0}>
          <ProviderFilter options={facets.provider} countryNames={countryNames} />
        </FilterGroup>
      )}
      <FacetGroup facet="kind" />
      <FacetGroup facet="scope" />
      <FacetGroup facet="breakout" shown={networksShown} />
      <FacetGroup facet="checked" />
    </>
  );
}

function PromoSwitch() {
  const { list } = usePage().messages;
  const { view, change } = useListState();
  return (
    <div className={styles['last']}>
      <Switch
        name="promo"
        label={list.promo}
        isOn={view.query.usesPromo}
        onChange={(usesPromo) => change({ usesPromo })}
      />
    </div>
  );
}

interface FacetGroupProps {
  readonly facet: GroupFacet;
  readonly isOpen?: boolean;
  readonly shown?: number;
}

/** One facet; hidden if it would not distinguish plans. */
function FacetGroup({ facet, isOpen = false, shown }: FacetGroupProps) {
  const { list } = usePage().messages;
  const { view, data } = useListState();
  const options = view.facets[facet];
  const isChosen = view.query.facets[facet].length > 0;
  if (options.length < 2 && !isChosen) return null;
  return (
    <FilterGroup heading={list.facets[facet]} isOpen={isOpen || isChosen}>
      <FacetChecks
        facet={facet}
        options={options}
        countryNames={data.countryNames}
        {...(shown !== undefined && { shown })}
      />
    </FilterGroup>
  );
}

interface FeatureChecksProps {
  readonly facets: DestinationView['facets'];
  readonly countryNames: ListData['countryNames'];
}

function FeatureChecks({ facets, countryNames }: FeatureChecksProps) {
  const { filters } = usePage().messages.list;
  const all = (Object.keys(mainValues) as AnswerFacet[]).flatMap((facet) =>
    facets[facet].map((option) => ({ facet, option, isMain: option.value === mainValues[facet] })),
  );
  const others = all.filter(({ isMain }) => !isMain);
  const check = ({ facet, option }: { readonly facet: FacetName; readonly option: FacetOption }) => (
    <FacetCheck key={facet + option.value} facet={facet} option={option} countryNames={countryNames} />
  );
  return (
    <>
      {all.filter(({ isMain }) => isMain).map(check)}
      {others.length > 0 && (
        <FilterMore heading={filters.otherAnswers} isOpen={others.some(({ option }) => option.isChosen)}>
          {others.map(check)}
        </FilterMore>
      )}
    </>
  );
}
