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
import type { DecisionKind, DecisionStore, Effect, SeenItem } from './decision-kind.ts';

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

const about = { kind: 'plan', needsTouch: false, isImmediate: false, look: lookAtPlan } as const;

function changing<Parameters>(
  kind: Pick<DecisionKind<Parameters, OverriddenPlan>, 'action' | 'role' | 'parameters' | 'command'>,
  change: (store: DecisionStore, id: number, parameters: Parameters) => Promise<Result<OverriddenPlan>>,
  texts: (before: OverriddenPlan, after: OverriddenPlan) => Omit<Effect<unknown>, 'value'>,
): DecisionKind<Parameters, OverriddenPlan> {
  return {
    ...about,
    ...kind,
    carryOut: async (store, { subject, parameters }) => {
      const before = await overridesIn(store).plan(Number(subject));
      if (!before.ok) return before;
      const after = await change(store, Number(subject), parameters);
      return after.ok ? success({ ...texts(before.value, after.value), value: after.value }) : after;
    },
  };
}

/** Pins a price within the limits of the operator's role. */
async function pinWithin(
  store: DecisionStore,
  id: number,
  { price, reason: words, until, isSure }: PinParameters,
): Promise<Result<OverriddenPlan>> {
  const pin = makePin({ price, reason: words, untilDay: until }, store.now);
  if (!pin.ok) return pin;
  const lastsMs = Date.parse(pin.value.endsAt) - store.now.getTime();
  if (store.role === 'moderator' && lastsMs > (moderatorsPinDays + 1) * dayMs)
    return failure(`Moderators can pin a price for ${moderatorsPinDays} days at most.`);
  return overridesIn(store).pin(id, pin.value, isSure);
}

function pinTexts(before: OverriddenPlan, after: OverriddenPlan): Omit<Effect<unknown>, 'value'> {
  const until = after.pin === null ? '' : ` until ${after.pin.endsAt.slice(0, 10)}`;
  return { before: priceText(before), after: `${priceText(after)}${until}`, note: after.pin?.reason ?? null };
}

function pinOptions({ price, reason: words, until }: PinParameters): string {
  return `--price "${amountText(price)}" --until ${until} --reason ${JSON.stringify(words)}`;
}

const shownText = ({ hiddenBecause }: OverriddenPlan): string => (hiddenBecause === null ? 'shown' : 'hidden');
const correctionText = ({ correction }: OverriddenPlan): string | null =>
  correction === null
    ? null
    : JSON.stringify({ ...correction.facts, ...(correction.networks && { networks: correction.networks }) });

const none = z.object({});

export const planDecisions = {
  pin: changing(
    {
      action: 'pin',
      role: 'owner',
      parameters: pinParameters,
      command: (id, parameters) => `roamchart plans pin ${id} ${pinOptions(parameters)}`,
    },
    pinWithin,
    pinTexts,
  ),
  unpin: changing(
    { action: 'unpin', role: 'owner', parameters: none, command: (id) => `roamchart plans unpin ${id}` },
    (store, id) => overridesIn(store).unpin(id),
    pinTexts,
  ),
  hide: changing(
    {
      action: 'hide',
      role: 'owner',
      parameters: z.object({ reason }),
      command: (id, { reason: words }) => `roamchart plans hide ${id} --reason ${JSON.stringify(words)}`,
    },
    (store, id, { reason: words }) => overridesIn(store).hidePlan(id, words),
    (before, after) => ({ before: shownText(before), after: shownText(after), note: after.hiddenBecause }),
  ),
  unhide: changing(
    { action: 'unhide', role: 'owner', parameters: none, command: (id) => `roamchart plans unhide ${id}` },
    (store, id) => overridesIn(store).showPlan(id),
    (before, after) => ({ before: shownText(before), after: shownText(after) }),
  ),
  correct: changing(
    {
      action: 'correct',
      role: 'owner',
      parameters: correctParameters,
      command: (id, { reason: words }) => `roamchart plans correct ${id} --reason ${JSON.stringify(words)}`,
    },
    async (store, id, { facts: corrected, networks: named, reason: words, until }) => {
      const correction = makeCorrection(
        { facts: corrected, networks: named ?? undefined, reason: words, untilDay: until ?? undefined },
        store.now,
      );
      return correction.ok ? overridesIn(store).correct(id, correction.value) : correction;
    },
    (before, after) => ({
      before: correctionText(before),
      after: correctionText(after),
      note: after.correction?.reason ?? null,
    }),
  ),
  uncorrect: changing(
    { action: 'uncorrect', role: 'owner', parameters: none, command: (id) => `roamchart plans uncorrect ${id}` },
    (store, id) => overridesIn(store).uncorrect(id),
    (before, after) => ({ before: correctionText(before), after: correctionText(after) }),
  ),
} as const;
