import { isolateText } from '#domain/kernel/bidi-text.ts';
import { findDestination } from '#domain/place/destinations.ts';
import { resolveDestinationPath } from '#domain/place/destination-path.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { PriceChange } from '#domain/plan/price-change.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { joinPhrases, withColon } from '#i18n/punctuation.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { Context } from '#runtime/services/context.ts';
import { writeAtomFeed, type AtomEntry } from '#web/shared/feed/atom-feed.ts';
import { priceFeedPath } from '#domain/price-watch/price-feed-path.ts';

const entriesShown = 100;

/**
 * The newest visible price change of each plan of a destination as an Atom feed, in the seller's currency, not
 * converted. Null: there is no such page.
 * @param path of the page, without language prefix
 */
export async function buildPriceFeed(
  { path, locale }: { readonly path: string; readonly locale: Locale },
  { catalogue, site }: Context,
): Promise<string | null> {
  const route = resolveDestinationPath(path.split('/').slice(1));
  if (route.kind !== 'destination' || route.provider !== null) return null;
  const destination = findDestination(route.key);
  const stat = (await catalogue.destinationStats()).find((each) => each.destination === route.key);
  if (destination === null || stat === undefined) return null;
  const changes = await catalogue.latestPriceChanges({ destination: route.key, locale, limit: entriesShown });
  const { common, prices } = messagesFor(locale);
  const title = prices.feedTitle({ place: formsOfPlace(destination.key, locale) });
  return writeAtomFeed({
    locale,
    site,
    path: priceFeedPath(path),
    page: path,
    title: common.pageTitle({ title, siteName: site.name }),
    updated: changes[0]?.at ?? stat.changedAt,
    entries: changes.map((change) => shapeEntry(change, { locale, origin: site.origin, path })),
  });
}

interface EntryPlace {
  readonly locale: Locale;
  readonly origin: string;
  readonly path: string;
}

function shapeEntry(change: PriceChange, { locale, origin, path }: EntryPlace): AtomEntry {
  const { planId, name, provider, at, before, money } = change;
  const said = joinPhrases([isolateText(provider.name), isolateText(name)], locale);
  const price = formatMoney(money, locale);
  const move = before === null ? price : `${formatMoney(before, locale)} → ${price}`;
  const title = withColon(said, move, locale);
  return {
    // A tag URI (RFC 4151): unique per change, the same in every language.
    id: `tag:${new URL(origin).hostname},2026:plan-${planId}/${at}`,
    title,
    published: at,
    updated: at,
    author: isolateText(provider.name),
    address: origin + localizePath(`${path}/${provider.slug}`, locale),
    content: title,
    type: 'text',
  };
}
