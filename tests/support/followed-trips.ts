import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Apn, EsimStep, PhoneSystem, PlanToInstall, StepsInput } from '#domain/arrival/esim-steps.ts';
import { country } from './full-plan.ts';
import { Traveller, type Followed, type StopEnd } from './esim-traveller.ts';
import type { Cause, Truth, World } from './esim-world.ts';

/** A trip with bought plans, and what is so of them. */
export interface Trip {
  readonly input: StepsInput;
  readonly system: PhoneSystem;
  readonly truths: readonly Truth[];
}

/** How the first stop ends when the steps are followed. */
export type FirstEnd = Exclude<StopEnd, 'told'> | 'the seller';

/** A cause, and how a right list of steps ends with it. */
export interface KnownCause extends Cause {
  readonly ends: (plan: PlanToInstall, truth: Truth, system: PhoneSystem) => FirstEnd;
}

const [italy, switzerland, france, japan] = ['IT', 'CH', 'FR', 'JP'].map(country) as [
  CountryCode,
  CountryCode,
  CountryCode,
  CountryCode,
];
const routes: readonly (readonly CountryCode[])[] = [
  [italy],
  [italy, switzerland],
  [italy, france],
  [italy, japan, italy],
  [italy, france, switzerland],
];

/** Facts in every mixture: each changes with another period. */
function makePlan(at: number, coverage: readonly CountryCode[]): PlanToInstall {
  const choose = <Value>(values: readonly Value[], period: number): Value =>
    values[Math.floor(at / period) % values.length] as Value;
  const apns: readonly (Apn | null)[] = [{ kind: 'automatic' }, { kind: 'manual', value: 'globaldata' }, null];
  return {
    coverage,
    networks: choose([true, false], 3)
      ? coverage.map((each) => ({ country: each, operator: `${each} Mast`, generation: '4G' as const }))
      : [],
    activation: choose(['first-use', 'install', 'purchase', null], 1),
    installWithinDays: choose([null, 30], 2),
    validityDays: 7,
    dayCount: '24h',
    ekyc: choose([null, true, false], 2),
    tethering: choose([null, false, true], 1),
    topUp: choose([true, false, null], 4),
    refund: null,
    apn: { ios: choose(apns, 1), android: choose(apns, 4) },
    roaming: choose([true, null, false], 3),
    reinstall: choose([null, true, false], 5),
    topUpWithinDays: null,
    refundRule: {},
    support: [],
    supportHours: null,
  };
}

/** What is stated is so; of the rest every second plan has the less convenient one. */
function truthOf(plan: PlanToInstall, at: number): Truth {
  const isOdd = at % 2 === 1;
  const apnOf = (apn: Apn | null): string =>
    apn === null ? (isOdd ? 'hidden.apn' : '') : 'value' in apn ? apn.value : '';
  return {
    apn: { ios: apnOf(plan.apn.ios), android: apnOf(plan.apn.android) },
    roams: plan.roaming ?? isOdd,
    isReinstallable: plan.reinstall ?? !isOdd,
    isToppedUp: plan.topUp ?? !isOdd,
    startsAtConnect: plan.activation === 'first-use' || (plan.activation === null && isOdd),
    allowed: (at_) => (plan.coverage.includes(at_) ? [`${at_} Mast`] : []),
  };
}

export function makeTrips(count: number): readonly Trip[] {
  return Array.from({ length: count }, (_, at) => at).flatMap((at) =>
    (['ios', 'android'] as const).map((system) => {
      const plans = [makePlan(at, [italy, switzerland]), makePlan(at + 7, [france])];
      const stops = (routes[at % routes.length] ?? []).map((each) => ({ country: each, days: 3 }));
      const bought = stops.some((stop) => stop.country === france) ? plans : plans.slice(0, 1);
      const input = { plans: bought, system: at % 4 === 3 ? null : system, landing: null, bought: null, stops };
      return { input, system, truths: bought.map((plan, line) => truthOf(plan, at + line)) };
    }),
  );
}

function worldOf({ input, system, truths }: Trip): World {
  return {
    system,
    truths,
    accounts: input.plans.map(({ ekyc }) => ({
      isCodeUsed: false,
      identity: ekyc === true ? 'open' : 'accepted',
      state: 'active',
    })),
    lines: new Map(),
    hasEid: true,
    lock: 'none',
    isFlying: false,
    ownRoams: false,
    dataLine: null,
    takesOver: true,
    needsRestart: false,
    isRegistered: false,
    autoPicksWrong: false,
    isOutOfReach: false,
    isHotspotRefused: false,
    isBlocked: false,
    areSlotsFull: false,
  };
}

export function follow(trip: Trip, cause: Cause, steps: readonly EsimStep[]): Followed {
  return new Traveller(worldOf(trip), trip.input, cause).follow(steps);
}

const order = ['at once', 'after checks', 'the seller'] as const;

/** An APN that is needed and not stated can only be asked of the seller. */
function endWithout(line: number, { input, system, truths }: Trip): FirstEnd {
  const isSaid = input.plans[line]?.apn[system] !== null || truths[line]?.apn[system] === '';
  return isSaid ? 'at once' : 'the seller';
}

/** How the trip should end, said without any step: stop by stop, until one ends with the seller. */
export function rightEnd(trip: Trip, cause: KnownCause): Followed {
  const { input, truths } = trip;
  const [plan, truth] = [input.plans[0], truths[0]];
  if (plan === undefined || truth === undefined) throw new Error('a trip has a plan');
  const stops: StopEnd[] = [];
  for (const [at, stop] of input.stops.entries()) {
    const line = input.plans.findIndex((each) => each.coverage.includes(stop.country));
    if (line < 0) {
      stops.push('told');
      continue;
    }
    const ends = [endWithout(line, trip), ...(at === 0 ? [cause.ends(plan, truth, trip.system)] : [])];
    const worst = order.findLast((each) => ends.includes(each)) ?? 'at once';
    if (worst === 'the seller') return { end: worst, stops, harms: new Set() };
    stops.push(worst);
  }
  return { end: 'home', stops, harms: new Set() };
}
