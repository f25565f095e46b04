import type { CoverageData } from '#web/features/coverage/coverage-data.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import type { LinkedPlace, PlaceData } from '#web/shared/place/place-data.ts';
import type { RuleData } from '#web/features/place/rule-data.ts';
import type { DestinationFacts } from './destination-facts.ts';
import type { DestinationReviews } from './load-reviews.ts';
import type { MarketLine } from '#web/shared/plan/market-line.ts';

export interface DestinationData {
  readonly kind: 'country' | 'region' | 'global';
  readonly place: PlaceForms;
  /** The city, state or island of the country that the visitor chose; null: none. */
  readonly partName: string | null;
  /** Its slug where it has a picture of its own, else null. */
  readonly picturedPart: string | null;
  /** Without language prefix. */
  readonly path: string;
  readonly flag: string | null;
  /** The country's region. */
  readonly region: (PlaceForms & { readonly path: string }) | null;
  readonly list: ListData;
  /** Null: no price of a 10 GB plan is known. */
  readonly marketLine: MarketLine | null;
  readonly facts: DestinationFacts;
  /** Plural of the display currency, as in "prices in euros". */
  readonly currencyPlural: string;
  /** Null: a group of countries has no reviews of its own. */
  readonly reviews: DestinationReviews | null;
  /** Known rules of the country for travellers who go online. */
  readonly rules: readonly RuleData[];
  /** Coverage of one of the plans; null: a country. */
  readonly coverage: CoverageData | null;
  /** With plans: the countries of a region, the most visited ones around a country, or the regions of the world; the first. */
  readonly nearby: readonly LinkedPlace[];
  /** The rest of them. */
  readonly otherPlaces: readonly Pick<PlaceData, 'path' | 'name'>[];
  /** ISO 8601 in UTC: when a price here was last seen. */
  readonly checkedAt: string | null;
}
