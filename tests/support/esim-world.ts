import type { CountryCode } from '#domain/kernel/codes.ts';
import type { PhoneSystem } from '#domain/arrival/esim-steps.ts';

/** What is so of a plan, stated or not. */
export interface Truth {
  /** Empty: the phone finds it with nothing typed. */
  readonly apn: Readonly<Record<PhoneSystem, string>>;
  readonly roams: boolean;
  readonly isReinstallable: boolean;
  readonly isToppedUp: boolean;
  readonly startsAtConnect: boolean;
  readonly allowed: (country: CountryCode) => readonly string[];
}

export interface Line {
  isOn: boolean;
  roaming: boolean;
  apn: string;
  /** Null: automatic. */
  network: string | null;
}

/** The seller's side of a plan. */
interface Account {
  isCodeUsed: boolean;
  identity: 'accepted' | 'open' | 'slow' | 'refused';
  state: 'active' | 'by-hand' | 'undelivered' | 'ended' | 'used-up' | 'broken';
}

/** Phone, plans and networks. Causes change it. */
export interface World {
  readonly system: PhoneSystem;
  readonly truths: readonly Truth[];
  readonly accounts: Account[];
  readonly lines: Map<number, Line>;
  hasEid: boolean;
  lock: 'none' | 'until-asked' | 'for-good';
  isFlying: boolean;
  ownRoams: boolean;
  /** Null: the own line carries data. */
  dataLine: number | null;
  takesOver: boolean;
  needsRestart: boolean;
  isRegistered: boolean;
  autoPicksWrong: boolean;
  isOutOfReach: boolean;
  isHotspotRefused: boolean;
  /** Whatever else keeps data away and no step can see. */
  isBlocked: boolean;
  areSlotsFull: boolean;
}

/** What a cause does, and when: before all steps, when the line is set up, or once data has worked. */
export interface Cause {
  readonly name: string;
  readonly when: 'start' | 'set-up' | 'worked';
  readonly happen: (world: World, line: number) => void;
}
