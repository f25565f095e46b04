import { failure } from '#domain/kernel/result.ts';
import { bundlePlan, readSize } from '#feeds/adapters/esim-go/bundle-plan.ts';
import type { FeedOptions, Mapped } from '#feeds/feed-adapter.ts';
import { readCoverage, readRegionLabel, type FeedPlace } from '#feeds/feed-coverage.ts';
import { readDays } from '#feeds/feed-data.ts';
import { readCurrency, readPaidPrice } from '#feeds/feed-price.ts';
import { cleanText } from '#feeds/feed-text.ts';
import { skip } from '#feeds/skip-reason.ts';
import type { RateCell } from './wire-schema.ts';

/** Marks a missing bundle. NA as a country code is Namibia and never occurs here. */
const nothing = /^(NA|N\/A|-|–)?$/i;

/** Maps a price cell of a rate sheet; a price without a bundle's name cannot be ordered. */
export function mapRateCell(cell: RateCell, options: FeedOptions): Mapped {
  if (nothing.test(cell.price)) return failure(skip('not-offered', cell.heading, cell.price));
  if (nothing.test(cell.reference)) return failure(skip('missing-field', cell.referenceHeading, cell.reference));
  const currency = readCurrency(cell.currency, cell.heading);
  if (!currency.ok) return currency;
  const price = readPaidPrice(cell.price, currency.value, cell.heading);
  if (!price.ok) return price;
  const codes = cell.codes.split(';').flatMap((code) => (code.trim() === '' ? [] : [code.trim()]));
  const coverage = readCoverage(placesOf(codes, cell.place), 'ISOCode', { ...options, id: cell.reference });
  if (!coverage.ok) return coverage;
  const data = readSize(cell.size, cell.heading);
  if (!data.ok) return data;
  const days = readDays(cell.days, cell.heading);
  if (!days.ok) return days;
  return bundlePlan(
    {
      ...data.value,
      externalId: cell.reference,
      name: [cleanText(cell.place, 80), data.value.dataWords].join(' ').trim(),
      coverage: coverage.value,
      region: readRegionLabel(cell.place),
      validityDays: days.value,
      price: price.value,
    },
    options,
  );
}

/** One code must agree with the place's name; several are the members of a region. */
function placesOf(codes: readonly string[], name: string): readonly FeedPlace[] {
  const [code, ...others] = codes;
  return code === undefined || others.length > 0 ? codes : [{ code, name }];
}
