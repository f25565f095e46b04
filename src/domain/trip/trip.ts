/** A traveller's needs, which order every list of plans. */
export interface Trip {
  /** Days of the stay, from 1 to `maxTripDays`; arrival and departure count. */
  readonly days: number;
  /** Decimal megabytes for the whole stay; null: unlimited. */
  readonly dataMb: number | null;
  /** True: the phone must share its connection. */
  readonly hotspot: boolean;
  /** True: has never bought from any of these sellers, so offers for new customers apply. */
  readonly isNewCustomer: boolean;
}

export const maxTripDays = 365;

/** As many of one plan a traveller would buy and install for one trip; more are no answer. */
export const mostPlansPerTrip = 5;

/** A terabyte: more than any traveller needs, less than a slip of the keyboard. */
export const maxTripMb = 1_000_000;

/**
 * A week with five gigabytes: the typical trip until a visitor says otherwise, and the basket by which places are
 * compared.
 */
export const defaultTrip: Trip & { readonly dataMb: number } = {
  days: 7,
  dataMb: 5000,
  hotspot: false,
  isNewCustomer: true,
};

export const tripParameters = ['days', 'gb', 'hotspot', 'customer'] as const;

/**
 * Reads a trip from an address. With any trip parameter the address is complete: an absent box is not ticked. Without
 * any, the remembered trip counts. Amounts out of range are clamped; invalid ones are ignored.
 */
export function readTrip(query: URLSearchParams, remembered: Trip): Trip {
  if (!tripParameters.some((name) => query.has(name))) return remembered;
  return {
    days: readDays(query.get('days')) ?? remembered.days,
    dataMb: readGigabytes(query.get('gb')) ?? (query.get('gb') === 'unlimited' ? null : remembered.dataMb),
    hotspot: query.get('hotspot') === '1',
    isNewCustomer: query.get('customer') !== 'returning',
  };
}

function readDays(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? clamp(Number(text), maxTripDays) : null;
}

/** `10`, `0.5`, `1,5`: megabytes; null: not an amount. */
function readGigabytes(text: string | null): number | null {
  if (text === null || !/^\d{1,6}(?:[.,]\d{1,3})?$/.test(text)) return null;
  return clamp(Math.round(Number(text.replace(',', '.')) * 1000), maxTripMb);
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 1), most);
}

/** The address parameters of a trip; the inverse of `readTrip`. */
export function writeTrip({ days, dataMb, hotspot, isNewCustomer }: Trip): readonly (readonly [string, string])[] {
  return [
    ['days', String(days)],
    ['gb', dataMb === null ? 'unlimited' : String(dataMb / 1000)],
    ...(hotspot ? [['hotspot', '1'] as const] : []),
    ...(isNewCustomer ? [] : [['customer', 'returning'] as const]),
  ];
}

export function isSameTrip(a: Trip, b: Trip): boolean {
  return a.days === b.days && a.dataMb === b.dataMb && a.hotspot === b.hotspot && a.isNewCustomer === b.isNewCustomer;
}

/** A trip in one word, for a cookie: its address parameters, `days.10_gb.5_hotspot.1`. */
export function writeTripText(trip: Trip): string {
  return writeTrip(trip)
    .map(([name, value]) => `${name}.${value}`)
    .join('_');
}

/** The inverse of `writeTripText`; null: invalid. */
export function readTripText(text: string): Trip | null {
  const parts = text.split('_').map((part) => /^([a-z]+)\.(.+)$/.exec(part));
  const query = new URLSearchParams(parts.flatMap((part) => (part === null ? [] : [[part[1] ?? '', part[2] ?? '']])));
  const trip = readTrip(query, defaultTrip);
  return writeTripText(trip) === text ? trip : null;
}
