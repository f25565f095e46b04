import type { FormEvent } from 'react';
import { writeJourney } from '#domain/journey/journey-draft.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import { Wrap } from '#ui/section.tsx';
import { AnswerBand, isLongTitle } from '#web/shared/page/answer-band.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import { useStatedByAddress } from '#web/shared/visit/use-stated-by-address.ts';
import { HomeForm } from '#web/features/list/rows/home-form.tsx';
import { closeSheet } from '#web/features/sentence/close-sheet.ts';
import styles from './page.module.css';
import { PlannerSentence } from '#web/features/journey/route/planner-sentence.tsx';
import { RouteList } from '#web/features/journey/route/route-list.tsx';
import type { TripData } from './trip-data.ts';
import { TripResult } from '#web/features/journey/ways/trip-result.tsx';
import { useRoute, type Route } from '#web/features/journey/route/use-route.ts';
import { Heading } from '#ui/heading.tsx';

/** The route, and the cheapest ways to stay connected on it: one form, answered while it changes. */
export function TripPlanner(data: TripData) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  const route = useRoute(data);
  const routeName = useRouteName(route);
  const hasSeveral = data.countries.length > 1;
  const statedByAddress = useStatedByAddress();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    // The browser sends it after a failure, and names that are typed, but not picked from the list: the server finds them.
    if (route.hasFailed || route.stops.some(({ country, place }) => country === null && place !== '')) return;
    event.preventDefault();
    closeSheet(event.currentTarget);
    route.submit();
  };
  const ownSim = data.answer?.ownSim ?? null;
  const slugs = data.countries.map((country) => country?.slug ?? '');
  return (
    <>
      {/* Fields say themselves what is wrong; without scripts the server does. */}
      <form action={localizePath('/trip', shell.locale)} noValidate onSubmit={submit} {...statedByAddress}>
        <AnswerBand
          place={data.picture}
          hidesMap={isLongTitle(routeName ?? '')}
          crumbs={
            <div className={styles['crumbs']}>
              <Trail to={[{ label: messages.common.nav.planner }]} />
            </div>
          }
          title={
            <>
              <Heading as="h1" className={hasSeveral ? styles['several'] : undefined}>
                {routeName ?? messages.common.nav.planner}
              </Heading>
              {data.answer === null && <p>{texts.heading}</p>}
            </>
          }
        >
          <PlannerSentence route={route} answer={data.answer} />
        </AnswerBand>
        <Wrap className={styles['columns']}>
          <RouteList route={route} answer={data.answer} near={data.near} />
          <TripResult {...data} isWaiting={route.isWaiting} hasFailed={route.hasFailed} />
        </Wrap>
      </form>
      {ownSim !== null && (
        <Wrap className={styles['home']}>
          <HomeForm {...ownSim} returnTo={localizePath(`/trip${writeJourney(data.draft, slugs)}`, shell.locale)} />
        </Wrap>
      )}
    </>
  );
}

/** A heading with more of them would take two lines on a desk. */
const mostNamed = 4;

/** `Italy, Switzerland, France`; of many how many they are; null: no country yet. */
function useRouteName({ stops }: Route): string | null {
  const { shell, messages } = usePage();
  const names = [...new Set(stops.flatMap(({ country }) => country?.name ?? []))];
  if (names.length === 0) return null;
  return names.length > mostNamed
    ? messages.journey.stopCount({ count: names.length })
    : joinPhrases(names, shell.locale);
}
