import type { ReactNode } from 'react';
import type { DestinationView } from '#domain/listing/destination-view.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { CustomerSheet } from './customer-sheet.tsx';
import { DataSheet } from './data-sheet.tsx';
import { DaysSheet } from './days-sheet.tsx';
import { MustHaveSheet } from './must-have-sheet.tsx';
import { sayMustHaves } from './sentence-words.ts';
import type { MustHave, TripChoices } from './trip-choices.ts';
import { Word } from './word.tsx';

interface TripWordsProps {
  readonly choices: TripChoices;
  /** What the trip comes to, at the foot of each sheet; absent: no plans are listed. */
  readonly result?: ReactNode;
  /** See `MustHaveSheet`. */
  readonly facets?: DestinationView['facets'];
  readonly offered?: readonly MustHave[];
  /** See `DataSheet`. */
  readonly hrefOf?: (dataMb: number) => string;
}

/** Days, data, must-haves and customer of a trip. */
export function TripWords({ choices, result, facets, offered, hrefOf }: TripWordsProps) {
  const { shell, messages } = usePage();
  const { locale } = shell;
  const { unlimited, sentence } = messages.trip;
  const { questions, words } = sentence;
  const { trip } = choices.query;
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
        <DataSheet choices={choices} {...(hrefOf !== undefined && { hrefOf })} />
      </Word>
      <Word question={questions.mustHaves} value={sayMustHaves(choices.query, { locale, messages })} result={result}>
        <MustHaveSheet
          choices={choices}
          {...(facets !== undefined && { facets })}
          {...(offered !== undefined && { offered })}
        />
      </Word>
      <Word question={questions.customer} value={words[trip.isNewCustomer ? 'new' : 'returning']} result={result}>
        <CustomerSheet choices={choices} />
      </Word>
    </>
  );
}
