import type { FormEvent } from 'react';
import { comparePath } from '#domain/listing/compared-plans.ts';
import { writeTrip } from '#domain/trip/trip.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { navigateTo } from '#web/shared/visit/navigate-to.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { closeSheet } from '#web/features/sentence/close-sheet.ts';
import { SentenceLine } from '#web/features/sentence/sentence-line.tsx';
import { TripWords } from '#web/features/sentence/trip-words.tsx';
import { useChosenTrip } from '#web/features/sentence/use-chosen-trip.ts';
import type { CompareData } from './load.ts';

/** The trip behind the costs as a sentence; a changed trip updates the price of every column. A plain form without JavaScript. */
export function CompareTrip({ plans, trip, usesPromo }: CompareData) {
  const { shell, messages } = usePage();
  const { chosen, choices } = useChosenTrip({ trip, usesPromo });
  const ids = plans.map(({ row }) => row.plan.id);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    closeSheet(event.currentTarget);
    if (chosen === null) return;
    const search = new URLSearchParams(writeTrip(chosen.trip).map((pair) => [...pair]));
    if (chosen.usesPromo) search.set('promo', '1');
    navigateTo(`${localizePath(comparePath(ids), shell.locale)}&${search.toString()}`);
  };
  return (
    <form
      method="get"
      action={localizePath('/compare', shell.locale)}
      aria-label={messages.trip.panel}
      onSubmit={submit}
    >
      <SentenceLine count={messages.compare.shareable}>
        <TripWords choices={choices} offered={[]} />
      </SentenceLine>
      <input type="hidden" name="plans" value={ids.join(',')} />
    </form>
  );
}
