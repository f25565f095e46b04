import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { HiddenQuery } from '#web/components/list/hidden-query.tsx';
import { AfterList, useListState } from '#web/components/list/list-state.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { useStatedByAddress } from '#web/components/page/use-stated-by-address.ts';
import { closeSheet } from './close-sheet.ts';
import { CustomerSheet } from './customer-sheet.tsx';
import { DataSheet } from './data-sheet.tsx';
import { DaysSheet } from './days-sheet.tsx';
import { MustHaveSheet } from './must-have-sheet.tsx';
import { ResultLine } from './result-line.tsx';
import { SentenceLine } from './sentence-line.tsx';
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
      // Every change has applied already.
      onSubmit={(event) => {
        event.preventDefault();
        closeSheet(event.currentTarget);
      }}
      {...statedByAddress}
    >
      <SentenceLine count={texts.fitting({ count: view.fitCount, total: view.matchCount })}>
        <Words />
      </SentenceLine>
      <HiddenQuery without={ownParts} />
    </form>
  );
}

function Words() {
  const { shell, messages } = usePage();
  const { locale } = shell;
  const { unlimited, sentence } = messages.trip;
  const { questions, words } = sentence;
  const { view, href } = useListState();
  const choices = useTripChoices();
  const { trip } = choices.query;
  const result = <ResultLine />;
  return (
    <>
      <Word question={questions.days} value={formatDays(trip.days, locale)} result={result}>
        <DaysSheet choices={choices} />
      </Word>
      <Word
        question={questions.data}
        value={trip.dataMb === null ? unlimited : formatDataAmount(trip.dataMb, locale)}
        result={result}
      >
        <DataSheet choices={choices} hrefOf={(dataMb) => href({ trip: { ...trip, dataMb } })} />
      </Word>
      <Word question={questions.mustHaves} value={sayMustHaves(choices.query, { locale, messages })} result={result}>
        <MustHaveSheet choices={choices} facets={view.facets} />
      </Word>
      <Word question={questions.customer} value={words[trip.isNewCustomer ? 'new' : 'returning']} result={result}>
        <CustomerSheet choices={choices} />
      </Word>
    </>
  );
}
