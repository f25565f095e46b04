/** How often one client may do something. */
export interface LimitRule {
  /** Tells what is counted; the same in every process of a site. */
  readonly name: string;
  /** How many within any `windowMs` are let through. */
  readonly limit: number;
  readonly windowMs: number;
}

/** Counts what each client did lately, never longer than the rule's window. */
export interface ClientLimits {
  /** Whether the client may do it once more. Never rejects. @param address of the client */
  take(rule: LimitRule, address: string, now: Date): Promise<boolean>;
}
