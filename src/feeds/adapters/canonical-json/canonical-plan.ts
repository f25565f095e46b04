import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import type { PlanFacts, PlanNetwork, PlanPromo, PlanScope, ProviderFacts } from '#domain/plan/plan.ts';
import { globalRegion, parseRegionSlug } from '#domain/place/regions.ts';
import { plainFields } from '#domain/plan/field-lists.ts';
import type { PlainField } from '#domain/plan/plan-fields.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { FeedOptions, Mapped } from '#feeds/row/feed-adapter.ts';
import { readCoverage } from '#feeds/row/feed-coverage.ts';
import { readCurrency, readPrice } from '#feeds/row/feed-price.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { isHttpsUrl } from '#domain/kernel/https-address.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import type { CanonicalPlan } from './wire-schema.ts';

/** Converts a validated entry of either canonical format to a plan. */
export function canonicalPlan(wire: CanonicalPlan, provider: ProviderFacts, options: FeedOptions): Mapped {
  if (wire.active === false) return failure(skip('not-offered', 'active', wire.active));
  const coverage = readCoverage(wire.coverage, 'coverage', { ...options, link: wire.url, id: wire.id });
  if (!coverage.ok) return coverage;
  const { countries, leftOut } = coverage.value;
  const place = readPlace(wire, countries);
  if (!place.ok) return place;
  const prices = readPrices(wire);
  if (!prices.ok) return prices;
  const promo = readPromo(wire);
  if (!promo.ok) return promo;
  const isSized = wire.dataType === 'unlimited' || wire.dataType === 'payg' || wire.dataMb !== undefined;
  if (!isSized) return failure(skip('missing-field', 'dataMb', wire.dataMb));
  const url = wire.url ?? null;
  // Explicit null means not known; a missing field is an error.
  if (wire.url === undefined && options.offerUrl === null) return failure(skip('missing-field', 'url', url));
  if (url !== null && !isHttpsUrl(url)) return failure(skip('bad-url', 'url', url));
  return success({
    provider,
    leftOut,
    namedProvider: wire.provider,
    plan: {
      ...readPlainFacts(wire),
      ...readData(wire),
      ...place.value,
      ...prices.value,
      externalId: wire.id,
      name: readName(wire),
      coverage: countries,
      promo: promo.value,
      networks: readNetworks(wire, options),
      breakout: readBreakout(wire.breakout ?? [], options),
      url,
      statedAt: toUtc(wire.updatedAt),
    },
  });
}

function readName({ name, id }: CanonicalPlan): PlanFacts['name'] {
  if (typeof name === 'string') return cleanText(name, 160) ?? id;
  const names = Object.entries(name ?? {}).flatMap(([locale, words]) => {
    const text = cleanText(words ?? '', 160);
    return text === null ? [] : [[locale, text] as const];
  });
  return names.length === 0 ? id : Object.fromEntries(names);
}

interface Place {
  readonly scope: PlanScope;
  readonly region: RegionSlug | null;
}

/** One country is always local, several never are. */
function readPlace({ scope, region }: CanonicalPlan, countries: readonly CountryCode[]): Result<Place, Skip> {
  const named = region === null || region === undefined || region === '' ? null : parseRegionSlug(region);
  if (named !== null && !named.ok) return failure(skip('bad-value', 'region', region));
  if (countries.length === 1) return success({ scope: 'local', region: null });
  if (scope === 'local') return failure(skip('bad-value', 'scope', scope));
  return success({ scope, region: scope === 'global' ? globalRegion : (named?.value ?? null) });
}

type Prices = Pick<PlanFacts, 'price' | 'ownPrices'>;

function readPrices(wire: CanonicalPlan): Result<Prices, Skip> {
  const price = readMoney(wire.price, 'price');
  if (!price.ok) return price;
  const ownPrices: Money[] = [];
  for (const [index, each] of (wire.prices ?? []).entries()) {
    const own = readMoney(each, `prices.${index}`);
    if (!own.ok) return own;
    ownPrices.push(own.value);
  }
  return success({ price: price.value, ownPrices });
}

function readMoney({ amount, currency }: CanonicalPlan['price'], field: string): Result<Money, Skip> {
  const code = readCurrency(currency, `${field}.currency`);
  return code.ok ? readPrice(amount, code.value, `${field}.amount`) : code;
}

function readPromo({ promoPrice: promo }: CanonicalPlan): Result<PlanPromo | null, Skip> {
  if (promo === null || promo === undefined) return success(null);
  const price = readMoney(promo, 'promoPrice');
  if (!price.ok) return price;
  const minimumSpend = readMinimum(promo.minimumSpend);
  if (!minimumSpend.ok) return minimumSpend;
  return success({
    price: price.value,
    code: cleanText(promo.code ?? '', 40),
    newCustomersOnly: promo.newCustomersOnly ?? null,
    minimumSpend: minimumSpend.value,
    excludedKinds: [...new Set(promo.excludedKinds)].sort(),
    startsAt: toUtc(promo.startsAt),
    endsAt: toUtc(promo.endsAt),
  });
}

function readMinimum(minimum: CanonicalPlan['price'] | null | undefined): Result<Money | null, Skip> {
  return minimum === null || minimum === undefined ? success(null) : readMoney(minimum, 'promoPrice.minimumSpend');
}

function toUtc(time: string | null | undefined): string | null {
  return time === null || time === undefined ? null : new Date(time).toISOString();
}

function readData({ dataType, dataMb }: CanonicalPlan): Pick<PlanFacts, 'dataKind' | 'dataMb'> {
  return { dataKind: dataType, dataMb: dataType === 'payg' ? null : (dataMb ?? null) };
}

function readPlainFacts(wire: CanonicalPlan): Pick<PlanFacts, PlainField> {
  const facts = plainFields.map(({ field, type }) => {
    const value = wire[field] ?? null;
    return [field, type.kind === 'text' ? cleanText(String(value ?? ''), type.most) : value];
  });
  return Object.fromEntries(facts) as Pick<PlanFacts, PlainField>;
}

function readNetworks({ networks }: CanonicalPlan, options: FeedOptions): PlanNetwork[] {
  return (networks ?? []).flatMap(({ country, operator, generation }) => {
    const place = readCoverage([country], 'networks', options);
    const [code, ...others] = place.ok ? place.value.countries : [];
    if (code === undefined || others.length > 0) return [];
    return [{ country: code, operator: cleanText(operator ?? '', 80), generation: generation ?? null }];
  });
}

function readBreakout(codes: readonly string[], options: FeedOptions): readonly CountryCode[] {
  const coverage = readCoverage(codes, 'breakout', options);
  return coverage.ok ? coverage.value.countries : [];
}
