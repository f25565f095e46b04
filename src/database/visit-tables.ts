/** How often visitors went on to a seller. */
export interface OutgoingClickTable {
  plan_id: number;
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  count: number;
}

export interface PriceReportTable {
  /** UUID. */
  id: string;
  plan_id: number;
  reason: 'wrong-price' | 'not-available' | 'wrong-details';
  /** The list price that was stored when the report came. */
  price_currency: string;
  price_units: number;
  reported_at: string;
  status: 'open' | 'closed';
}

/** How many visitors came by a campaign or from another site on a day; '': not stated. */
export interface ArrivalCountTable {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  source: string;
  medium: string;
  campaign: string;
  term: string;
  content: string;
  referrer_host: string;
  count: number;
}

/** How often something went wrong in visitors' browsers on a day. */
export interface BrowserErrorTable {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  status_code: number;
  message: string;
  /** File, line and column; '': not known. */
  position: string;
  /** Of the page where it happened last. */
  path: string;
  count: number;
  last_at: string;
}
