/** Why a token is not believed. For the log alone: visitors only learn that it did not work. */
export const botRefusals = [
  'missing',
  'malformed',
  'forged',
  'expired',
  /** Used before: by a repeat of the same request, or by someone who copied it. */
  'replayed',
  'wrong-action',
  'wrong-host',
  'low-score',
  /** The service did not answer, or not in time. */
  'unavailable',
] as const;

export type BotRefusal = (typeof botRefusals)[number];

export type BotCheckAnswer = { readonly ok: true } | { readonly ok: false; readonly reason: BotRefusal };

/** Tells people from programs without asking anything. Never throws: a check that cannot be made is a refusal. */
export interface BotCheck {
  readonly kind: 'altcha' | 'recaptcha' | 'turnstile';
  /** Believes a token once. @param client.address for services that want to know it */
  verify(token: string, client: { readonly address: string; readonly now: Date }): Promise<BotCheckAnswer>;
  /** What the browser has to solve; only checks that this site makes itself have it. */
  challenge?(): Promise<object>;
}
