import type { GroupFacet } from '#domain/listing/list-query.ts';
import { Switch } from '#ui/switch.tsx';
import { AfterList, useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { FacetChecks, FilterGroup } from './filter-group.tsx';
import styles from './filters.module.css';
import { PriceFilter } from './price-filter.tsx';
import { ProviderFilter } from './provider-filter.tsx';

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
      <FacetGroup facet="kind" isOpen />
      <FacetGroup facet="share" isOpen />
      <FacetGroup facet="network" isOpen shown={networksShown} />
      {data.providerSlug === null && view.otherProviders.length + view.providers.length > 1 && (
        <FilterGroup part="provider" heading={list.facets.provider} isOpen={query.facets.provider.length > 0}>
          <ProviderFilter options={facets.provider} countryNames={countryNames} isWhole={data.open === 'provider'} />
        </FilterGroup>
      )}
      <FacetGroup facet="refund" />
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
    <FilterGroup part={facet} heading={list.facets[facet]} isOpen={isOpen || isChosen}>
      <FacetChecks
        facet={facet}
        options={options}
        countryNames={data.countryNames}
        {...(shown !== undefined && data.open !== facet && { shown })}
      />
    </FilterGroup>
  );
}
