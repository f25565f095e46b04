import { joinFacts } from '#i18n/format-list.ts';
import { formatDate } from '#i18n/format-time.ts';
import { sayTrip } from '#i18n/say-trip.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';

/** On paper alone: the trip, the date, the currency and the address of the page. */
export function PaperNote() {
  const { shell, messages } = usePage();
  const { view, href } = useListState();
  const { locale, siteName, now, currencyName, origin } = shell;
  const trip = sayTrip(view.query.trip, { locale, messages });
  return <p hidden>{joinFacts([trip, siteName, formatDate(now, locale), currencyName, origin + href({})], locale)}</p>;
}
