import { arrivalLimits, campaignParameters } from '#domain/site/arrival.ts';
import { callApi } from '#web/components/page/api-client.ts';
import { logFailure } from './log-failure.ts';

/** Where a visitor has come to, and from where: as it was when the page opened. */
export interface PageArrival {
  /** The query of the address. */
  readonly search: string;
  /** As the browser names it; empty: it does not. */
  readonly referrer: string;
}

const storageKey = 'tracking:sent';

/** Reports campaign and referrer of a visit, once a session and only where there is one. */
export async function trackArrival(arrival: PageArrival): Promise<void> {
  const body = readTracking(arrival);
  if (Object.keys(body).length === 0 || !beginSession()) return;
  try {
    await callApi('/tracking/set', { method: 'POST', body, keepalive: true });
  } catch (error) {
    logFailure('The arrival was not counted', error);
  }
}

/** False: this session has been reported, or it cannot be told. */
function beginSession(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) !== null) return false;
    sessionStorage.setItem(storageKey, 'true');
    return true;
  } catch {
    return false;
  }
}

/** The parameters that are stated, and the referrer where it is another site. */
export function readTracking({ search, referrer }: PageArrival): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(search);
  const stated = campaignParameters.flatMap((name) => {
    const value = parameters.get(name)?.trim().slice(0, arrivalLimits.value) ?? '';
    return value === '' ? [] : [[name, value]];
  });
  const site = otherSite(referrer);
  return Object.fromEntries([...stated, ...(site === '' ? [] : [['referrer', site]])]) as Record<string, string>;
}

/** The site alone: which of its pages a visitor read is nobody's business. */
function otherSite(referrer: string): string {
  if (!URL.canParse(referrer)) return '';
  const { protocol, host } = new URL(referrer);
  return host === location.host ? '' : `${protocol}//${host}/`.slice(0, arrivalLimits.referrer);
}
