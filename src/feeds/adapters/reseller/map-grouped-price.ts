import { findCountry } from '#domain/place/countries.ts';
import type { PlaceContext } from '#domain/place/resolve-place.ts';
import { failure, type Result } from '#domain/kernel/result.ts';
import { bundlePlan, catalogueCurrency, readSize } from '#feeds/adapters/esim-go/bundle-plan.ts';
import type { FeedOptions, Mapped } from '#feeds/row/feed-adapter.ts';
import { readCoverage, type FeedCoverage } from '#feeds/row/feed-coverage.ts';
import { readDays } from '#feeds/row/feed-data.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { fieldOf } from '#feeds/read/json-field.ts';
import { refuseUnsold } from '#feeds/row/offer-status.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readResellerPrice } from './price-text.ts';
import type { GroupedPrice } from './wire-schema.ts';

/** `esim_1GB_7D_AX_V2`: size, days, place. */
const bundlePattern = /^esim_(\d+(?:\.\d+)?[MG]B|UL[A-Z]?)_(\d+)D_([A-Z-]+)_V\d+$/;

/** A reseller's price. The list states no currency: it is the catalogue's unless the operator names another. */
export function mapGroupedPrice({ place, bundle, price: stated }: GroupedPrice, options: FeedOptions): Mapped {
  const [, size, days = '', code = ''] = bundlePattern.exec(bundle) ?? [];
  if (size === undefined) return failure(skip('bad-value', 'bundle', bundle));
  const unsold = refuseUnsold(stated);
  if (unsold !== null) return failure(unsold);
  const amount = fieldOf(stated, 'price') ?? stated;
  const price = readResellerPrice(stated, amount, options.currency ?? catalogueCurrency);
  if (!price.ok) return price;
  const coverage = readPlace(place, code, { ...options, id: bundle });
  if (!coverage.ok) return coverage;
  const data = readSize(size, 'bundle');
  if (!data.ok) return data;
  const validity = readDays(days, 'bundle');
  if (!validity.ok) return validity;
  return bundlePlan(
    {
      ...data.value,
      externalId: bundle,
      name: [cleanText(place, 80), data.value.dataWords].join(' ').trim(),
      coverage: coverage.value,
      region: null,
      validityDays: validity.value,
      price: price.value,
    },
    options,
  );
}

/**
 * The place's name decides, and a country's code must agree with it; without a name the code decides. Codes of regions
 * look like three-letter codes of countries.
 */
function readPlace(name: string, code: string, context: PlaceContext): Result<FeedCoverage, Skip> {
  const country = findCountry(code)?.code;
  if (name === '') return readCoverage(country === undefined ? [] : [country], 'country', context);
  const named = readCoverage([name], 'country', context);
  if (!named.ok && named.reason.reason === 'unknown-destination') return named;
  return readCoverage([{ name, code: country }], 'country', context);
}
