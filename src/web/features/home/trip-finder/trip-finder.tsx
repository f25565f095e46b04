import { useRef, useState, type FormEvent } from 'react';
import type { Remembered } from '#domain/listing/list-query.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { navigateTo } from '#web/shared/visit/navigate-to.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useSlashKey } from '#web/shared/visit/use-slash-key.ts';
import { useRouteChange } from '#web/shared/visit/use-route-change.ts';
import { closeSheet } from '#web/features/sentence/close-sheet.ts';
import { PlaceSentence } from './place-sentence.tsx';
import { TripWords } from '#web/features/sentence/trip-words.tsx';
import { searchAddress, tripAddress } from './finder-address.ts';
import { useChosenTrip } from '#web/features/sentence/use-chosen-trip.ts';
import { WhereCell } from './where-cell.tsx';

/**
 * The sentence with a place: a picked destination opens its plans for the trip. Typed text is submitted to the destinations
 * page, which opens a single match; so does the form without JavaScript.
 */
export function TripFinder(remembered: Pick<Remembered, 'trip' | 'usesPromo'>) {
  const { shell, messages } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const [where, setWhere] = useState('');
  const [isOpening, setOpening] = useState(false);
  const changeWhere = (text: string, isPicked = false): void => {
    setWhere(text);
    setOpening(isPicked);
  };
  // A page that comes back is opening nothing.
  useRouteChange(() => changeWhere(''));
  const { chosen, choices } = useChosenTrip(remembered);
  const focusWhere = (): void => form.current?.querySelector('input')?.focus();
  useSlashKey(focusWhere);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Enter in the field presses the form's first button, which is in a sheet.
    const isFromField = document.activeElement === form.current?.querySelector('input');
    if (submitter?.closest('dialog') && !isFromField) return closeSheet(event.currentTarget);
    const address = searchAddress(where, chosen);
    if (address === null) focusWhere();
    else navigateTo(localizePath(address, shell.locale));
  };
  return (
    <form ref={form} role="search" action={localizePath('/region', shell.locale)} onSubmit={submit}>
      <PlaceSentence
        place={
          <WhereCell where={where} onChange={changeWhere} addressOf={({ path }) => tripAddress(path, chosen, where)} />
        }
        submit={
          <Button type="submit" look="primary" size="large" isBusy={isOpening}>
            {isOpening ? messages.search.finder.opening({ place: where }) : messages.search.finder.submit}
          </Button>
        }
      >
        <TripWords choices={choices} />
      </PlaceSentence>
    </form>
  );
}
