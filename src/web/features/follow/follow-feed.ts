import { firstCurrency } from '#domain/money/first-currency.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { cheapestPath } from '#domain/price-watch/price-feed-path.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import { messagesFor } from '#i18n/messages.ts';
import { sayTrip } from '#i18n/say-trip.ts';
import type { Context } from '#runtime/services/context.ts';
import { writeAtomFeed } from '#web/shared/feed/atom-feed.ts';
import { findFollowed, readCurrencyIn, type FoundList } from './find-followed.ts';
import { movesDays, readMoves, sayMove, type NamedMove } from './read-moves.ts';

/** The parsed address of a feed. */
export interface FollowAddress {
  /** Of the destination's page, without language prefix. */
  readonly path: string;
  /** The raw query string with its `?`, or an empty text. */
  readonly search: string;
  readonly locale: Locale;
}

/** A followed list with its changes and its title. */
interface FollowNews {
  readonly found: FoundList;
  /** Newest first. */
  readonly moves: readonly NamedMove[];
  readonly title: string;
  /** Permanent id of a change, independent of the language: list and day. */
  readonly idOf: (day: string) => string;
}

/** Null: there is no such page. */
async function readFollowNews({ path, search, locale }: FollowAddress, context: Context): Promise<FollowNews | null> {
  const query = new URLSearchParams(search);
  const currency = readCurrencyIn(query) ?? firstCurrency(locale, context.site.firstCurrencies);
  const found = await findFollowed({ path, query, currency }, context);
  if (found === null) return null;
  const messages = messagesFor(locale);
  const place = formsOfPlace(found.destination.key, locale);
  const trip = sayTrip(found.followed.trip, { locale, messages });
  return {
    found,
    moves: await readMoves({ ...found, destination: found.destination.key }, context),
    title: messages.common.pageTitle({
      title: messages.follow.feed.name({ place, trip }),
      siteName: context.site.name,
    }),
    idOf: (day) => `cheapest/${day}${path}?${found.search}&currency=${found.currency}`,
  };
}

/** The changes of the cheapest plan of a list as an Atom feed; null: there is no such page. */
export async function buildFollowFeed(address: FollowAddress, context: Context): Promise<string | null> {
  const news = await readFollowNews(address, context);
  if (news === null) return null;
  const { found, moves, title, idOf } = news;
  const { locale } = address;
  const { site } = context;
  const { hostname } = new URL(site.origin);
  const list = `${found.path}?${found.search}`;
  return writeAtomFeed({
    locale,
    site,
    path: cheapestPath(found),
    page: list,
    title,
    updated: moves[0]?.at ?? startOfTelling(context),
    entries: moves.map((move) => {
      const words = sayMove(move, locale);
      return {
        // A tag URI (RFC 4151).
        id: `tag:${hostname},2026:${idOf(move.day)}`,
        title: words,
        published: `${move.day}T00:00:00.000Z`,
        updated: move.at,
        author: site.name,
        address: site.origin + localizePath(list, locale),
        content: words,
        type: 'text',
      };
    }),
  });
}

/** `updated` of a feed without changes: its first day, so that it stays the same all day. */
function startOfTelling({ now }: Context): string {
  const start = new Date(now().getTime() - movesDays * 24 * 60 * 60_000);
  return `${start.toISOString().slice(0, 10)}T00:00:00.000Z`;
}
