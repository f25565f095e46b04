import { localizePath } from '#i18n/localized-path.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { GoLink } from '#ui/go-link.tsx';
import { Section } from '#ui/section.tsx';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';

interface FurtherJourneyProps {
  readonly place: PlaceForms;
  /** Of the country's page, without language prefix. */
  readonly path: string;
}

/** A link to the trip planner, prefilled with this country and the trip. */
export function FurtherJourney({ place, path }: FurtherJourneyProps) {
  const { shell, messages } = usePage();
  const { trip, usesPromo } = useListState().view.query;
  const texts = messages.journey.further;
  const query = new URLSearchParams([
    ['stop', `${path.slice(1)}.${trip.days}${trip.dataMb === null ? '' : `.${trip.dataMb / 1000}`}`],
    ...(trip.dataMb === null ? [['unlimited', '1']] : []),
    ...(trip.hotspot ? [['hotspot', '1']] : []),
    ...(trip.isNewCustomer ? [] : [['customer', 'returning']]),
    ...(usesPromo ? [['promo', '1']] : []),
    ['add', '1'],
  ]);
  return (
    <Section id="further" heading={texts.heading} lead={texts.text({ place })}>
      <GoLink href={`${localizePath('/trip', shell.locale)}?${query.toString()}`}>{texts.link}</GoLink>
    </Section>
  );
}
