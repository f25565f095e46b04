import type { PlanFacts } from '#domain/plan/plan.ts';

/** Default of facts that a feed may omit: "not stated". A mapper overrides what its feed states. */
export const unstatedFacts = {
  dataWords: null,
  reducedSpeedKbps: null,
  speedLimitKbps: null,
  fairUse: null,
  dayCount: null,
  activation: null,
  installWithinDays: null,
  ownPrices: [],
  promo: null,
  networks: [],
  breakout: [],
  tethering: null,
  topUp: null,
  dayPass: null,
  ekyc: null,
  phoneNumber: null,
  voiceMinutes: null,
  smsCount: null,
  subscription: null,
  newCustomersOnly: null,
  ads: null,
  url: null,
  statedAt: null,
} as const satisfies Partial<PlanFacts>;
