import { dayMs } from '#domain/kernel/durations.ts';
import { z } from 'zod';
import { countryCode, money } from '#database/stored-money.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { makeCorrection, type FactCorrection } from '#domain/plan/fact-correction.ts';
import type { NetworkCorrection } from '#domain/plan/network-correction.ts';
import { dataKinds } from '#domain/plan/plan.ts';
import { makePin } from '#domain/plan/price-pin.ts';
import { amountText } from '#feeds/judge/check-price.ts';
import { createOverrideDesk, type OverriddenPlan, type OverrideDesk } from '#runtime/services/plans/override-desk.ts';
import type { Decided, DecisionKind, DecisionStore, Effect, SeenItem } from './decision-kind.ts';

/** Moderators answer for a price for as long as this. */
const moderatorsPinDays = 30;

const reason = z.string().max(2000);

export const pinParameters = z.object({
  price: money,
  reason,
  /** The last day, `YYYY-MM-DD` in UTC. */
  until: z.string(),
  /** Whether a price far from the feed's was confirmed. */
  isSure: z.boolean().default(false),
});

type PinParameters = z.infer<typeof pinParameters>;

const facts: z.ZodType<FactCorrection> = z.object({
  dataKind: z.enum(dataKinds).exactOptional(),
  dataMb: z.number().nullable().exactOptional(),
  dataWords: z.null().exactOptional(),
  validityDays: z.int().nullable().exactOptional(),
  tethering: z.boolean().exactOptional(),
});

const networks: z.ZodType<NetworkCorrection> = z.object({
  countries: z.array(countryCode).nullable(),
  networks: z.array(
    z.object({ operator: z.string().max(80).nullable(), generation: z.enum(['2G', '3G', '4G', '5G']).nullable() }),
  ),
});

const correctParameters = z.object({
  facts,
  networks: networks.nullable().default(null),
  reason,
  until: z.string().nullable().default(null),
});

type CorrectParameters = z.infer<typeof correctParameters>;

/** The overrides as they are in the transaction of a decision. */
export function overridesIn({ database, now }: DecisionStore): OverrideDesk {
  return createOverrideDesk(database, () => now);
}

/** What lies over a plan and what its feed states. */
export async function lookAtPlan(store: DecisionStore, subject: string): Promise<Result<SeenItem>> {
  const plan = await overridesIn(store).plan(Number(subject));
  if (!plan.ok) return plan;
  const { hiddenBecause, pin, correction, feedPrice, isOffered } = plan.value;
  return success({ subject, version: JSON.stringify([hiddenBecause, pin, correction, feedPrice, isOffered]) });
}

/** As visitors see its price. */
function priceText({ pin, feedPrice }: OverriddenPlan): string {
  return amountText(pin?.price ?? feedPrice);
}

type Texts = Omit<Effect<unknown>, 'value'>;

/** Decisions on items of one kind that lie over the feeds: `find` reads the item, whose row says what changed. */
export function changesOf<Item>(
  about: Omit<DecisionKind<unknown, Item>, 'action' | 'parameters' | 'carryOut'>,
  find: (desk: OverrideDesk, subject: string) => Promise<Result<Item>>,
) {
  return <Parameters>(
    kind: Pick<DecisionKind<Parameters, Item>, 'action' | 'parameters'> & Partial<typeof about>,
    change: (desk: OverrideDesk, decided: Decided<Parameters>, store: DecisionStore) => Promise<Result<Item>>,
    texts: (before: Item, after: Item, parameters: Parameters) => Texts,
  ): DecisionKind<Parameters, Item> => ({
    ...about,
    ...kind,
    carryOut: async (store, decided) => {
      const desk = overridesIn(store);
      const before = await find(desk, decided.subject);
      if (!before.ok) return before;
      const after = await change(desk, decided, store);
      if (!after.ok) return after;
      return success({ ...texts(before.value, after.value, decided.parameters), value: after.value });
    },
  });
}

const changing = changesOf<OverriddenPlan>(
  { kind: 'plan', role: 'owner', needsTouch: false, isImmediate: false, look: lookAtPlan },
  (desk, id) => desk.plan(Number(id)),
);

/** Pins a price within the limits of the operator's role. */
async function pinWithin(
  desk: OverrideDesk,
  { subject, parameters: { price, reason: words, until, isSure } }: Decided<PinParameters>,
  { now, role }: DecisionStore,
): Promise<Result<OverriddenPlan>> {
  const pin = makePin({ price, reason: words, untilDay: until }, now);
  if (!pin.ok) return pin;
  const lastsMs = Date.parse(pin.value.endsAt) - now.getTime();
  if (role === 'moderator' && lastsMs > (moderatorsPinDays + 1) * dayMs)
    return failure(`Moderators can pin a price for ${moderatorsPinDays} days at most.`);
  return desk.pin(Number(subject), pin.value, isSure);
}

/** Makes a correction of facts or networks. */
async function correct(
  desk: OverrideDesk,
  { subject, parameters: { facts: corrected, networks: named, reason: words, until } }: Decided<CorrectParameters>,
  { now }: DecisionStore,
): Promise<Result<OverriddenPlan>> {
  const correction = makeCorrection(
    { facts: corrected, networks: named ?? undefined, reason: words, untilDay: until ?? undefined },
    now,
  );
  return correction.ok ? desk.correct(Number(subject), correction.value) : correction;
}

function pinTexts(before: OverriddenPlan, after: OverriddenPlan): Texts {
  const until = after.pin === null ? '' : ` until ${after.pin.endsAt.slice(0, 10)}`;
  return { before: priceText(before), after: `${priceText(after)}${until}`, note: after.pin?.reason ?? null };
}

function shownTexts(before: OverriddenPlan, after: OverriddenPlan): Texts {
  const say = ({ hiddenBecause }: OverriddenPlan): string => (hiddenBecause === null ? 'shown' : 'hidden');
  return { before: say(before), after: say(after), note: after.hiddenBecause };
}

function correctionTexts(before: OverriddenPlan, after: OverriddenPlan): Texts {
  const say = ({ correction }: OverriddenPlan): string | null =>
    correction &&
    JSON.stringify({ ...correction.facts, ...(correction.networks && { networks: correction.networks }) });
  return { before: say(before), after: say(after), note: after.correction?.reason ?? null };
}

const none = z.object({});

export const planDecisions = {
  pin: changing({ action: 'pin', parameters: pinParameters }, pinWithin, pinTexts),
  unpin: changing({ action: 'unpin', parameters: none }, (desk, { subject }) => desk.unpin(Number(subject)), pinTexts),
  hide: changing(
    { action: 'hide', parameters: z.object({ reason }) },
    (desk, { subject, parameters }) => desk.hidePlan(Number(subject), parameters.reason),
    shownTexts,
  ),
  unhide: changing(
    { action: 'unhide', parameters: none },
    (desk, { subject }) => desk.showPlan(Number(subject)),
    shownTexts,
  ),
  correct: changing({ action: 'correct', parameters: correctParameters }, correct, correctionTexts),
  uncorrect: changing(
    { action: 'uncorrect', parameters: none },
    (desk, { subject }) => desk.uncorrect(Number(subject)),
    correctionTexts,
  ),
} as const;
