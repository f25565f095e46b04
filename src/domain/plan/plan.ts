import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import type { LocalizedText } from '#domain/kernel/locale.ts';
import type { ProviderSlug } from './provider-slug.ts';
import type { Refund } from './refund.ts';

/** Where a plan is sold for: one country, a named group of countries, or the world. */
export type PlanScope = 'local' | 'regional' | 'global';

/**
 * How data is counted. `total`: `dataMb` for the whole validity. `daily`: `dataMb` a day, then reset.
 * `unlimited`: `dataMb` is the full-speed allowance where the seller states one, else null. `payg`: paid by use.
 */
export const dataKinds = ['total', 'daily', 'unlimited', 'payg'] as const;

export type DataKind = (typeof dataKinds)[number];

/** Days of 24 hours from the start, or dates of the calendar. */
export const dayCounts = ['24h', 'calendar'] as const;

/** What a plan's days start with. */
export const activations = ['first-use', 'install', 'purchase'] as const;

/** What becomes of data that is left at the end; kept on renewal: if the plan is renewed or topped up before. */
export const unusedDataRules = ['lost', 'kept-on-renewal', 'carried-over'] as const;

/** What goes on after the end of a plan: nothing, the connection at a reduced speed, or payment by use. */
export const afterEndRules = ['nothing', 'throttled', 'payg'] as const;

/** An APN as networks name it (3GPP TS 23.003, 9.1), or `automatic`: nothing is typed. */
export const apnPattern = /^[\w.-]{1,100}$/;

/** What stands for an APN that the phone finds by itself. */
export const automaticApn = 'automatic';

export type Generation = '2G' | '3G' | '4G' | '5G';

/** Yes, no, or not stated by the seller. Unknown is a value of its own and is shown as such. */
export type Known = boolean | null;

export interface PlanNetwork {
  readonly country: CountryCode;
  readonly operator: string | null;
  readonly generation: Generation | null;
}

export interface PlanPromo {
  readonly price: Money;
  readonly code: string | null;
  readonly newCustomersOnly: Known;
  /** What the order's list price must reach; null: no minimum is stated. */
  readonly minimumSpend: Money | null;
  /** Kinds of plan that the offer excludes; empty: none is stated. */
  readonly excludedKinds: readonly DataKind[];
  /** ISO 8601 in UTC; null where the seller gives no limit. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** The facts of a plan that a feed states and the catalogue keeps, in the product's units. */
export interface PlanFacts {
  /** The seller's own id: unique within the provider and stable between imports. */
  readonly externalId: string;
  /** The seller's name of the plan: one text, or one per language. */
  readonly name: string | Partial<LocalizedText>;
  readonly scope: PlanScope;
  /** At least one country, sorted by code, no repeats. */
  readonly coverage: readonly CountryCode[];
  /** The region the seller names it after, where there is one. */
  readonly region: RegionSlug | null;
  readonly dataKind: DataKind;
  /** Decimal megabytes (1 GB = 1000 MB); see `DataKind` for what it counts. */
  readonly dataMb: number | null;
  /** The seller's own wording of the amount, e.g. "1 GB", "1024 MB", "Unlimited". */
  readonly dataWords: string | null;
  /** Speed after the allowance is used, kbit/s; null: not stated. */
  readonly reducedSpeedKbps: number | null;
  /** Maximum speed, kbit/s; null: not stated. */
  readonly speedLimitKbps: number | null;
  readonly fairUse: string | null;
  /** Days; null: does not expire. */
  readonly validityDays: number | null;
  readonly dayCount: (typeof dayCounts)[number] | null;
  readonly activation: (typeof activations)[number] | null;
  readonly installWithinDays: number | null;
  /** What is typed as APN on an iPhone, `automatic`: nothing; null: not stated. */
  readonly apnIos: string | null;
  /** The same on Android. */
  readonly apnAndroid: string | null;
  /** Whether data roaming must be on for the eSIM's line; false: it works with roaming off. */
  readonly roaming: Known;
  /** Whether an eSIM that was deleted can be installed again with the same code. */
  readonly reinstall: Known;
  /** Days after the end in which it can still be topped up; 0: only before. */
  readonly topUpWithinDays: number | null;
  /** The list price in the currency the seller names first. */
  readonly price: Money;
  /** Further prices the seller sets itself, one per currency, never conversions. */
  readonly ownPrices: readonly Money[];
  readonly promo: PlanPromo | null;
  readonly networks: readonly PlanNetwork[];
  /** Countries where traffic leaves to the internet. */
  readonly breakout: readonly CountryCode[];
  readonly tethering: Known;
  readonly topUp: Known;
  /** True: sold for any number of its days as one eSIM, at so many times its price. */
  readonly dayPass: Known;
  readonly ekyc: Known;
  readonly phoneNumber: Known;
  readonly voiceMinutes: number | null;
  readonly smsCount: number | null;
  readonly subscription: Known;
  readonly newCustomersOnly: Known;
  readonly ads: Known;
  /** Until when the price is paid back; null: not stated, then the rule of the provider counts. */
  readonly refund: Refund | null;
  readonly unusedData: (typeof unusedDataRules)[number] | null;
  readonly afterEnd: (typeof afterEndRules)[number] | null;
  /** Where the plan is sold: an https address; null: the feed does not say, and no link is shown. */
  readonly url: string | null;
  /** When the price was right according to the seller's feed; ISO 8601 in UTC; null: the time of the import counts. */
  readonly statedAt: string | null;
}

/** A provider as a feed names it. */
export interface ProviderFacts {
  readonly slug: ProviderSlug;
  readonly name: string;
  readonly url: string | null;
  /** Base path of the picture; `.jpg` is appended by clients, as the specification says. Null: none known. */
  readonly image: string | null;
  /** True only for invented providers of the demo catalogue. */
  readonly example: boolean;
}
