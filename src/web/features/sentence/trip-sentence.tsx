import { localizePath } from '#i18n/localized-path.ts';
import { HiddenQuery } from '#web/features/list/state/hidden-query.tsx';
import { AfterList, useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useStatedByAddress } from '#web/shared/visit/use-stated-by-address.ts';
import { closeSheet } from './close-sheet.ts';
import { ResultLine } from './result-line.tsx';
import { SentenceLine } from './sentence-line.tsx';
import { mustHaves, tripChoicesText, useTripChoices } from './trip-choices.ts';
import { TripWords } from './trip-words.tsx';

/** The parts of the query that the form's own fields cover. */
const ownParts = ['trip', 'usesPromo', 'showsRenewing', ...mustHaves.map(({ facet }) => facet)] as const;

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
      <SentenceLine count={data.providerSlug === null ? texts.sellers({ count: view.providerCount }) : ''}>
        <ListedWords />
      </SentenceLine>
      <HiddenQuery without={ownParts} />
    </form>
  );
}

function ListedWords() {
  const { view, href } = useListState();
  const choices = useTripChoices();
  const { trip } = choices.query;
  return (
    <TripWords
      choices={choices}
      result={<ResultLine />}
      facets={view.facets}
      hrefOf={(dataMb) => href({ trip: { ...trip, dataMb } })}
    />
  );
}
