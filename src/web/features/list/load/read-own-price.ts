import type { Offer } from '#domain/listing/destination-view.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { joinOffer, longestOffer, readOffer, type ReadOffer } from '#domain/listing/read-offer.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { displayPrice, roundShownPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { markEstimate } from '#domain/money/money.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { OwnPrice } from '#web/features/list/state/list-data.ts';

interface PriceHere {
  readonly trip: Trip;
  /** Of the page. */
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
  readonly rules: DestinationPlans['rules'];
}

/** Reads `offer` of an address: once as one text, or three times as amount, days and price. Null: none is asked about. */
export function readOwnPrice(query: URLSearchParams, { trip, ...here }: PriceHere): OwnPrice | null {
  const texts = query.getAll('offer');
  if (texts.length === 0) return null;
  const typed = (texts.length === 3 ? joinOffer(texts) : (texts[0] ?? '')).slice(0, longestOffer);
  const read = readOffer(typed, here.currency);
  return { typed, read, offer: comparable(read, here), trip };
}

function comparable({ amount, days, price }: ReadOffer, here: Omit<PriceHere, 'trip'>): Offer | null {
  if (amount === null || amount === 'unclear' || days === 'unclear' || price === null || price === 'unclear')
    return null;
  const { currency, rates, rules } = here;
  const found = displayPrice({ price, ownPrice: null, currency, rates });
  if (found === null) return null;
  const shown = markEstimate(roundShownPrice(found, rules), found.estimate);
  return { dataMb: amount === 'unlimited' ? null : amount, days, price: shown };
}
