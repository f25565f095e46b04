/** Which check an operator has chosen, and its keys. Secret keys appear in no log, answer or message. */
export type BotCheckSettings =
  | { readonly kind: 'altcha' }
  | {
      readonly kind: 'recaptcha';
      readonly siteKey: string;
      readonly secretKey: string;
      readonly leastScore: number;
    }
  | { readonly kind: 'turnstile'; readonly siteKey: string; readonly secretKey: string };
