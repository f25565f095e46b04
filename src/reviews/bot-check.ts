/** Why a token is refused. For the log only: visitors only learn that it did not work. */
const botRefusals = [
  'missing',
  'malformed',
  'forged',
  'expired',
  /** Used before: by a repeat of the same request, or by someone who copied it. */
  'replayed',
  'wrong-action',
  'wrong-host',
  'low-score',
  /** Faster than anybody can fill in the form. */
  'too-fast',
  /** The service rejects the configured secret key. */
  'wrong-secret',
  /** The service did not respond, or not in time. */
  'unavailable',
] as const;

export type BotRefusal = (typeof botRefusals)[number];

/** Makes a token single-use: see `useToken`. */
export interface TokenUse {
  readonly hash: string;
  /** From then on the token is refused anyway. */
  readonly expiresAt: Date;
}

export type BotCheckAnswer =
  /** `once`: to be used up in the transaction that stores the review; null: the service has used it up itself. */
  { readonly ok: true; readonly once: TokenUse | null } | { readonly ok: false; readonly reason: BotRefusal };

/** Response to an opened form: a challenge to solve, or the service whose script provides a token. */
export type BotChallenge =
  | {
      readonly kind: 'altcha';
      /** For altcha-lib's `solveChallenge`; the token is the Base64 of the JSON of `{challenge, solution}`. */
      readonly challenge: Readonly<Record<string, unknown>>;
      /** Minimum delay before a token is accepted: nobody types as fast. */
      readonly usableInMs: number;
      /** A form that is open for longer requests a new one. */
      readonly lifetimeMs: number;
    }
  | { readonly kind: 'recaptcha' | 'turnstile'; readonly siteKey: string; readonly action: string };

/** Bot detection without user interaction. Never throws: a failed check is a refusal. */
export interface BotCheck {
  readonly kind: 'altcha' | 'recaptcha' | 'turnstile';
  /**
   * Verifies a token; using it up is another step, described by `once`.
   * @param client.address for services that want to know it
   */
  verify(token: string, client: { readonly address: string; readonly now: Date }): Promise<BotCheckAnswer>;
  /** A new one for each form. */
  challenge(now: Date): Promise<BotChallenge>;
}
