import type { LimitRule } from './client-limits.ts';

/** What is asked for at once. */
export interface UseRequest {
  readonly rule: LimitRule;
  /** The client, as `clientNetwork` names it. */
  readonly client: string;
  /** How many more uses, at least 1. */
  readonly units: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Where uses are counted. */
export interface UseStore {
  /** Takes as many of the units as the rule still allows within its window before `now`, and tells how many. */
  take(request: UseRequest): Promise<number>;
  close(): Promise<void>;
}
