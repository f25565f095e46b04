import { longer, more, moreOfStated, no, ranked, same, yes } from './field-rules.ts';
import type { PlainType, PlanField, PoolName } from './field-type.ts';
import { activations, afterEndRules, dayCounts, unusedDataRules, type PlanFacts } from './plan.ts';
import { apnPattern } from './plan.ts';
import { isRefundAtLeast, refundAliases, refundPattern } from './refund.ts';

const own = { kind: 'own' } as const;
const kbps = { kind: 'whole', least: 1, most: 10_000_000 } as const;
const days = { kind: 'whole', least: 1, most: 3650 } as const;
const count = { kind: 'whole', least: 0, most: 1_000_000 } as const;

const stated = { type: own, unknown: 'stated', facet: null } as const;
const always = { unknown: null, fingerprint: 'always', facet: null } as const;
const structure = { type: own, fingerprint: 'own', facet: null, pool: 'own' } as const;
const feature = { type: { kind: 'known' }, ...always, pool: 'features' } as const;
const term = { ...feature, pool: 'terms' } as const;

const atEnd = { ...always, fingerprint: 'stated', pool: 'end' } as const;

const speed = 'kbit/s; null: not stated.';
const included = 'Included in the price; null: not stated.';
const isIdentity = { excuse: 'says which plan it is, not how good' } as const;
const isUnlisted = { excuse: 'lists do not hold it' } as const;

const apn = { kind: 'code', pattern: apnPattern, aliases: {} } as const;
const afterPurchase = { ...always, fingerprint: 'stated', label: null, pool: null, better: isUnlisted } as const;
const apnAbout = 'What is typed as APN; automatic: nothing; null: not stated.';

/**
 * Every field of a plan, once. Columns, rows, the catalogue format, the export, the API, the fingerprint, what lists
 * hold and which plans dominate follow from it; where code must say more, the compiler asks for it.
 */
export const planFields = {
  externalId: { ...stated, fingerprint: 'never', label: null, pool: null, better: isIdentity },
  name: { ...stated, fingerprint: 'own', label: null, pool: null, better: isIdentity },
  scope: { ...stated, fingerprint: 'always', facet: 'scope', label: 'worksIn', pool: 'own', better: 'own' },
  coverage: { ...structure, unknown: 'stated', label: 'worksIn', better: 'own' },
  region: { ...stated, fingerprint: 'always', label: 'worksIn', pool: 'own', better: 'own' },
  dataKind: { ...stated, fingerprint: 'always', facet: 'kind', label: 'data', pool: 'amount', better: same },
  dataMb: { ...stated, fingerprint: 'always', facet: 'data', label: 'data', pool: 'amount', better: 'own' },
  dataWords: {
    type: { kind: 'text', most: 80 },
    ...always,
    label: 'data',
    pool: 'amount',
    better: { excuse: 'the same amount in words' },
    about: 'The seller’s own words.',
  },
  reducedSpeedKbps: {
    type: { ...kbps, least: 0 },
    ...always,
    label: 'limits',
    pool: 'limits',
    better: more,
    about: speed,
  },
  speedLimitKbps: { type: kbps, ...always, label: 'limits', pool: 'limits', better: moreOfStated, about: speed },
  fairUse: {
    type: { kind: 'text', most: 500 },
    ...always,
    label: 'fairUse',
    pool: 'limits',
    better: { excuse: 'mostly repeats the figures in words' },
    about: 'The seller’s own words; null: not stated.',
  },
  validityDays: {
    type: days,
    ...always,
    unknown: 'stated',
    facet: 'validity',
    label: 'valid',
    pool: 'amount',
    better: longer,
    about: 'Null: does not expire.',
  },
  dayCount: {
    type: { kind: 'choice', values: dayCounts },
    ...always,
    label: 'valid',
    pool: 'limits',
    better: same,
    about: 'Days of 24 hours from the start, or dates of the calendar; null: not stated.',
  },
  activation: {
    type: { kind: 'choice', values: activations },
    ...always,
    label: 'starts',
    pool: 'limits',
    better: ranked(activations.toReversed()),
    about: 'What the days start with; null: not stated.',
  },
  installWithinDays: {
    type: days,
    ...always,
    label: 'starts',
    pool: null,
    better: isUnlisted,
    about: 'Days after the purchase in which the eSIM must be installed; null: not stated.',
  },
  apnIos: { type: apn, ...afterPurchase, about: apnAbout },
  apnAndroid: { type: apn, ...afterPurchase, about: apnAbout },
  roaming: { type: { kind: 'known' }, ...afterPurchase },
  reinstall: { type: { kind: 'known' }, ...afterPurchase },
  topUpWithinDays: {
    type: { ...days, least: 0 },
    ...afterPurchase,
    about: 'Days after the end in which the plan can still be topped up; null: not stated.',
  },
  price: { ...structure, unknown: 'stated', label: null, better: 'own' },
  ownPrices: { ...structure, unknown: [], label: null, better: { excuse: 'the price in the list’s currency counts' } },
  promo: { ...structure, unknown: null, label: null, better: 'own' },
  networks: { ...structure, unknown: [], facet: 'network', label: 'network', better: 'own' },
  breakout: {
    ...structure,
    unknown: [],
    facet: 'breakout',
    label: 'breakout',
    better: { excuse: 'which country is better depends on what the traveller wants to reach' },
  },
  tethering: { ...feature, facet: 'hotspot', label: 'hotspot', better: yes },
  topUp: { ...feature, facet: 'topup', label: 'topUp', better: yes },
  dayPass: {
    ...feature,
    fingerprint: 'stated',
    label: 'dayPass',
    better: yes,
    about: 'True: sold for any number of its days as one eSIM.',
  },
  ekyc: { ...feature, facet: 'idcheck', label: 'ekyc', better: no },
  phoneNumber: { ...feature, facet: 'phone', label: 'phoneNumber', better: yes },
  voiceMinutes: { type: count, ...always, label: 'calls', pool: null, better: isUnlisted, about: included },
  smsCount: { type: count, ...always, label: 'calls', pool: null, better: isUnlisted, about: included },
  subscription: { ...term, label: 'subscription', better: no },
  newCustomersOnly: { ...term, label: 'newCustomersOnly', better: no },
  ads: { ...term, label: 'ads', better: no },
  refund: {
    type: { kind: 'code', pattern: refundPattern, aliases: refundAliases },
    ...atEnd,
    facet: 'refund',
    label: 'refund',
    better: isRefundAtLeast,
    about: 'Until when the price is paid back: never, until-install, until-first-use or 14-days; null: not stated.',
  },
  unusedData: {
    type: { kind: 'choice', values: unusedDataRules },
    ...atEnd,
    label: 'unusedData',
    better: ranked(unusedDataRules),
    about: 'What becomes of data that is left at the end; null: not stated.',
  },
  afterEnd: {
    type: { kind: 'choice', values: afterEndRules },
    ...atEnd,
    label: 'afterEnd',
    better: same,
    about: 'What goes on after the end; null: not stated.',
  },
  url: {
    ...stated,
    unknown: null,
    fingerprint: 'always',
    label: null,
    pool: null,
    better: { excuse: 'lists hold only whether there is one; that counts' },
  },
  statedAt: { ...stated, unknown: null, fingerprint: 'never', label: null, pool: null, better: isIdentity },
} as const satisfies { readonly [Field in keyof PlanFacts]: PlanField<PlanFacts[Field]> };

export type PlanFields = typeof planFields;

/** Fields of which a property is one of these values. */
type FieldsWith<Property extends 'type' | 'unknown' | 'pool' | 'better', Value> = {
  [Field in keyof PlanFields]: PlanFields[Field][Property] extends Value ? Field : never;
}[keyof PlanFields];

export type PlainField = FieldsWith<'type', PlainType>;

/** Fields that feeds may leave out. */
export type OptionalField = FieldsWith<'unknown', null | readonly []>;

/** Fields that lists hold as they are. */
export type ListedField = FieldsWith<'pool', PoolName>;

export type PooledField<Pool extends PoolName> = FieldsWith<'pool', Pool>;

/** Fields whose worth is compared by code of its own. */
export type FieldOfOwnWorth = FieldsWith<'better', 'own'>;

/** Fields that say yes, no or nothing. */
export type PlanFeature = FieldsWith<'type', { readonly kind: 'known' }>;

/** Facets of lists that filter by a field. */
export type FieldFacet = NonNullable<PlanFields[keyof PlanFields]['facet']>;

/** Lines that say the fields of a plan. */
export type PlanLabel = NonNullable<PlanFields[keyof PlanFields]['label']>;
