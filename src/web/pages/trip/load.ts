import { findCountryBySlug } from '#domain/place/countries.ts';
import { findDestination } from '#domain/place/destinations.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { extraInstallPriceIn } from '#domain/trip/extra-install.ts';
import type { Journey } from '#domain/journey/journey.ts';
import {
  checkDraft,
  isChangingStops,
  readJourneyDraft,
  writeJourney,
  type JourneyDraft,
} from '#domain/journey/journey-draft.ts';
import { planJourney } from '#domain/journey/plan-journey.ts';
import { isCalled } from '#domain/place/search.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Loaded, PageRequest } from '#web/page-loader.ts';
import { findPlaces } from '#web/pages/regions/find-places.ts';
import { listCountries, loadActivePlaces, type NamedPlace } from '#web/pages/places.ts';
import { journeyPlansFor } from './journey-plans.ts';
import { listChosenPlans } from './list-chosen-plans.ts';
import { plansNamed, shapeAnswer } from './shape-answer.ts';
import type { TripAnswer, TripData } from './trip-data.ts';

const path = '/trip';

/** The planner: an empty form, a form with errors, or the cheapest ways for the journey. */
export async function loadTrip(request: PageRequest, context: Context): Promise<Loaded<TripData>> {
  const { query, locale } = request;
  const { source, draft } = readJourneyDraft(query);
  const countries = (await loadActivePlaces(locale, context)).filter(
    ({ destination }) => destination.kind === 'country',
  );
  if (source === 'none' || isChangingStops(query)) {
    const named = source === 'none' ? withRemembered(draft, request) : nameStops(draft, locale);
    return pageOf({ source, draft: named, problems: null, answer: null }, request);
  }
  // Where no plan works there is a gap in the answer, no error in the form.
  const checked = checkDraft(
    draft,
    (words) => findCountry(words, countries) ?? findCountry(words, listCountries(locale)),
  );
  if (!checked.ok)
    return pageOf({ source, draft: nameStops(draft, locale), problems: checked.problems, answer: null }, request);
  const address = writeJourney(
    draft,
    checked.journey.stops.map(({ country }) => findDestination(country)?.slug ?? ''),
  );
  if (source === 'form') return { kind: 'redirect', location: path + address, status: 302 };
  const answer = await answerJourney({ journey: checked.journey, draft, request }, context);
  return pageOf({ source, draft: nameStops(draft, locale), problems: null, answer }, request, address);
}

/** Prefills the form with remembered choices, except the stops. */
function withRemembered(draft: JourneyDraft, { remembered }: PageRequest): JourneyDraft {
  const { hotspot, isNewCustomer } = remembered.trip;
  return { ...draft, hotspot, isNewCustomer, usesPromo: remembered.usesPromo };
}

function pageOf(data: TripData, { messages, query }: PageRequest, search = ''): Loaded<TripData> {
  const texts = messages.journey;
  return {
    kind: 'page',
    head: {
      title: texts.title,
      description: texts.description,
      // Only the empty form is indexed.
      ...([...query.keys()].some((name) => name === 'stop' || name === 'place') && { noIndex: true }),
    },
    search,
    data,
    ...(data.answer !== null && { rateDays: data.answer.rateDates }),
  };
}

interface Asked {
  readonly journey: Journey;
  readonly draft: JourneyDraft;
  readonly request: PageRequest;
}

async function answerJourney({ journey, draft, request }: Asked, context: Context): Promise<TripAnswer> {
  const { currency, locale } = request;
  const rates = await context.currency.rates();
  const plans = await journeyPlansFor(journey, { currency, rates }, context);
  const extraInstall = extraInstallPriceIn(currency, rates);
  const answer = planJourney(journey, plans, {
    usesPromo: draft.usesPromo,
    now: context.now().getTime(),
    extraInstall: extraInstall?.money ?? null,
  });
  const destination = journey.stops[0]?.country;
  const ids = plansNamed(answer);
  if (destination === undefined) throw new Error('a journey has at least one stop');
  const listed = await listChosenPlans({ ids, destination, locale, currency, rates }, context);
  return shapeAnswer(answer, { journey, listed, locale, extraInstall });
}

/** Finds a country by slug, by name in any language, or as the single match. */
function findCountry(words: string, countries: readonly NamedPlace[]): CountryCode | null {
  const bySlug = countries.find(({ destination }) => destination.slug === words.toLowerCase());
  const found = bySlug === undefined ? findPlaces(words, countries) : [bySlug];
  const exact = found.find(({ name }) => isCalled(name, words)) ?? (found.length === 1 ? found[0] : null);
  return exact?.destination.kind === 'country' ? exact.destination.country.code : null;
}

/** Replaces slugs by names for the form. */
function nameStops(draft: JourneyDraft, locale: Locale): JourneyDraft {
  const nameOf = (place: string): string => findCountryBySlug(place)?.name[locale] ?? place;
  return { ...draft, stops: draft.stops.map((stop) => ({ ...stop, place: nameOf(stop.place) })) };
}
