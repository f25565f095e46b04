import { isolateText } from '#domain/kernel/bidi-text.ts';
import { alertRules, findCheapestNow } from '#domain/price-watch/price-alert.ts';
import { facetNames, type FacetName } from '#domain/listing/list-query.ts';
import { cheapestPath, followPath } from '#domain/price-watch/price-feed-path.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { sayTrip } from '#i18n/say-trip.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { listPlansAt } from '#web/features/list/load/list-plans-at.ts';
import { findFollowed, type FoundList } from './find-followed.ts';
import { loadChoice, type ChoiceData } from './load-choice.ts';
import { readMoves, sayMove } from './read-moves.ts';

/** Texts of a followed list's page in its language. */
interface FollowedWords {
  readonly place: PlaceForms;
  readonly trip: string;
  /** Filters beside the trip. */
  readonly filterCount: number;
  /** Of the list, without language prefix. */
  readonly listPath: string;
}

export interface OfferData extends FollowedWords {
  readonly kind: 'offer';
  /** Path of the destination's page and query of the list, as form values. */
  readonly path: string;
  readonly search: string;
  /** Null: no plan serves the trip. */
  readonly now: { readonly provider: string; readonly cost: string } | null;
  /** Without language prefix. */
  readonly feedPath: string;
  /** Newest first. */
  readonly moves: readonly { readonly day: string; readonly text: string }[];
  /** Null: the operator sends no mail. */
  readonly mail: { readonly state: 'open' | 'refused' | 'sent' | 'kept'; readonly percent: number } | null;
}

/** A link in a mail; `words` null: expired. */
export interface KeepData {
  readonly kind: 'keep';
  readonly token: string;
  readonly words: FollowedWords | null;
}

export interface StopData {
  readonly kind: 'stop';
  readonly token: string;
  readonly state: 'ask' | 'done' | 'wrong';
}

export type FollowData = OfferData | ChoiceData | KeepData | StopData;

/** Number of changes on the page; the feed has all of them. */
const movesShown = 3;

/** The page of a followable list, and the pages of mail links. */
export async function loadFollow(
  request: PageRequest<{ readonly path: string }>,
  context: Context,
): Promise<Loaded<FollowData>> {
  switch (request.parameters.path) {
    case '/follow':
      return request.query.has('at') ? loadOffer(request, context) : loadChoice(request, context);
    case '/follow/keep':
      return loadKeep(request, context);
    case '/follow/stop':
      return loadStop(request);
    default:
      return { kind: 'not-found' };
  }
}

/** How the cheapest plan of a list can be followed. */
async function loadOffer(request: PageRequest, context: Context): Promise<Loaded<FollowData>> {
  const { query, locale, currency, messages } = request;
  const found = await findFollowed({ path: `/${query.get('at') ?? ''}`, query, currency }, context);
  if (found === null) return { kind: 'not-found' };
  const moves = await readMoves({ ...found, destination: found.destination.key }, context);
  const words = describe(found, request);
  const feedPath = cheapestPath(found);
  const texts = messages.follow;
  return {
    kind: 'page',
    head: {
      title: texts.title(words),
      description: texts.description(words),
      feed: { path: feedPath, title: texts.feed.name(words) },
    },
    search: `?${followPath(found.path, found.followed).split('?', 2)[1] ?? ''}`,
    data: {
      kind: 'offer',
      ...words,
      path: found.path,
      search: found.search,
      now: await describeNow(found, request, context),
      feedPath,
      moves: moves.slice(0, movesShown).map((move) => ({ day: move.day, text: sayMove(move, locale) })),
      mail: context.alerts.isOpen ? { state: mailState(query), percent: alertRules.fallPercent } : null,
    },
  };
}

function mailState(query: URLSearchParams): NonNullable<OfferData['mail']>['state'] {
  const said = query.get('mail');
  return said === 'refused' || said === 'sent' || said === 'kept' ? said : 'open';
}

function describe(
  { path, destination, followed, search }: FoundList,
  { locale, messages }: Pick<PageRequest, 'locale' | 'messages'>,
): FollowedWords {
  const facets = facetNames.filter((name: FacetName) => followed.facets[name].length > 0);
  const limits = [followed.minPrice, followed.maxPrice].filter((limit) => limit !== null);
  return {
    place: formsOfPlace(destination.key, locale),
    trip: sayTrip(followed.trip, { locale, messages }),
    filterCount: facets.length + limits.length,
    listPath: `${path}?${search}`,
  };
}

async function describeNow(
  { destination, followed, currency }: FoundList,
  { locale }: PageRequest,
  context: Context,
): Promise<OfferData['now']> {
  const rates = await context.currency.rates();
  const plans = await listPlansAt(destination.key, { currency, rates }, context);
  const found = plans && findCheapestNow(plans, { followed, now: context.now().getTime() });
  return found && { provider: isolateText(found.plan.provider.name), cost: formatMoney(found.cost, locale) };
}

/** `/follow/keep`: a mail scanner that opens the link confirms nothing; the button on this page does. */
async function loadKeep(request: PageRequest, context: Context): Promise<Loaded<FollowData>> {
  const { query, messages } = request;
  const token = query.get('t') ?? '';
  const list = await context.alerts.findKept(token, context.now());
  const found = list && (await findFollowed({ ...list, query: new URLSearchParams(list.search) }, context));
  const { keep } = messages.follow;
  const title = found === null ? keep.over : keep.heading;
  return answer(title, { kind: 'keep', token, words: found && describe(found, request) });
}

/** `/follow/stop`. */
function loadStop({ query, messages }: PageRequest): Loaded<FollowData> {
  const token = query.get('t') ?? '';
  const done = query.get('done') === '1';
  const state = done ? 'done' : token === '' || query.get('wrong') === '1' ? 'wrong' : 'ask';
  const { stop } = messages.follow;
  const titles = { ask: stop.heading, done: stop.done, wrong: stop.wrong };
  return answer(titles[state], { kind: 'stop', token, state });
}

function answer(title: string, data: FollowData): Loaded<FollowData> {
  return { kind: 'page', head: { title, description: title }, search: '', data };
}
