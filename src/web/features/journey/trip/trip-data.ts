import type { DraftProblems, DraftSource, JourneyDraft } from '#domain/journey/journey-draft.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import type { RowPrices } from '#domain/listing/destination-view.ts';
import type { RateDays } from '#domain/money/exchange-rates.ts';
import type { OwnWay } from '#domain/journey/own-way.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { ShownMoney } from '#domain/money/money.ts';
import type { TripCost } from '#domain/trip/trip-cost.ts';
import type { Stay } from '#domain/trip/trip-legs.ts';
import type { OwnSimData } from '#web/features/list/state/list-data.ts';

/** The country of a stop of the form. */
export interface StopCountry {
  readonly name: string;
  readonly slug: string;
  readonly flag: string;
  /** Of its page, without language prefix. */
  readonly path: string;
}

/** A stop of the planned journey. */
export interface ShownStop {
  readonly place: PlaceForms;
  readonly flag: string;
  /** Of the country's page, without language prefix. */
  readonly path: string;
  /** Days of the journey before it. */
  readonly start: number;
  readonly days: number;
  readonly dataMb: number | null;
  /** Whether any plan works there, for whatever trip. */
  readonly hasPlans: boolean;
}

/** A plan to buy, its number, and its stops. */
export interface ShownPurchase {
  readonly plan: ListedPlan;
  readonly trip: TripCost;
  readonly prices: RowPrices;
  /** True: the cost holds a converted price. */
  readonly isEstimate: boolean;
  /** Indexes of its stops. */
  readonly stops: readonly number[];
  /** Days of the journey on which its days run on without use. */
  readonly idle: readonly Stay[];
  readonly regionName: string | null;
  /** New customer price; one offer per seller. */
  readonly isForNew: boolean;
}

/** `balanced`: neither the cheapest nor the one with the fewest installations, but worth its extra ones. */
export type WayName = 'cheapest' | 'fewest' | 'balanced' | 'fullSpeed' | 'between' | 'locals';

/** One plan of a way: all of its purchases are one line. */
export interface PlanLine {
  /** In the order of use. */
  readonly purchases: readonly ShownPurchase[];
  readonly count: number;
  readonly cost: ShownMoney;
}

export interface ShownWay {
  readonly name: WayName;
  /** Whether none has fewer installations. */
  readonly isFewest: boolean;
  readonly cost: ShownMoney;
  readonly installs: number;
  /** How often the phone has to be set to another eSIM. */
  readonly changes: number;
  /** In the order of use. */
  readonly purchases: readonly ShownPurchase[];
  /** One for each distinct plan, in the order of use. */
  readonly lines: readonly PlanLine[];
  /** Indexes of the stops without data. */
  readonly gaps: readonly number[];
  readonly isProven: boolean;
}

export interface ShownNearMiss {
  readonly purchase: ShownPurchase;
  readonly missed: number;
}

/** The visitor's own SIM where the law limits what it costs, with plans elsewhere. */
export interface ShownOwnWay extends Pick<OwnWay, 'terms' | 'stops' | 'dataMb' | 'most'> {
  /** Of plans for the other stops. */
  readonly lines: readonly PlanLine[];
  /** The most that it costs in all. */
  readonly cost: ShownMoney;
}

/** The own SIM on this route. */
export interface TripOwnSim extends Pick<OwnSimData, 'home' | 'homes' | 'checked'> {
  /** Null: home is not known. */
  readonly way: ShownOwnWay | null;
}

export interface TripAnswer {
  readonly stops: readonly ShownStop[];
  readonly days: number;
  /** Those that cover the most days first, of these the cheapest first; last the one with a plan for each country. */
  readonly ways: readonly ShownWay[];
  /** What each extra installation has to save for a way to be shown; null: not known in this currency. */
  readonly extraInstall: ShownMoney | null;
  readonly nearMiss: ShownNearMiss | null;
  /** Null: nothing can be said of it. */
  readonly ownSim: TripOwnSim | null;
  readonly rateDates: RateDays | null;
}

export interface ExampleStop extends Pick<ShownStop, 'place' | 'flag' | 'days'> {
  readonly slug: string;
}

export interface TripData {
  readonly source: DraftSource;
  readonly draft: JourneyDraft;
  /** One per stop of the draft; null: not known, or nothing entered. */
  readonly countries: readonly (StopCountry | null)[];
  /** Countries that travellers combine with the last stop, most visited first; none of the stops. */
  readonly near: readonly { readonly name: string; readonly path: string }[];
  /** Of the only country; null: none yet, or several. */
  readonly picture: { readonly flag: string | null; readonly path: string } | null;
  /** Stops of a popular route, for an empty form. */
  readonly example: readonly ExampleStop[];
  /** Null: no errors, or an empty form. */
  readonly problems: DraftProblems | null;
  /** Null: an empty form, or errors. */
  readonly answer: TripAnswer | null;
}
