import type { FormEvent } from 'react';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { HiddenQuery } from '#web/components/list/hidden-query.tsx';
import { AfterList, useListState } from '#web/components/list/list-state.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { useStatedByAddress } from '#web/components/page/use-stated-by-address.ts';
import { CustomerSheet } from './customer-sheet.tsx';
import { DataSheet } from './data-sheet.tsx';
import { DaysSheet } from './days-sheet.tsx';
import { MustHaveSheet } from './must-have-sheet.tsx';
import styles from './sentence.module.css';
import { sayMustHaves } from './sentence-words.ts';
import { mustHaves, tripChoicesText, useTripChoices } from './trip-choices.ts';
import { Word } from './word.tsx';

/** The parts of the query that the form's own fields cover. */
const ownParts = ['trip', 'usesPromo', ...mustHaves.map(({ facet }) => facet)] as const;

/**
 * The trip as one line; each word opens a sheet that changes it. One plain form without JavaScript; with it every change
 * applies at once. Needs a `ListStateProvider`.
 */
export function TripSentence() {
  return (
    <AfterList own={tripChoicesText}>
      <SentenceForm />
    </AfterList>
  );
}

function SentenceForm() {
  const { data, view } = useListState();
  const { shell, messages } = usePage();
  const texts = messages.trip;
  const statedByAddress = useStatedByAddress();
  return (
    <form
      method="get"
      action={localizePath(data.path, shell.locale)}
      aria-label={texts.panel}
      className={styles['sentence']}
      onSubmit={closeSheet}
      {...statedByAddress}
    >
      <div className={styles['words']}>
        <Words />
      </div>
      <p className={styles['count']}>{texts.fitting({ count: view.fitCount, total: view.matchCount })}</p>
      <HiddenQuery without={ownParts} />
    </form>
  );
}

function Words() {
  const { shell, messages } = usePage();
  const { locale } = shell;
  const { unlimited, sentence } = messages.trip;
  const { questions, words } = sentence;
  const choices = useTripChoices();
  const { trip } = choices.query;
  return (
    <>
      <Word question={questions.days} value={formatDays(trip.days, locale)}>
        <DaysSheet choices={choices} />
      </Word>
      <Word question={questions.data} value={trip.dataMb === null ? unlimited : formatDataAmount(trip.dataMb, locale)}>
        <DataSheet choices={choices} />
      </Word>
      <Word question={questions.mustHaves} value={sayMustHaves(choices.query, { locale, messages })}>
        <MustHaveSheet choices={choices} />
      </Word>
      <Word question={questions.customer} value={words[trip.isNewCustomer ? 'new' : 'returning']}>
        <CustomerSheet choices={choices} />
      </Word>
    </>
  );
}

/** Every change has applied already. */
function closeSheet(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const open = event.currentTarget.querySelector<HTMLDetailsElement>('details[open]');
  open?.querySelector('dialog')?.close();
  if (open !== null) open.open = false;
  open?.querySelector('summary')?.focus({ preventScroll: true });
}
