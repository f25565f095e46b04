/** Why a token is not believed. For the log alone: visitors only learn that it did not work. */
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
  /** Sooner than anybody can fill in the form. */
  'too-fast',
  /** The service does not know the secret key that is configured. */
  'wrong-secret',
  /** The service did not answer, or not in time. */
  'unavailable',
] as const;

export type BotRefusal = (typeof botRefusals)[number];

/** What makes sure that a token is believed once: see `useToken`. */
export interface TokenUse {
  readonly hash: string;
  /** From then on the token is refused anyway. */
  readonly expiresAt: Date;
}

export type BotCheckAnswer =
  /** `once`: to be used up in the transaction that stores the review; null: the service has used it up itself. */
  { readonly ok: true; readonly once: TokenUse | null } | { readonly ok: false; readonly reason: BotRefusal };

/** What a form is told when it opens: a challenge to solve, or whose script to ask for a token. */
export type BotChallenge =
  | {
      readonly kind: 'altcha';
      /** For altcha-lib's `solveChallenge`; the token is the Base64 of the JSON of `{challenge, solution}`. */
      readonly challenge: Readonly<Record<string, unknown>>;
      /** A token that is sent sooner after the answer is refused: nobody types as fast. */
      readonly usableInMs: number;
      /** A form that is open for longer asks again. */
      readonly lifetimeMs: number;
    }
  | { readonly kind: 'recaptcha' | 'turnstile'; readonly siteKey: string; readonly action: string };

/** Tells people from programs without asking anything. Never throws: a check that cannot be made is a refusal. */
export interface BotCheck {
  readonly kind: 'altcha' | 'recaptcha' | 'turnstile';
  /**
   * Whether a token is to be believed; using it up is another step, which `once` describes.
   * @param client.address for services that want to know it
   */
  verify(token: string, client: { readonly address: string; readonly now: Date }): Promise<BotCheckAnswer>;
  /** A new one for each form. */
  challenge(now: Date): Promise<BotChallenge>;
}
