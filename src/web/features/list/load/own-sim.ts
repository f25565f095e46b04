import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { findCurrency } from '#domain/money/currencies.ts';
import { displayPrice, displayStep, roundShownPrice, usdRate } from '#domain/money/exchange.ts';
import { markEstimate } from '#domain/money/money.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { findCountry } from '#domain/place/countries.ts';
import type { Destination } from '#domain/place/destinations.ts';
import { isHomeCountry } from '#domain/place/home-country.ts';
import type { OwnSimOffer } from '#runtime/settings/site-settings.ts';
import { euro, type OwnSimTerms } from '#domain/trip/own-sim.ts';
import { findRoamingLaw, roamingHomes, type RoamingLaw, type SimHome } from '#domain/trip/roaming-law.ts';
import type { Context } from '#runtime/services/context.ts';
import type { ListDates } from '#web/features/list/state/list-dates.ts';
import type { OwnSimData } from '#web/features/list/state/list-data.ts';

interface OwnSimQuery {
  readonly destination: Destination;
  /** Left out: not said. */
  readonly home: SimHome | undefined;
  readonly dates: ListDates | null;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

/** What the own SIM costs at most, or the question for its country; null: nothing can be said here. */
export async function loadOwnSim(query: OwnSimQuery, context: Context): Promise<OwnSimData | null> {
  const { destination, home, dates, locale } = query;
  if (destination.kind !== 'country' || home === 'none') return null;
  const { code } = destination.country;
  const checked = await ownSimChecked(context);
  const landing = dates?.landing.slice(0, 10) ?? context.now().toISOString().slice(0, 10);
  const lawOf = (from: CountryCode) => findRoamingLaw({ home: from, destination: code, landing });
  const inside = checked === undefined ? [] : roamingHomes.filter((from) => lawOf(from).ok);
  const known = context.site.ownSimOffers?.filter(({ places }) => places.includes(code)) ?? [];
  const homes = [...new Set([...inside, ...known.map((offer) => offer.home)])];
  const law = home === undefined || !inside.includes(home) ? null : lawOf(home);
  const terms = law?.ok === true ? ownSimTerms(law.value, query) : null;
  const offers = terms === null ? known.flatMap((offer) => (offer.home === home ? showOffer(offer, query) : [])) : [];
  if (homes.length === 0 || (home !== undefined && terms === null && offers.length === 0)) return null;
  return {
    home: home ?? null,
    place: destination.country.name[locale],
    homes: nameHomes(homes, locale),
    terms,
    offers,
    checked: checked ?? null,
  };
}

function showOffer(
  { operator, asOf, perDay: price }: OwnSimOffer,
  { currency, rates }: OwnSimQuery,
): OwnSimData['offers'] {
  const [shown, rules] = [displayPrice({ price, ownPrice: null, currency, rates }), findCurrency(currency)];
  if (shown === null || rules === null) return [];
  return [{ operator, asOf, perDay: markEstimate(roundShownPrice(shown, rules), shown.estimate) }];
}

/** Who read the law; null: nobody, beside invented plans; undefined: nobody, so nothing is said. */
export async function ownSimChecked({ site, catalogue }: Context): Promise<OwnSimData['checked'] | undefined> {
  return site.ownSimChecked ?? ((await catalogue.showsExamples()) ? null : undefined);
}

/** By name; where most readers of the language live first. */
export function nameHomes(codes: readonly CountryCode[], locale: Locale): OwnSimData['homes'] {
  const homes = codes.map((code) => ({ code, name: findCountry(code)?.name[locale] ?? code }));
  const byName = homes.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const isFirst = ({ code }: { readonly code: CountryCode }): boolean => isHomeCountry(code, locale);
  return [...byName.filter(isFirst), ...byName.filter((each) => !isFirst(each))];
}

/** Null: the currency has no rate. */
export function ownSimTerms(
  law: RoamingLaw,
  { currency, rates }: Pick<OwnSimQuery, 'currency' | 'rates'>,
): OwnSimTerms | null {
  const rules = findCurrency(currency);
  const [ofEuro, shown] = currency === euro ? [1, 1] : [usdRate(euro, rates), usdRate(currency, rates)];
  if (rules === null || ofEuro === null || shown === null) return null;
  return { ...law, currency, perUsd: { euro: ofEuro, shown }, step: displayStep(rules) };
}
