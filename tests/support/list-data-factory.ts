import type { DestinationView } from '#domain/listing/destination-view.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import { makeDestinationView } from './listed-plan-factory.ts';

/** The list of a page for Japan; without plans unless told otherwise. */
export function makeListData(view: DestinationView = makeDestinationView([]), facts: Partial<ListData> = {}): ListData {
  return {
    view,
    path: '/japan',
    providerSlug: null,
    plansPath: '/destinations/JP/plans?currency=USD',
    rateDates: null,
    convertedFrom: null,
    dates: null,
    reportedPlan: null,
    namedPlan: null,
    part: null,
    countryNames: {},
    regionNames: {},
    ...facts,
  };
}
