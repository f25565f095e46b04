/** What a traveller needs. It decides the order of every list of plans. */
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

/** A week with five gigabytes: what most visitors mean by a trip before they say anything. */
export const defaultTrip: Trip = { days: 7, dataMb: 5000, hotspot: false, isNewCustomer: true };
