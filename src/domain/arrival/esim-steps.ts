import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Known, PlanFacts } from '#domain/plan/plan.ts';
import type { PartialText } from '#domain/plan/provider-profile.ts';

/**
 * The vocabulary of the steps after a purchase: facts and trip in, ordered steps with dates out.
 *
 * The phone that the steps speak of has **lines**: its own SIM and each installed eSIM. A line is on or off; it has data
 * roaming on or off, an APN (empty, or a text) and a network selection (automatic, or one network by name). Exactly one
 * line carries mobile data, and "data switching" lets another line take over when that one has no network. Flight mode
 * takes every line off the air. A line has data when flight mode is off, the line is on and carries mobile data, its
 * roaming is on where the plan roams, its APN is the one its plan needs on this system, a network that its plan allows
 * is in reach and selected, and the seller's side agrees: started, not ended, data left, identity accepted.
 *
 * The traveller does the steps in order. At each step they do what it says, then look for what must be seen. Seen: on to
 * the next. Not seen: the step's own way out, or else on to the next, since the checks come later. When data works,
 * checks and `write` are skipped. `write` ends the list of what a traveller can do: the seller must act.
 */
export type PhoneSystem = 'ios' | 'android';

/** What an eSIM needs as APN: nothing typed, or this text. */
export type Apn = { readonly kind: 'automatic' } | { readonly kind: 'manual'; readonly value: string };

/** What a plan or its seller states of the time after the purchase. Null or empty: not stated. */
interface AfterPurchaseFacts {
  readonly apn: Readonly<Record<PhoneSystem, Apn | null>>;
  /** Whether data roaming must be on for the eSIM's line; false: it works with roaming off, and on does no harm. */
  readonly roaming: Known;
  /** Whether an eSIM that was deleted can be installed again with the same code. */
  readonly reinstall: Known;
  /** Days after the plan's end in which it can still be topped up; 0: only before its end. */
  readonly topUpWithinDays: number | null;
  /** The seller's refund rule in words, where the plan itself states none. */
  readonly refundRule: PartialText;
  /** E-mail addresses, https addresses and telephone numbers. */
  readonly support: readonly string[];
  /** When the support answers, in the seller's words: "day and night", "9 to 18 JST". */
  readonly supportHours: string | null;
}

/** One bought plan: one line of the phone, called by its index in the input. */
export interface PlanToInstall
  extends
    AfterPurchaseFacts,
    Pick<
      PlanFacts,
      | 'coverage'
      | 'networks'
      | 'activation'
      | 'installWithinDays'
      | 'validityDays'
      | 'dayCount'
      | 'ekyc'
      | 'tethering'
      | 'topUp'
      | 'refund'
    > {}

/** A country of the trip, in the order of travel. */
export interface TripStop {
  readonly country: CountryCode;
  /** Whole days; null: not said. */
  readonly days: number | null;
}

export interface StepsInput {
  /**
   * At least one, in the order bought. The line that serves the stop before serves the next one too where its plan covers
   * it; else the first plan in this order that does.
   */
  readonly plans: readonly PlanToInstall[];
  /** Null: not known; texts then give the words of both systems, and the APNs of both. */
  readonly system: PhoneSystem | null;
  /** At the first stop; null: not known, dates are then rules. */
  readonly landing: Landing | null;
  /** `YYYY-MM-DD`; null: not known. */
  readonly bought: string | null;
  /** At least one; two stops in a row are a border. */
  readonly stops: readonly TripStop[];
}

export interface Landing {
  /** Local date and time, `2026-12-12T14:20`, or only the date. */
  readonly at: string;
  /** IANA name of the zone of the first stop. */
  readonly zone: string;
}

/** Parts of the list, in order; `border` once for each crossing. */
export type StepStage = 'home' | 'plane' | 'landed' | 'border' | 'trouble' | 'write' | 'leave';

/** What a traveller does in one step. Each is described by what it changes on the phone and what must be seen. */
export type StepId = SetUpStepId | LineStepId | BorderStepId | CheckId | EndStepId;

type SetUpStepId =
  /**
   * Dials `*#06#`. Changes nothing. Seen: a line "EID". Not seen: the phone takes no eSIM; nothing may be installed, and
   * the way out is `write`, for the money back.
   */
  | 'eid'
  /**
   * Looks whether the phone is tied to an operator. Changes nothing. Seen: not locked. Not seen: the way out is the
   * operator that locked it; if it unlocks the phone, the steps go on, else `write`, for the money back.
   */
  | 'lock'
  /**
   * Sends the seller the identity papers that the plan asks for. Changes the seller's side: the identity is accepted.
   * Seen: the seller's account says so. Not seen: the line will have no data; `check-plan` looks again.
   */
  | 'identify'
  /**
   * On Wi-Fi, scans the seller's code. Adds the line, named after its place; on most phones it is then on, without data
   * roaming, with an empty APN and automatic network selection. Where days start at installation, they start. Seen: the
   * line in the list of lines. Not seen, or the code is refused as used: the way out is `write`.
   */
  | 'install'
  /** Turns the new line off. Its days do not start and it costs nothing. Seen: the line is listed as off. */
  | 'keep-off'
  /**
   * Turns data roaming of the phone's own line off. That line has no data abroad from now on and costs none. Seen: the
   * switch is off.
   */
  | 'home-data-off'
  /**
   * Ends flight mode. Every line that is on looks for a network. Seen: no aeroplane sign at the top of the screen.
   */
  | 'flight-mode-off';

/** Settings of the line that serves a stop: after landing, and again at a border where the line changes. */
export type LineStepId =
  /** Turns the line on. It looks for a network. Seen: the line is listed as on. */
  | 'switch-on'
  /** Turns data roaming of this line on. Seen: the switch is on. Missing only where the plan is stated to need none. */
  | 'roaming-on'
  /**
   * Sets the line's APN: empties it (automatic), or types the value and selects it. Missing where neither is stated for
   * this system; the APN then stays as installed. Seen: the field is empty, or holds the value.
   */
  | 'apn'
  /**
   * Makes this line carry mobile data, and turns data switching off, so that the own line never takes over. Seen: this
   * line's name is ticked.
   */
  | 'data-line'
  /**
   * Network selection is set to automatic where it is not, then some minutes are waited; where days start at the first use,
   * they start when the line connects. Seen: the name of a network, one of `networks` where these are stated, and a page
   * opens with Wi-Fi off. Not seen: the checks.
   */
  | 'network';

type BorderStepId =
  /** The same line serves both countries. Nothing is changed; network selection is set to automatic. Seen: as `network`. */
  | 'border-same'
  /** No bought plan covers the country. Nothing is changed, and nothing will be seen: there is no data in it. */
  | 'border-uncovered'
  /** Turns the line of the country before off, after the new line has data. Seen: the line is listed as off. */
  | 'old-line-off';

/**
 * Checks while there is no data, each of them of the line that serves the stop. After each, data is tried again. Their
 * order in the output is the order in which they are made: A is the first.
 */
export type CheckId =
  /**
   * Flight mode is off; the line is on and carries mobile data; no other line takes over. Whatever is not so is set.
   * The line is missing (deleted): `install` and its settings (`LineStepId`) again where reinstalling is not stated to be
   * refused, else `write`.
   */
  | 'check-line'
  /** Data roaming of this line is on. If not, it is turned on. */
  | 'check-roaming'
  /**
   * A network has a name. Network selection is set from automatic to each of `networks` in turn (none stated: to each that
   * the phone lists), until data works; none works: back to automatic.
   */
  | 'check-network'
  /**
   * Once for the lines of each APN. The APN is the stated one. If not, it is emptied or typed. Not stated: it is emptied. Then the phone is restarted, which
   * ends what only a restart ends.
   */
  | 'check-apn'
  /**
   * On Wi-Fi, looks into the seller's account: bought, started, not ended, data left, identity accepted. What is open there
   * is done there: identity papers are sent; a plan that must be started by hand is started; used-up or ended plans are
   * topped up where the plan allows it. If only another device that shares the connection has no data while the phone
   * itself has: the plan does not allow sharing, and nothing is broken.
   */
  | 'check-plan';

type EndStepId =
  /** Sends the seller what was tried. Changes nothing on the phone. From here the seller must act. Ends the trouble. */
  | 'write'
  /** Makes the own line carry mobile data again and turns the new line off. Seen: the own line's name is ticked. */
  | 'home-data-back'
  /**
   * Deletes the eSIM. It is gone from the list of lines, and cannot be installed again unless that is stated. Never before
   * the plan's end and the end of its top-up window.
   */
  | 'remove';

/** A fact of a plan that a step stands on: by the name of its field. */
export type StepFact = keyof PlanToInstall;

/** A rule that a step stands on where no plan says anything. */
export type StepRule =
  /** Only a phone with an EID takes an eSIM. */
  | 'esim-needs-eid'
  /** A locked phone refuses lines of other operators. */
  | 'lock-refuses-lines'
  /** Installing needs a connection that is not the one being installed. */
  | 'install-needs-wifi'
  /** A line that is off has no network. */
  | 'lines-have-switches'
  /** A line whose days start at the first use must not connect before its place. */
  | 'first-use-starts-days'
  /** A line of one's own with data roaming on abroad costs money. */
  | 'own-line-costs'
  /** One line carries mobile data. */
  | 'one-data-line'
  /** Travel eSIMs mostly roam; roaming of a prepaid line of data costs nothing more. Where a plan does not state it. */
  | 'travel-lines-roam'
  /** A line has data only on networks that its plan allows. */
  | 'plans-have-networks'
  /** A network ends at its country's border, and the next takes minutes. */
  | 'networks-end-at-borders'
  /** What is right on the phone and does not work is wrong at the seller. */
  | 'seller-must-act'
  /** A deleted eSIM may be lost for good. */
  | 'deleting-is-final';

export type Basis =
  | { readonly kind: 'fact'; readonly fact: StepFact }
  | { readonly kind: 'rule'; readonly rule: StepRule };

interface AnyStep<Id extends StepId> {
  readonly id: Id;
  readonly stage: StepStage;
  /** Indexes of the plans whose lines it is about; empty: the phone or its own line. */
  readonly lines: readonly number[];
  /** Index of the stop at which it is done; null: before the trip, or anywhere in it. */
  readonly stop: number | null;
  /** Local day, or day and time, in the zone of the first stop, by which or at which it is done; null: not known. */
  readonly at: string | null;
  /** At least one. */
  readonly basis: readonly Basis[];
}

/** By system; null: not stated. For a known system the other one's is null. */
type ApnBySystem = AfterPurchaseFacts['apn'];

export type ApnStep = AnyStep<'apn' | 'check-apn'> & { readonly apn: ApnBySystem };

/** Names that the plan states for the country of `stop` (checks: for all stops of its line), in its order. */
export type NetworkStep = AnyStep<'network' | 'border-same' | 'check-network'> & {
  readonly networks: readonly string[];
};

export type EsimStep = ApnStep | NetworkStep | AnyStep<Exclude<StepId, ApnStep['id'] | NetworkStep['id']>>;

/** A date of a plan: a local day or time where it can be known, else the rule by which it will be. */
export type PlanDate =
  | { readonly kind: 'at'; readonly at: string; readonly zone: string | null }
  /** Days after a deed; 0 days: with the deed itself. */
  | { readonly kind: 'after'; readonly days: number; readonly of: 'purchase' | 'install' | 'first-use' | 'start' }
  /** Until the deed. */
  | { readonly kind: 'until'; readonly deed: 'install' | 'first-use' }
  | { readonly kind: 'before-landing' }
  | { readonly kind: 'never' }
  | { readonly kind: 'not-stated' };

export interface PlanDates {
  /** The day before landing, or the seller's limit if that is earlier. */
  readonly installBy: PlanDate;
  /** The seller's own limit. */
  readonly installLimit: PlanDate;
  readonly starts: PlanDate;
  /** `never`: the plan does not expire. */
  readonly ends: PlanDate;
  /** `never`: no refund. The seller's rule in words, if any, is `refundRule` of the plan. */
  readonly refundUntil: PlanDate;
}

/** A question to send to the seller because a fact is not stated. */
export type OpenQuestion = 'apn' | 'roaming' | 'reinstall' | 'install-window' | 'networks' | 'refund' | 'support';

export interface EsimSteps {
  /** In the order in which they are done. */
  readonly steps: readonly EsimStep[];
  /** By plan. */
  readonly dates: readonly PlanDates[];
  /** By plan: what is not stated. */
  readonly questions: readonly (readonly OpenQuestion[])[];
}
