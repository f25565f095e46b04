import { usualMbPerDay } from '#domain/journey/journey-draft.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { Check } from '#ui/check.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { CustomerSheet } from '#web/features/sentence/customer-sheet.tsx';
import { LinkedWord, SentenceLine } from '#web/features/sentence/sentence-line.tsx';
import { sayRequired } from '#web/features/sentence/sentence-words.ts';
import { SheetResult } from '#web/features/sentence/sheet-result.tsx';
import { Word } from '#web/features/sentence/word.tsx';
import styles from './route-list.module.css';
import { TotalSheet } from '#web/features/journey/ways/total-sheet.tsx';
import type { TripAnswer } from '#web/features/journey/trip/trip-data.ts';
import { sayInstalls } from '#web/features/journey/trip/trip-words.ts';
import type { Route } from './use-route.ts';

interface PlannerSentenceProps {
  readonly route: Route;
  readonly answer: TripAnswer | null;
}

/** Days, data, must-haves and customer of the whole trip. The days are those of the stops, which the route changes. */
export function PlannerSentence({ route, answer }: PlannerSentenceProps) {
  const { shell, messages } = usePage();
  const { questions, words } = messages.trip.sentence;
  const { conditions, changeConditions } = route;
  const { isNewCustomer, usesPromo } = conditions;
  const result = <RouteResult route={route} answer={answer} />;
  return (
    <SentenceLine count={answer === null ? '' : messages.journey.across(countBorders(answer))}>
      {/* Without a country the field below is the only place of days. */}
      {route.stops.some(({ country }) => country !== null) && (
        <LinkedWord
          href="#all-days"
          label={questions.days}
          value={formatDays(route.days.total - route.days.left, shell.locale)}
        />
      )}
      <Word question={questions.data} value={useTotalWords(route)} result={result}>
        <TotalSheet route={route} />
      </Word>
      <Word question={questions.mustHaves} value={useMustHaveWords(route)} result={result}>
        <MustHaves route={route} />
      </Word>
      <Word question={questions.customer} value={words[isNewCustomer ? 'new' : 'returning']} result={result}>
        <CustomerSheet
          choices={{
            query: { trip: { isNewCustomer }, usesPromo },
            changeTrip: changeConditions,
            usePromo: (uses) => changeConditions({ usesPromo: uses }),
          }}
        />
      </Word>
    </SentenceLine>
  );
}

/** Two stays in one country after one another have no border between them. */
function countBorders({ stops }: TripAnswer) {
  const borders = stops.filter(({ path }, index) => index > 0 && path !== stops[index - 1]?.path).length;
  return { countries: new Set(stops.map(({ path }) => path)).size, borders };
}

/** `12 GB`; without a country: what a day is planned with. */
function useTotalWords({ planned, conditions }: Route): string {
  const { shell, messages } = usePage();
  const amounts = planned?.map(({ dataMb }) => dataMb) ?? [];
  if (conditions.isUnlimited) return messages.trip.unlimited;
  if (amounts.length === 0) return messages.plan.aDay({ amount: formatDataAmount(usualMbPerDay, shell.locale) });
  return formatDataAmount(
    amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0),
    shell.locale,
  );
}

function useMustHaveWords({ conditions: { hotspot, topUp } }: Route): string {
  const { shell, messages } = usePage();
  const { words } = messages.trip.sentence;
  return sayRequired([...(hotspot ? [words.hotspot] : []), ...(topUp ? [words.topUp] : [])], {
    locale: shell.locale,
    messages,
  });
}

function MustHaves({ route: { conditions, changeConditions } }: { readonly route: Route }) {
  const { trip } = usePage().messages;
  return (
    <>
      <fieldset className={styles['checks']}>
        <Check
          name="hotspot"
          value="1"
          label={trip.hotspot}
          isChecked={conditions.hotspot}
          onChange={(hotspot) => changeConditions({ hotspot })}
        />
        <Check
          name="topup"
          value="yes"
          label={trip.topUp}
          isChecked={conditions.topUp}
          onChange={(topUp) => changeConditions({ topUp })}
        />
      </fieldset>
      <p className={styles['hint']}>{trip.sentence.notStated}</p>
    </>
  );
}

/** What the trip costs, at the foot of each sheet. */
function RouteResult({ route, answer }: PlannerSentenceProps) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  const first = answer?.ways[0];
  if (first === undefined) return <SheetResult answer="" detail={texts.gbHint} isWaiting={route.isWaiting} />;
  return (
    <SheetResult
      answer={formatMoney(first.cost, shell.locale)}
      detail={sayInstalls(first, { locale: shell.locale, messages })}
      isWaiting={route.isWaiting}
    />
  );
}
