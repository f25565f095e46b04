import { readTripText, writeTripText, type Trip } from '#domain/trip/trip.ts';

/** The visitor's settings, in local storage under the key `settings`. */
export interface Settings {
  readonly acceptPrivacy: boolean;
  /** True: prices, order and trip costs use promotions. */
  readonly showPromoPrice: boolean;
  readonly currency: string;
  /** Null: no trip has been stated. */
  readonly trip: Trip | null;
  /** Plans chosen for comparison, unvalidated: `shared/compared/` parses them. */
  readonly compared: readonly unknown[];
}

export const defaultSettings: Settings = {
  acceptPrivacy: true,
  showPromoPrice: false,
  currency: 'USD',
  trip: null,
  compared: [],
};

const storageKey = 'settings';
const secondsIn365Days = 365 * 24 * 60 * 60;

/** Never throws: storage may be blocked or hold anything. */
function readStored(): Partial<Record<keyof Settings, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

function readBoolean(value: unknown, fallback: boolean): boolean {
  return typeof value === 'boolean' ? value : fallback;
}

/** The stored settings, with defaults for missing or invalid parts. */
export function readSettings(): Settings {
  const { acceptPrivacy, showPromoPrice, currency, trip, compared } = readStored();
  return {
    acceptPrivacy: readBoolean(acceptPrivacy, defaultSettings.acceptPrivacy),
    showPromoPrice: readBoolean(showPromoPrice, defaultSettings.showPromoPrice),
    currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : defaultSettings.currency,
    trip: typeof trip === 'string' ? readTripText(trip) : null,
    compared: Array.isArray(compared) ? compared : [],
  };
}

/**
 * Stores a change and mirrors it to the cookies from which the server renders the next page. A currency that was never
 * chosen is not stored: it would become a cookie.
 */
export function writeSettings(change: Partial<Settings>): Settings {
  const settings = { ...readSettings(), ...change };
  const { trip, currency, compared, ...rest } = settings;
  const isPicked = change.currency !== undefined || storedCurrency() !== null;
  const stored = {
    ...rest,
    ...(isPicked && { currency }),
    ...(trip && { trip: writeTripText(trip) }),
    ...(compared.length > 0 && { compared }),
  };
  try {
    localStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // Local storage is full or blocked; the cookies still hold the choice.
  }
  if (change.currency !== undefined) writeCookie('currency', change.currency);
  if (change.trip !== undefined && change.trip !== null) writeCookie('trip', writeTripText(change.trip));
  if (change.showPromoPrice !== undefined) writeCookie('promo', change.showPromoPrice ? '1' : '0');
  return settings;
}

function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${secondsIn365Days}; SameSite=Lax${secure}`;
}

/** The stored currency; null: never chosen. */
export function storedCurrency(): string | null {
  return 'currency' in readStored() ? readSettings().currency : null;
}
