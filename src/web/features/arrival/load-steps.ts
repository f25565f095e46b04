import type {
  Apn,
  EsimSteps,
  Landing,
  PhoneSystem,
  PlanToInstall,
  StepsInput,
  TripStop,
} from '#domain/arrival/esim-steps.ts';
import { listEsimSteps } from '#domain/arrival/list-esim-steps.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { findCountryBySlug } from '#domain/place/countries.ts';
import { clocksOfCountry } from '#domain/place/time-zones.ts';
import { automaticApn } from '#domain/plan/plan.ts';
import type { Known } from '#domain/plan/plan.ts';
import type { PlanDetail } from '#domain/plan/plan-detail.ts';
import { planIdPattern } from '#domain/plan/plan-id.ts';
import { parseSellerNetworks } from '#domain/plan/seller-facts.ts';
import { parseMoment } from '#domain/trip/time-of-dates.ts';
import type { Context } from '#runtime/services/context.ts';

/** Plans and stops of one page. */
const most = 4;

/** What the page of the steps shows. */
export interface StepsData extends EsimSteps {
  readonly input: StepsInput;
  readonly plans: readonly PlanDetail[];
  /** Ids of those that are no longer sold, whose facts are the last stated. */
  readonly withdrawn: readonly number[];
  /** False: the plans work in several countries, and the address names none of them. */
  readonly isPlaceKnown: boolean;
  /** Day of the request, in UTC. */
  readonly today: string;
}

export interface StepsAddress {
  /** With its `?`, or empty. */
  readonly search: string;
  readonly locale: Locale;
  readonly userAgent: string;
}

/** `?plan=1&stop=japan.7&phone=ios&land=2026-12-12T14:20&bought=2026-11-28`. Null: no such plan. */
export async function loadSteps(
  { search, locale, userAgent }: StepsAddress,
  context: Context,
): Promise<StepsData | null> {
  const query = new URLSearchParams(search);
  const ids = query
    .getAll('plan')
    .filter((text) => planIdPattern.test(text))
    .map(Number);
  const wanted = [...new Set(ids)].slice(0, most);
  const { offered, withdrawn } = await context.catalogue.comparedPlans(wanted, { locale });
  const found = [...offered, ...withdrawn];
  const plans = wanted.flatMap((id) => found.find((plan) => plan.id === id) ?? []);
  if (plans.length === 0) return null;
  const toInstall = await Promise.all(plans.map((plan) => planToInstall(plan, context)));
  const { stops, isPlaceKnown } = readStops(query, toInstall);
  const input: StepsInput = {
    plans: toInstall,
    system: readSystem(query.get('phone'), userAgent),
    landing: isPlaceKnown ? readLanding(query.get('land'), stops) : null,
    bought: readDay(query.get('bought')),
    stops,
  };
  const today = context.now().toISOString().slice(0, 10);
  return { ...listEsimSteps(input), input, plans, withdrawn: withdrawn.map(({ id }) => id), isPlaceKnown, today };
}

/** With what the operator knows of the seller, where the plan says nothing. */
async function planToInstall(plan: PlanDetail, { catalogue }: Context): Promise<PlanToInstall> {
  const { support, afterPurchase: said } = await catalogue.providerProfile(plan.provider.slug);
  return {
    ...plan,
    apn: { ios: readApn(plan.apnIos ?? said.apnIos), android: readApn(plan.apnAndroid ?? said.apnAndroid) },
    roaming: plan.roaming ?? readAnswer(said.roaming),
    reinstall: plan.reinstall ?? readAnswer(said.reinstall),
    installWithinDays: plan.installWithinDays ?? readDays(said.installWithinDays),
    topUpWithinDays: plan.topUpWithinDays ?? readDays(said.topUpWithinDays),
    refundRule: plan.providerRefund,
    networks: networksOf(plan, said.networks),
    support,
    supportHours: said.supportHours ?? null,
  };
}

/** The plan's where it names an operator, else the seller's. */
function networksOf({ networks }: PlanDetail, said: string | undefined): PlanToInstall['networks'] {
  const isNamed = said === undefined || networks.some(({ operator }) => operator !== null);
  return isNamed ? networks : (parseSellerNetworks(said) ?? networks);
}

function readApn(text: string | undefined): Apn | null {
  if (text === undefined) return null;
  return text === automaticApn ? { kind: 'automatic' } : { kind: 'manual', value: text };
}

function readAnswer(text: string | undefined): Known {
  return text === undefined ? null : text === 'yes';
}

function readDays(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

/** Stops of the address, else the country of a plan that works in one only. */
function readStops(query: URLSearchParams, plans: readonly PlanToInstall[]) {
  const asked = query
    .getAll('stop')
    .slice(0, most)
    .flatMap((text): TripStop[] => {
      const [slug = '', days = ''] = text.split('.');
      const country = findCountryBySlug(slug)?.code;
      return country === undefined ? [] : [{ country, days: /^[1-9]\d{0,2}$/.test(days) ? Number(days) : null }];
    });
  const covered = plans[0]?.coverage ?? [];
  const isPlaceKnown = asked.length > 0 || covered.length === 1;
  const stops = asked.length > 0 ? asked : covered.slice(0, 1).map((country) => ({ country, days: null }));
  return { stops, isPlaceKnown };
}

function readSystem(said: string | null, userAgent: string): PhoneSystem | null {
  if (said === 'ios' || said === 'android') return said;
  if (userAgent.includes('Android')) return 'android';
  // Safari on iPadOS sends the User-Agent of macOS; on a Mac, an iPhone is the likelier phone.
  return /\b(?:iPhone|iPad|Macintosh)\b/.test(userAgent) ? 'ios' : null;
}

function readLanding(text: string | null, stops: readonly TripStop[]): Landing | null {
  const moment = text === null ? null : parseMoment(text);
  const country = stops[0]?.country;
  if (moment === null || country === undefined) return null;
  const at = moment.hasHour ? moment.time.toString({ smallestUnit: 'minute' }) : moment.time.toPlainDate().toString();
  return { at, zone: clocksOfCountry(country, moment.time.year)[0] ?? 'UTC' };
}

function readDay(text: string | null): string | null {
  const moment = text === null ? null : parseMoment(text);
  return moment === null ? null : moment.time.toPlainDate().toString();
}
