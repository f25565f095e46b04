import type { LimitRule } from './client-limits.ts';

/** Points to consume. */
export interface HitRequest {
  readonly rule: LimitRule;
  /** The client, as `clientNetwork` names it. */
  readonly client: string;
  /** Points to consume, at least 1. */
  readonly points: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Stores the hits of a sliding window. */
export interface HitStore {
  /** Consumes up to that many points, as far as the rule's window before `now` allows, and returns how many. */
  consume(request: HitRequest): Promise<number>;
  close(): Promise<void>;
}
