import { scopeOf } from '#domain/plan/coverage.ts';
import { unitsPerWhole, type Money } from '#domain/money/money.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { PlanFacts, PlanNetwork } from '#domain/plan/plan.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { parseSpeedKbps } from '#domain/plan/speed.ts';
import { checkApiRow } from '#feeds/row/check-api-row.ts';
import { chooseProvider, type FeedOptions, type Mapped } from '#feeds/row/feed-adapter.ts';
import { readCoverage } from '#feeds/row/feed-coverage.ts';
import { readDays, readMegabytes } from '#feeds/row/feed-data.ts';
import { readCurrency } from '#feeds/row/feed-price.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { readGeneration } from '#domain/plan/network-generation.ts';
import { networksWithoutOperator } from '#feeds/row/network-generation.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readStatedCurrency } from '#feeds/row/stated-currency.ts';
import { unstatedFacts } from '#domain/plan/field-lists.ts';
import { vendors } from '#feeds/row/vendors.ts';
import { readOfferPlace } from './offer-place.ts';
import { dashboardOffer, isApiOffer } from './api-offer.ts';
import { esimOfferSchema, offerSchema, priceSchema, type EsimOffer } from './wire-schema.ts';

/**
 * Maps an offer to a plan at its retail price. The cost is what a reseller pays: it is read only where there is no
 * price and the operator sets a mark-up.
 */
export function mapZenditOffer(entry: unknown, options: FeedOptions): Mapped {
  const row = isApiOffer(entry) ? dashboardOffer(entry) : entry;
  const any = checkApiRow(offerSchema, row);
  if (!any.ok) return any;
  if (any.value.type !== 'esim') return failure(skip('not-an-esim', 'type', any.value.type));
  if (any.value.enabled === false) return failure(skip('not-offered', 'enabled', any.value.enabled));
  const wire = checkApiRow(esimOfferSchema, row);
  if (!wire.ok) return wire;
  const offer = wire.value;
  const isWholesale = options.markUp !== null && !hasAmount(offer.price);
  const price = isWholesale ? readCost(offer) : readOfferPrice(offer, 'price');
  if (!price.ok) return price;
  const stated = readStatedCurrency(entry, { 'price.currency': price.value.currency });
  if (!stated.ok) return stated;
  const place = readOfferPlace(offer, options);
  if (!place.ok) return place;
  const data = readData(offer);
  if (!data.ok) return data;
  const days = readDays(offer.details.durationDays, 'details.durationDays');
  if (!days.ok) return days;
  const { countries, leftOut } = place.value;
  return success({
    provider: chooseProvider(vendors.zendit, options.provider),
    leftOut,
    namedProvider: null,
    priceKind: isWholesale ? 'wholesale' : 'retail',
    plan: {
      ...unstatedFacts,
      ...data.value,
      externalId: offer.offerId,
      name: nameOf(offer, data.value),
      scope: scopeOf(countries, null),
      coverage: countries,
      region: null,
      validityDays: days.value,
      price: price.value,
      networks: readNetworks(offer, countries, options),
      voiceMinutes: readAllowance(offer.details.voice),
      smsCount: readAllowance(offer.details.sms),
    },
  });
}

/** Denominations that money here holds exactly: whole units to 1/10000. */
const denominations: readonly number[] = [1, 10, 100, 1000, 10_000];

function hasAmount(price: EsimOffer['price']): boolean {
  return price?.fixed !== null && price?.fixed !== undefined;
}

function readCost({ cost, priceType }: EsimOffer): Result<Money, Skip> {
  const read = priceSchema.safeParse(cost);
  return readOfferPrice({ price: read.success ? read.data : null, priceType }, 'cost');
}

type StatedPrice = Pick<EsimOffer, 'price' | 'priceType'>;

function readOfferPrice({ price, priceType }: StatedPrice, field: 'price' | 'cost'): Result<Money, Skip> {
  const fixed = price?.fixed;
  if (!price || fixed === null || fixed === undefined)
    return failure(skip('no-retail-price', `${field}.fixed`, priceType));
  const currency = readCurrency(price.currency.code, `${field}.currency.code`);
  if (!currency.ok) return currency;
  const { denomination } = price.currency;
  if (!denominations.includes(denomination)) {
    return failure(skip('bad-price', `${field}.currency.denomination`, denomination));
  }
  if (fixed < 0) return failure(skip('negative-price', `${field}.fixed`, fixed));
  if (fixed === 0) return failure(skip('zero-price', `${field}.fixed`, fixed));
  const units = fixed * (unitsPerWhole / denomination);
  const isExact = Number.isInteger(fixed) && Number.isSafeInteger(units);
  return isExact ? success({ units, currency: currency.value }) : failure(skip('bad-price', `${field}.fixed`, fixed));
}

/** Null: not stated, or without a limit, which no number says. */
function readAllowance(allowance: EsimOffer['details']['voice']): number | null {
  const amount = allowance?.minutes ?? allowance?.number;
  const isStated = allowance?.type === 'limited' && typeof amount === 'number';
  return isStated && Number.isInteger(amount) && amount >= 0 && amount <= 100_000 ? amount : null;
}

/** A plan that roams states the speeds of each country. */
function readNetworks(
  { details: { dataSpeeds, roamingDetails } }: EsimOffer,
  countries: readonly CountryCode[],
  options: FeedOptions,
): PlanNetwork[] {
  const roaming = (roamingDetails ?? []).flatMap(({ country, dataSpeeds: speeds }) => {
    const place = readCoverage([{ code: country?.code, name: country?.name }], 'details.roamingDetails', options);
    const [code, ...others] = place.ok ? place.value.countries : [];
    const generation = readGeneration(speeds ?? []);
    const isListed = code !== undefined && others.length === 0 && countries.includes(code);
    return isListed && generation !== null ? [{ country: code, operator: null, generation }] : [];
  });
  return roaming.length > 0 ? roaming : networksWithoutOperator(countries, dataSpeeds ?? []);
}

type OfferData = Pick<PlanFacts, 'dataKind' | 'dataMb' | 'dataWords' | 'fairUse' | 'reducedSpeedKbps'>;

/** The notes of unlimited offers state the fast amount a day and the speed after it. */
function readData({ details: { data }, notes, notesShort }: EsimOffer): Result<OfferData, Skip> {
  if (data.type === 'unlimited') {
    const speed = parseSpeedKbps((notesShort ?? '').slice(0, 500));
    return success({
      dataKind: 'unlimited',
      dataMb: null,
      dataWords: 'Unlimited',
      fairUse: cleanText(notes ?? '', 500),
      reducedSpeedKbps: speed.ok ? speed.value : null,
    });
  }
  if (data.gb === null || data.gb === undefined) return failure(skip('missing-field', 'details.data.gb', data.gb));
  const megabytes = readMegabytes(data.gb * 1000, 'details.data.gb', data.gb);
  if (!megabytes.ok) return megabytes;
  const rest = { dataWords: `${data.gb} GB`, fairUse: null, reducedSpeedKbps: null };
  return success({ dataKind: 'total', dataMb: megabytes.value, ...rest });
}

/** `Italy Unlimited Fast`: all offers are called eSIM, so the name is built from the place and the amount. */
function nameOf({ country, subTypes, offerId }: EsimOffer, { dataKind, dataWords }: OfferData): string {
  const place = cleanText(country?.name ?? '', 80);
  const kind = dataKind === 'unlimited' ? cleanText(subTypes?.[0] ?? '', 40) : null;
  return [place ?? offerId, dataWords, kind].filter((part) => part !== null).join(' ');
}
