import { RangeSlider } from '#ui/range-slider.tsx';
import { formatWholeMoney } from '#i18n/format-money.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { FilterGroup } from './filter-group.tsx';

/** Price range filter. A thumb at the end of the track sets no limit. */
export function PriceFilter() {
  const { shell, messages } = usePage();
  const { view, change } = useListState();
  const { min, max } = view.priceRange;
  const { minPrice, maxPrice } = view.query;
  if (max <= min) return null;
  return (
    <FilterGroup part="price" heading={messages.list.facets.price} isOpen>
      <RangeSlider
        min={min}
        max={max}
        from={clamp(minPrice ?? min, min, max)}
        to={clamp(maxPrice ?? max, min, max)}
        names={['min', 'max']}
        labels={[messages.list.lowestPrice, messages.list.highestPrice]}
        format={(whole) => formatWholeMoney({ whole, currency: shell.currency }, shell.locale)}
        onChange={({ from, to }) => change({ minPrice: from <= min ? null : from, maxPrice: to >= max ? null : to })}
      />
    </FilterGroup>
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
