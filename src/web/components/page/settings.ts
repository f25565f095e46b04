import { readTripText, writeTripText, type Trip } from '#domain/trip/trip.ts';

/** What a visitor's browser remembers, under the key `settings` of its local storage. */
export interface Settings {
  readonly acceptPrivacy: boolean;
  /** True: prices, order and trip costs use promotions. */
  readonly showPromoPrice: boolean;
  readonly currency: string;
  /** Null: no trip has been stated. */
  readonly trip: Trip | null;
  /** Plans chosen to be compared, as they were stored: `components/compare/` reads them. */
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

/** Never throws: storage may be forbidden, and anything may stand in it. */
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

/** What was stored; the default for each part that is missing or makes no sense. */
export function readSettings(): Settings {
  const { acceptPrivacy, showPromoPrice, currency, trip, compared } = readStored();
  return {
    acceptPrivacy: readBoolean(acceptPrivacy, defaultSettings.acceptPrivacy),
    showPromoPrice: readBoolean(showPromoPrice, defaultSettings.showPromoPrice),
    currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : defaultSettings.currency,
    trip: typeof trip === 'string' ? readTripText(trip) : null,
    compared: Array.isArray(compared) ? (compared as readonly unknown[]) : [],
  };
}

/**
 * Stores a change, and mirrors it to the cookies that the server renders the next page by. A currency that nobody picked
 * is not stored: it would become a cookie.
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
    // The cookies still hold the choice where local storage is full or forbidden.
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

/** The currency of the settings if they name one; null: nothing was ever picked here. */
export function storedCurrency(): string | null {
  return 'currency' in readStored() ? readSettings().currency : null;
}
