import { arrivalLimits, campaignParameters } from '#domain/site/arrival.ts';
import { callApi } from '#web/shared/api/api-client.ts';
import { logFailure } from './log-failure.ts';

/** Query and referrer at page load. */
export interface PageArrival {
  /** The query of the address. */
  readonly search: string;
  /** `document.referrer`; empty: not sent. */
  readonly referrer: string;
}

const storageKey = 'tracking:sent';

/** Reports campaign and referrer, if any, once per session. */
export async function trackArrival(arrival: PageArrival): Promise<void> {
  const body = readTracking(arrival);
  if (Object.keys(body).length === 0 || !beginSession()) return;
  try {
    await callApi('/tracking/set', { method: 'POST', body, keepalive: true });
  } catch (error) {
    logFailure('The arrival was not counted', error);
  }
}

/** False: this session has been reported, or storage is unavailable. */
function beginSession(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) !== null) return false;
    sessionStorage.setItem(storageKey, 'true');
    return true;
  } catch {
    return false;
  }
}

/** The campaign parameters, and the referrer if it is another site. */
export function readTracking({ search, referrer }: PageArrival): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(search);
  const tracking: Record<string, string> = {};
  for (const name of campaignParameters) {
    const value = parameters.get(name)?.trim().slice(0, arrivalLimits.value) ?? '';
    if (value !== '') tracking[name] = value;
  }
  const site = otherSite(referrer);
  if (site !== '') tracking['referrer'] = site;
  return tracking;
}

/** Origin only, for privacy. */
function otherSite(referrer: string): string {
  const [origin = '', host = location.host] = /^[a-z-]+:\/\/([^/]+)/.exec(referrer) ?? [];
  return host === location.host ? '' : `${origin}/`.slice(0, arrivalLimits.referrer);
}
