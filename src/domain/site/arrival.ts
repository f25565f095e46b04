import { parseUrl } from '#domain/kernel/parse-url.ts';
import { plainLine } from '#domain/kernel/plain-line.ts';

/** Parameters of an address that name the campaign a visitor comes from. */
export const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Parameters that others add to the links they show. A page with them is the page without. */
export function isTrackingParameter(name: string): boolean {
  return /^(?:utm_\w+|\w{0,3}clid|msclkid|[gw]braid|gclsrc|gad_\w+|srsltid|mc_[ce]id|igshid|epik|li_fat_id)$/.test(
    name,
  );
}

type CampaignParameter = (typeof campaignParameters)[number];

/** Characters of one value, and of the referrer's address. */
export const arrivalLimits = { value: 100, referrer: 2048, host: 253 } as const;

/** The source of a visit; it identifies nobody. An unknown field is empty. */
export interface Arrival {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly term: string;
  readonly content: string;
  readonly referrerHost: string;
}

/** Bucket for arrivals beyond the daily limit of distinct ones. */
export const otherArrivals: Arrival = {
  source: '(other)',
  medium: '',
  campaign: '',
  term: '',
  content: '',
  referrerHost: '',
};

export type SentArrival = Readonly<Partial<Record<CampaignParameter | 'referrer', string | null | undefined>>>;

/**
 * The countable part of what a browser sends; null: nothing.
 * @param ownHost is not counted as a referrer
 */
export function readArrival(sent: SentArrival, ownHost: string): Arrival | null {
  const host = hostOf(sent.referrer ?? '');
  const arrival: Arrival = {
    source: campaignValue(sent.utm_source),
    medium: campaignValue(sent.utm_medium),
    campaign: campaignValue(sent.utm_campaign),
    term: campaignValue(sent.utm_term),
    content: campaignValue(sent.utm_content),
    referrerHost: host === ownHost ? '' : host,
  };
  return Object.values(arrival).every((value) => value === '') ? null : arrival;
}

/** Some newsletters put the reader's e-mail address into their links; it is not kept. */
function campaignValue(value: string | null | undefined): string {
  const line = plainLine(value ?? '', arrivalLimits.value);
  return line.includes('@') ? '' : line;
}

/** Apps on Android name themselves as `android-app://com.example.reader`. */
function hostOf(referrer: string): string {
  const page = parseUrl(referrer);
  if (page === null || !/^(https?|android-app):$/.test(page.protocol)) return '';
  return plainLine(page.hostname.toLowerCase(), arrivalLimits.host);
}
