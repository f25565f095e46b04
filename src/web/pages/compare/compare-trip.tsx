import type { FormEvent } from 'react';
import { comparePath } from '#domain/listing/compared-plans.ts';
import { writeTrip } from '#domain/trip/trip.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { navigateTo } from '#web/components/page/navigate-to.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import { closeSheet } from '#web/components/sentence/close-sheet.ts';
import { SentenceLine } from '#web/components/sentence/sentence-line.tsx';
import { TripWords } from '#web/components/sentence/trip-words.tsx';
import { useChosenTrip } from '#web/components/sentence/use-chosen-trip.ts';
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
