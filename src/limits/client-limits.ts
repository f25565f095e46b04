/** Limit of one client. */
export interface LimitRule {
  /** Names the limit; the same in every process of a site. */
  readonly name: string;
  /** Hits allowed within any `windowMs`. */
  readonly limit: number;
  readonly windowMs: number;
}

/** Sliding-window rate limits per client. Hits are stored no longer than the rule's window. */
export interface ClientLimits {
  /** Whether the client may do it once more. Never rejects. @param address of the client */
  consume(rule: LimitRule, address: string, now: Date): Promise<boolean>;
}
