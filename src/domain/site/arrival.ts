import { plainLine } from '#domain/kernel/plain-line.ts';

/** Parameters of an address that name the campaign a visitor comes from. */
export const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

type CampaignParameter = (typeof campaignParameters)[number];

/** Characters of one value, and of the referrer's address. */
export const arrivalLimits = { value: 100, referrer: 2048, host: 253 } as const;

/** Where a visitor came from: nothing in it tells who. A field that is not known is empty. */
export interface Arrival {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly term: string;
  readonly content: string;
  readonly referrerHost: string;
}

/** Stands for all arrivals of a day beyond those that are told apart. */
export const otherArrivals: Arrival = {
  source: '(other)',
  medium: '',
  campaign: '',
  term: '',
  content: '',
  referrerHost: '',
};

export type SentArrival = Readonly<Partial<Record<CampaignParameter | 'referrer', string | null | undefined>>>;

/** What is counted of what a browser sends; null: nothing is left. @param ownHost no referrer, however it is sent */
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
  if (!URL.canParse(referrer)) return '';
  const { protocol, hostname } = new URL(referrer);
  if (!/^(https?|android-app):$/.test(protocol)) return '';
  return plainLine(hostname.toLowerCase(), arrivalLimits.host);
}
