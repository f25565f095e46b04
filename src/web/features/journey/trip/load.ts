import { findCountryBySlug } from '#domain/place/countries.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import { findDestination } from '#domain/place/destinations.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { extraInstallPriceIn } from '#domain/trip/extra-install.ts';
import type { Journey } from '#domain/journey/journey.ts';
import { checkDraft, readJourneyDraft, writeJourney, type JourneyDraft } from '#domain/journey/journey-draft.ts';
import { planJourney } from '#domain/journey/plan-journey.ts';
import { isChangingStops } from '#domain/journey/stop-draft.ts';
import { neighboursOf } from '#domain/place/neighbours.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { findCountryMeant } from '#web/shared/place/find-places.ts';
import { listCountries, loadActivePlaces, pathOf, type NamedPlace } from '#web/shared/place/places.ts';
import { journeyPlansFor } from '#web/features/journey/ways/journey-plans.ts';
import { listChosenPlans } from '#web/features/journey/ways/list-chosen-plans.ts';
import { planOwnSim } from '#web/features/journey/ways/own-way.ts';
import { plansNamed, shapeAnswer } from '#web/features/journey/ways/shape-answer.ts';
import type { StopCountry, TripAnswer, TripData } from './trip-data.ts';

const path = '/trip';

/** A popular route. */
const exampleStops = [
  { slug: 'japan', days: 7 },
  { slug: 'south-korea', days: 4 },
  { slug: 'taiwan', days: 3 },
] as const;

/** The planner: an empty form, a form with errors, or the cheapest ways for the journey. */
export async function loadTrip(request: PageRequest, context: Context): Promise<Loaded<TripData>> {
  const { query, locale } = request;
  const { source, draft } = readJourneyDraft(query);
  const active = (await loadActivePlaces(locale, context)).filter(({ destination }) => destination.kind === 'country');
  // Where no plan works there is a gap in the answer, no error in the form.
  const find = (words: string): CountryCode | null =>
    findCountry({ words, places: active, locale }) ?? findCountry({ words, places: listCountries(locale), locale });
  const countries = draft.stops.map(({ place }) => shapeCountry(place === '' ? null : find(place), locale));
  const form = {
    source,
    draft,
    countries,
    near: listNear(countries, active),
    picture: pictureOf(countries),
    example: nameExample(locale),
    problems: null,
    answer: null,
  };
  if (source === 'none') return pageOf({ ...form, draft: withRemembered(draft, request) }, request);
  if (isChangingStops(query)) return pageOf(form, request);
  const checked = checkDraft(draft, find);
  if (!checked.ok) return pageOf({ ...form, problems: checked.problems }, request);
  const address = writeJourney(
    draft,
    countries.map((country) => country?.slug ?? ''),
  );
  if (source === 'form') return { kind: 'redirect', location: path + address, status: 302 };
  const answer = await answerJourney({ journey: checked.journey, draft, request }, context);
  return pageOf({ ...form, answer }, request, address);
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
  const found = await journeyPlansFor(journey, { currency, rates }, context);
  // None of them is beaten by a plan that does not state it (`withoutBeaten`).
  const plans = draft.topUp ? found.filter((plan) => plan.topUp === true) : found;
  const extraInstall = extraInstallPriceIn(currency, rates);
  const options = { usesPromo: draft.usesPromo, now: context.now().getTime() };
  const answer = planJourney(journey, plans, { ...options, extraInstall: extraInstall?.money ?? null });
  const { home } = request.remembered;
  const ownSim = await planOwnSim(journey, plans, { home, locale, currency, rates, options, context });
  const destination = journey.stops[0]?.country;
  const ids = plansNamed(answer, ownSim);
  if (destination === undefined) throw new Error('a journey has at least one stop');
  const listed = await listChosenPlans({ ids, destination, locale, currency, rates }, context);
  const served = new Set(
    journey.stops.flatMap(({ country }) => (found.some((plan) => plan.countries.includes(country)) ? [country] : [])),
  );
  return shapeAnswer(answer, { journey, listed, locale, extraInstall, served, ownSim });
}

function nameExample(locale: Locale): TripData['example'] {
  return exampleStops.flatMap(({ slug, days }) => {
    const country = findCountryBySlug(slug);
    return country === null ? [] : [{ place: formsOfPlace(country.code, locale), flag: country.code, slug, days }];
  });
}

interface CountrySearch {
  readonly words: string;
  readonly places: readonly NamedPlace[];
  readonly locale: Locale;
}

/** Finds a country by slug, by a name of it or of a part in any language, or as the single match. */
function findCountry(search: CountrySearch): CountryCode | null {
  const { words, places } = search;
  const bySlug = places.find(({ destination }) => destination.slug === words.toLowerCase());
  const destination = (bySlug ?? findCountryMeant(search))?.destination;
  return destination?.kind === 'country' ? destination.country.code : null;
}

function shapeCountry(code: CountryCode | null, locale: Locale): StopCountry | null {
  const destination = code === null ? null : findDestination(code);
  if (destination?.kind !== 'country') return null;
  const { country, slug } = destination;
  return { name: country.name[locale], slug, flag: country.code, path: pathOf(destination) };
}

/** As many fill the list of a field before anything is typed. */
const nearOffered = 8;

function listNear(countries: readonly (StopCountry | null)[], active: readonly NamedPlace[]): TripData['near'] {
  const stops = countries.filter((country) => country !== null);
  const paths = new Set(stops.map((stop) => stop.path));
  const last = active.find(({ destination }) => pathOf(destination) === stops.at(-1)?.path);
  return (last === undefined ? [] : neighboursOf(last.destination.key))
    .flatMap((code) => active.find(({ destination }) => destination.key === code) ?? [])
    .map(({ name, destination }) => ({ name, path: pathOf(destination) }))
    .filter((place) => !paths.has(place.path))
    .slice(0, nearOffered);
}

/** Of the only country: the picture of a region fills countries that the trip does not visit. */
function pictureOf(countries: readonly (StopCountry | null)[]): TripData['picture'] {
  const [first, ...others] = countries.filter((country) => country !== null);
  if (first === undefined || others.some(({ path: other }) => other !== first.path)) return null;
  return { flag: first.flag, path: first.path };
}
